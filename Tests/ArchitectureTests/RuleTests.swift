import Testing

struct RuleTests {
  @Test(arguments: Rule.all)
  func `the tree keeps the rule`(rule: Rule) throws {
    #expect(rule.violations(try SourceTree.real()) == [])
  }

  @Test(arguments: Rule.all)
  func `a planted violation is found`(rule: Rule) throws {
    let tree = try SourceTree.real().planting(rule.planted.path, rule.planted.text)
    #expect(rule.violations(tree).contains { $0.hasPrefix(rule.planted.path) })
  }
}
