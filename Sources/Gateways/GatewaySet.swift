/// The gateways that the program chose, handed down from the root.
package struct GatewaySet: Sendable {
  package let questions: any QuestionSource
  /// What can be played when the others have nothing.
  package let builtInQuestions: any QuestionSource
  package let settings: any SettingsStore

  package init(questions: any QuestionSource, builtInQuestions: any QuestionSource, settings: any SettingsStore) {
    self.questions = questions
    self.builtInQuestions = builtInQuestions
    self.settings = settings
  }
}
