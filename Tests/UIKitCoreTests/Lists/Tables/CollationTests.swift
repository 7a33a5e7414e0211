import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("UILocalizedIndexedCollation")
struct CollationTests {
    private struct Person {
        let name: String
        let number: Int
    }

    private func title(_ name: String, in language: String) -> String {
        let collation = UILocalizedIndexedCollation(language: language)
        return collation.sectionTitles[collation.section(for: name, collationString: \.self)]
    }

    @Test func `the English index has the sections A to Z and a number sign`() {
        let collation = UILocalizedIndexedCollation(language: "en")
        #expect(collation.sectionTitles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
        #expect(collation.sectionIndexTitles == collation.sectionTitles)
        #expect(collation.section(forSectionIndexTitle: 26) == 26)
        #expect(UILocalizedIndexedCollation.current() === UILocalizedIndexedCollation.current())
    }

    @Test func `names are sorted into sections without regard to case, diacritics and leading spaces`() {
        for (name, letter) in [
            ("Adam", "A"), ("eve", "E"), ("  Zoë", "Z"), ("Émile", "E"), ("Ångström", "A"), ("Øster", "O"),
            ("ßar", "S"),
            ("Łódź", "L"), ("7 dwarfs", "#"), ("", "#"), ("Жуков", "#"), ("…", "#"), ("Ｗｉｄｅ", "W"),
        ] {
            #expect(title(name, in: "en") == letter, "\(name)")
        }
    }

    @Test func `each language has its own section titles`() {
        for (name, language, letter) in [
            ("Ångström", "sv", "Å"), ("Ñandú", "es", "Ñ"), ("Жуков", "ru", "Ж"), ("Ёлка", "ru", "Е"),
            ("Ωμέγα", "el", "Ω"),
            ("Άλφα", "el", "Α"), ("ガンダム", "ja", "か"), ("ほし", "ja", "は"), ("わた", "ja", "わ"), ("Tokyo", "ja", "T"),
            ("한국", "ko", "ㅎ"), ("까치", "ko", "ㄱ"), ("Åse", "nb", "Å"), ("Émile", "sv", "E"), ("שלום", "he", "ש"),
            ("istanbul", "tr", "İ"), ("İzmir", "tr", "İ"), ("ısparta", "tr", "I"), ("Isparta", "tr", "I"),
            ("izmir", "en", "I"),
        ] {
            #expect(title(name, in: language) == letter, "\(name) in \(language)")
        }
    }

    @Test func `the objects of a section are sorted stably by name`() {
        let collation = UILocalizedIndexedCollation(language: "en")
        let people = [("bob", 1), ("Alice", 2), ("Bob", 3), ("alan", 4)].map { Person(name: $0, number: $1) }
        let sorted = collation.sortedArray(from: people, collationString: \.name)
        #expect(sorted.map(\.number) == [4, 2, 1, 3])
    }

    @Test func `a section index title out of range traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UILocalizedIndexedCollation(language: "en").section(forSectionIndexTitle: 27) }
        }
        let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(words.contains("section(forSectionIndexTitle:) was given 27, but there are 27 titles."))
    }
}
