import Testing

/// The folder is a specification: each rule must have a test.
@Suite("List of rules")
struct RuleListTests {
    @Test
    func `Every rule has a test with its number in the name`() throws {
        let tested = try RuleList().tests.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
        #expect(Set(1...RuleList.count).subtracting(tested).sorted() == [], "These rules have no test.")
        #expect(tested.subtracting(1...RuleList.count).sorted() == [], "There are no such rules.")
    }

    @Test
    func `Every rule left open by UIKit's documentation has a decision, and every decision is about a rule`() throws {
        let decided = try RuleList().decisions.reduce(into: Set<Int>()) { $0.formUnion($1.rules) }
        #expect(RuleList.open.subtracting(decided).sorted() == [], "Documentation/Decisions.md lacks these.")
        #expect(decided.subtracting(1...RuleList.count).sorted() == [], "There are no such rules.")
    }

    @Test
    func `The decisions page names existing tests of each rule, and members whose documentation cites it`() throws {
        let list = try RuleList()
        let documented = Self.rulesByMember(in: list.librarySource)
        for decision in list.decisions {
            #expect(!decision.tests.isEmpty && !decision.members.isEmpty, "rules \(decision.rules)")
            for test in decision.tests {
                let rules = try #require(list.tests[test], "There is no test “\(test)”.")
                #expect(!rules.isDisjoint(with: decision.rules), "“\(test)” is not about rules \(decision.rules)")
            }
            for member in decision.members {
                let name = member.split(separator: ".").last.map { String($0.prefix { $0 != "(" }) } ?? ""
                let cited = try #require(documented[name], "There is no \(member), or it cites no rule.")
                #expect(!cited.isDisjoint(with: decision.rules), "\(member) does not cite rules \(decision.rules)")
            }
        }
    }

    @Test
    func `Rule numbers are read singly, in pairs and in ranges`() {
        #expect(RuleList.rules(in: "Rule 7: a tap") == [7])
        #expect(RuleList.rules(in: "Rules 32 and 33: Cancel") == [32, 33])
        #expect(RuleList.rules(in: "- Note: Rules 8 to 11 and 36.") == [8, 9, 10, 11, 36])
        #expect(RuleList.rules(in: "rules 71, 73 and 74") == [71, 73, 74])
        #expect(RuleList.rules(in: "rules of the house") == [])
    }

    /// The rules cited in the documentation of each member. Members with the same name share an entry.
    private static func rulesByMember(in source: String) -> [String: Set<Int>] {
        var rules: [String: Set<Int>] = [:]
        var comment = ""
        for line in source.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("///") {
                comment += text.dropFirst(3)
            } else if !text.hasPrefix("@") {
                let words = text.split { !$0.isLetter }
                let keyword = words.firstIndex { ["var", "let", "func", "class", "case", "protocol"].contains($0) }
                if comment.contains(/[Rr]ule/), let keyword, keyword + 1 < words.count {
                    rules[String(words[keyword + 1]), default: []].formUnion(RuleList.rules(in: comment))
                }
                comment = ""
            }
        }
        return rules
    }
}
