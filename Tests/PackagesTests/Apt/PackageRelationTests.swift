import Foundation
import Testing

@testable import packages

@Suite("Package relation")
struct PackageRelationTests {
    private func relations(_ text: String) -> [[PackageRelation.Alternative]] {
        PackageRelation.relations(in: text).map(\.alternatives)
    }

    @Test
    func `Commas separate relations and bars alternatives`() {
        let names = relations("a, b | c|d ,\n e").map { $0.map(\.name) }
        #expect(names == [["a"], ["b", "c", "d"], ["e"]])
    }

    @Test(
        arguments: [
            ("a (>= 1.2)", VersionRestriction.Comparison.laterOrEqual), ("a(<<1.2)", .earlier), ("a ( = 1.2 )", .equal),
            ("a (<= 1.2)", .earlierOrEqual), ("a (>> 1.2)", .later), ("a (< 1.2)", .earlierOrEqual),
            ("a (> 1.2)", .laterOrEqual),
        ]
    )
    func `Restrictions have an operator and a version`(text: String, comparison: VersionRestriction.Comparison) {
        let expected = VersionRestriction(comparison: comparison, version: "1.2")
        #expect(relations(text) == [[.init(name: "a", restriction: expected)]])
    }

    @Test
    func `Qualifiers, architectures and profiles are recognized`() {
        let restriction = VersionRestriction(comparison: .equal, version: "1:2-3")
        #expect(
            relations("python3:any (= 1:2-3) [amd64 !i386] <!nocheck> <x>, b:armhf, c [arm64]") == [
                [
                    .init(
                        name: "python3",
                        qualifier: "any",
                        restriction: restriction,
                        architectures: ["amd64", "!i386"]
                    )
                ],
                [.init(name: "b", qualifier: "armhf")],
                [.init(name: "c", architectures: ["arm64"])],
            ]
        )
    }

    @Test(arguments: [
        "a (", "a (>= 1", "a ()", "a (1)", "a (>= 1 2)", "a (=> 1)", "a b", "a:", "(= 1)", "a [x", "a) b",
    ])
    func `An element without valid syntax keeps its text as name`(text: String) {
        #expect(relations("x, \(text) , y").map { $0.map(\.name) } == [["x"], [text], ["y"]])
        #expect(relations(text) == [[.init(name: text)]])
    }

    @Test(arguments: ["", ",", " , ,", "\n"])
    func `Empty elements are ignored`(text: String) {
        #expect(relations(text).isEmpty)
        #expect(relations("a,\(text),b").map { $0.map(\.name) } == [["a"], ["b"]])
    }

    @Test
    func `The description of a relation has the syntax of the field`() {
        let text = "a:any (>= 1) [amd64] | b"
        #expect(PackageRelation.relations(in: text).map(\.description) == [text])
    }

    @Test
    func `A restriction contains the versions in its range`() {
        let versions: [DebianVersion] = ["1.0~", "1.0", "1.1"]
        let contained = { (comparison: VersionRestriction.Comparison) in
            versions.filter(VersionRestriction(comparison: comparison, version: "1.0").contains).map(\.text)
        }
        #expect(contained(.earlier) == ["1.0~"])
        #expect(contained(.earlierOrEqual) == ["1.0~", "1.0"])
        #expect(contained(.equal) == ["1.0"])
        #expect(contained(.laterOrEqual) == ["1.0", "1.1"])
        #expect(contained(.later) == ["1.1"])
    }
}
