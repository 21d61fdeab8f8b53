package import Entities
import Gateways
import JSON
import Platform

/// The questions of a file in the shape of Open Trivia DB's answer, or of the list in it.
package struct LoadedQuestions: Equatable, Sendable {
  /// Much more than all that Open Trivia DB has, and little enough to read at once.
  package static let largestFile = 64 << 20

  /// Each one once, in the order of the file.
  package let questions: [Question]
  /// How many were not complete.
  package let leftOut: Int
  /// Why there are none, if Open Trivia DB said so.
  let refusal: QuestionError?

  package init(path: String) throws(QuestionFileError) {
    let bytes: [UInt8]
    do { bytes = try Files.bytes(at: path, limit: Self.largestFile) } catch { throw .unreadable(error) }
    try self.init(bytes: bytes)
  }

  package init(bytes: [UInt8]) throws(QuestionFileError) {
    let json: JSONValue
    do { json = try JSONReader.read(bytes) } catch { throw .notJSON(offset: error.offset, expected: error.expected) }
    guard let records = json.array ?? json["results"]?.array else { throw .notQuestions }
    let complete = records.compactMap { QuestionRecord(json: $0).question }
    if complete.isEmpty, !records.isEmpty { throw .allMalformed(count: records.count) }
    var seen: Set<String> = []
    questions = complete.filter { seen.insert(QuestionText.key($0.text)).inserted }
    leftOut = records.count - complete.count
    refusal = json["response_code"]?.integer.flatMap(Self.refusal)
  }

  private static func refusal(code: Int) -> QuestionError? {
    switch code {
    case 1: .tooFew(available: 0)
    case 2: .badParameter
    case 5: .rateLimited(seconds: 5)
    default: nil
    }
  }
}
