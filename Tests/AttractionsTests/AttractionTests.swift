import Foundation
import Testing

@testable import attractions

/// The records that given queries match.
@Suite("Attractions: matching")
struct AttractionTests {
    private func found(_ text: String) throws -> [String] {
        try AttractionFile.default.read().filter { $0.matches(text.searchWords) }.map(\.name)
    }

    @Test(arguments: ["", " ", "\t "])
    func `An empty query matches all attractions`(_ text: String) throws {
        #expect(try found(text) == names())
    }

    @Test(
        arguments: [
            ("castle", ["Windsor Castle", "Neuschwanstein Castle"]), ("  wall   china ", ["Great Wall of China"]),
            ("india", ["Taj Mahal"]), ("tower united", []), ("ower pari franc", ["Eiffel Tower"]),
            ("york empire new", ["Empire State Building"]), ("parisfrance", []), ("towerparis", []),
        ]
    )
    func `Each word must match in name, place or country`(_ text: String, _ names: [String]) throws {
        #expect(try found(text) == names)
    }

    @Test(
        arguments: [
            ("chichen itza", "Chichén Itzá"), ("CHICHÉN", "Chichén Itzá"), ("chiche\u{301}n", "Chichén Itzá"),
            ("yucatan", "Chichén Itzá"), ("eíffel", "Eiffel Tower"), ("sagrada FAMILIA", "Sagrada Família"),
        ]
    )
    func `Case and diacritics are ignored, in query and records`(_ text: String, _ name: String) throws {
        #expect(try found(text) == [name])
    }

    @Test(
        arguments: [".*", "[a-z]", "\\", "%", "'", "\"", "<b>", "\0"]
    )
    func `Special characters of patterns and markup match literally`(_ text: String) throws {
        #expect(try found(text) == (text == "'" ? ["Petra"] : []))
    }
}
