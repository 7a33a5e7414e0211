import Foundation
import Testing

@testable import attractions

/// The records that given queries match.
@Suite("Attractions: words")
struct AttractionTests {
    private func found(_ text: String) throws -> [String] {
        try AttractionFile.default.read().filter { $0.matches(text.searchWords) }.map(\.name)
    }

    @Test(arguments: ["", " ", "\t "])
    func `Without a word everything is found`(_ text: String) throws {
        #expect(try found(text) == names())
    }

    @Test(
        arguments: [
            ("castle", ["Windsor Castle", "Neuschwanstein Castle"]), ("  wall   china ", ["Great Wall of China"]),
            ("india", ["Taj Mahal"]), ("tower united", []), ("ower pari franc", ["Eiffel Tower"]),
            ("york empire new", ["Empire State Building"]), ("parisfrance", []), ("towerparis", []),
        ]
    )
    func `Every word has to be somewhere in name, place or country`(_ text: String, _ names: [String]) throws {
        #expect(try found(text) == names)
    }

    @Test(
        arguments: [
            ("chichen itza", "Chichén Itzá"), ("CHICHÉN", "Chichén Itzá"), ("chiche\u{301}n", "Chichén Itzá"),
            ("yucatan", "Chichén Itzá"), ("eíffel", "Eiffel Tower"), ("sagrada FAMILIA", "Sagrada Família"),
        ]
    )
    func `Capitals and accents make no difference, on either side`(_ text: String, _ name: String) throws {
        #expect(try found(text) == [name])
    }

    @Test(
        arguments: [".*", "[a-z]", "\\", "%", "'", "\"", "<b>", "\0"]
    )
    func `What means something elsewhere means only itself`(_ text: String) throws {
        #expect(try found(text) == (text == "'" ? ["Petra"] : []))
    }
}
