import Foundation
import Testing

@testable import packages

@Suite("Debian version")
struct DebianVersionTests {
    @Test(
        arguments: [
            ("1.0~rc1", "1.0"), ("1.0~~", "1.0~"), ("1.0", "1.0a"), ("1.9", "1.10"), ("9", "1:0"), ("1.0-1", "1.0-2"),
            ("1.0", "1.0-1"), ("1.0-1~deb12u1", "1.0-1"), ("1.0a", "1.0+"), ("1.0-9", "1.0.1-1"), ("2:1", "10:0"),
            ("1-1-1", "1-2-0"), ("1+0", "1-1-1"), ("1.99999999999999999999998", "1.99999999999999999999999"),
        ]
    )
    func `Versions are ordered as in dpkg`(lower: String, higher: String) {
        #expect(DebianVersion(lower) < DebianVersion(higher))
        #expect(!(DebianVersion(higher) < DebianVersion(lower)))
        #expect(DebianVersion(lower) != DebianVersion(higher))
    }

    @Test(arguments: [
        ("1.0", "1.00"), ("0:1", "1"), ("1.0", "1.0-0"), ("1.", "1.0"), ("a", "a0"), ("00:1-", "1"),
    ])
    func `Versions that dpkg considers equal are equal and have equal hashes`(left: String, right: String) {
        #expect(DebianVersion(left) == DebianVersion(right))
        #expect(DebianVersion(left).hashValue == DebianVersion(right).hashValue)
    }

    @Test
    func `A version is encoded as its text`() throws {
        let data = try JSONEncoder().encode([DebianVersion("1:2~3-4")])
        #expect(String(decoding: data, as: UTF8.self) == #"["1:2~3-4"]"#)
        #expect(try JSONDecoder().decode([DebianVersion].self, from: data).map(\.text) == ["1:2~3-4"])
    }

    @Test
    func `The order is total on arbitrary texts`() {
        var generator = SeededGenerator(state: 2)
        let versions = (0..<60).map { _ in DebianVersion(Self.text("01a~.-:+é", &generator)) }
        for (first, second) in versions.flatMap({ first in versions.map { (first, $0) } }) {
            #expect([first < second, second < first, first == second].count { $0 } == 1)
            if first == second { #expect(first.hashValue == second.hashValue) }
            for third in versions where first < second && second < third { #expect(first < third) }
        }
    }

    @Test(.enabled(if: MachineProgram.hasDpkg))
    func `Random versions compare as in dpkg`() throws {
        var generator = SeededGenerator(state: 3)
        for _ in 0..<250 {
            let pair = (0..<2).map { _ in Self.version(&generator) }
            try expectAgreement(pair[0], pair[1])
        }
    }

    @Test(.enabled(if: MachineProgram.hasDpkg))
    func `Installed versions compare as in dpkg`() throws {
        let output = try MachineProgram.output("/usr/bin/dpkg-query", "-W", "-f", #"${Version}\n"#)
        var generator = SeededGenerator(state: 4)
        // Neighbours differ least.
        let versions = Set(output.split(separator: "\n").map(String.init)).sorted {
            DebianVersion($0) < DebianVersion($1)
        }
        let pairs = Array(zip(versions, versions.dropFirst()))
        for (lower, higher) in pairs.shuffled(using: &generator).prefix(200) { try expectAgreement(lower, higher) }
    }

    private func expectAgreement(_ left: String, _ right: String) throws {
        let (first, second) = (DebianVersion(left), DebianVersion(right))
        let relation = first < second ? "lt" : first == second ? "eq" : "gt"
        let agrees = try MachineProgram.succeeds("/usr/bin/dpkg", "--compare-versions", left, relation, right)
        #expect(agrees, "'\(left)' \(relation) '\(right)'")
    }

    private static func text(_ alphabet: String, _ generator: inout SeededGenerator) -> String {
        String((0..<Int.random(in: 0..<6, using: &generator)).map { _ in alphabet.randomElement(using: &generator)! })
    }

    /// A version that dpkg accepts: it begins with a digit.
    private static func version(_ generator: inout SeededGenerator) -> String {
        let epoch = ["", "", "0:", "1:", "01:"].randomElement(using: &generator)!
        let revision = ["", "", "-", "-"].randomElement(using: &generator)!
        let suffix = revision.isEmpty ? "" : revision + "0" + text("01a~.+", &generator)
        // Only a version with a revision can have other hyphens.
        let upstream = text(suffix.isEmpty ? "01aB~.+" : "01aB~.+-", &generator)
        return epoch + "\(Int.random(in: 0..<3, using: &generator))" + upstream + suffix
    }
}
