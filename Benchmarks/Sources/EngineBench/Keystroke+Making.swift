import Foundation
import Names

extension Keystroke {
    /// Generates the given number of keystrokes of users who search for some of the places, the same in each run: beginnings of names
    /// and of later words, parts of words, letters without diacritics, corrected typos, and occasional tokens and scopes.
    static func make(_ count: Int, for places: ArraySlice<Place>) -> [Keystroke] {
        var maker = Maker()
        while maker.keystrokes.count < count { maker.look(for: places.randomElement(using: &maker.numbers)!) }
        return maker.keystrokes
    }

    private struct Maker {
        var keystrokes: [Keystroke] = []
        var numbers = SplitMix(seed: 23)
        private var session = 0
        private var text = ""
        private var tokens: [String] = []
        private var scope: String?

        private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &numbers) < share }

        private mutating func note() {
            let keystroke = Keystroke(session: session, text: text, tokens: tokens, scope: scope)
            if !keystroke.isEmpty { keystrokes.append(keystroke) }
        }

        mutating func look(for place: Place) {
            (text, tokens, scope) = ("", [], nil)
            session += 1
            if chance(0.05) {
                tokens = [place.continent]
                note()
            }
            for letter in letters(of: place.name) {
                if chance(0.04) {
                    text.append("abcdefghijklmnopqrstuvwxyz".randomElement(using: &numbers)!)
                    note()
                    text.removeLast()
                    note()
                }
                text.append(letter)
                note()
            }
            if chance(0.03) {
                scope = place.year
                note()
            }
        }

        /// The typed part of a name.
        private mutating func letters(of name: String) -> String {
            var typed = name
            if chance(0.15), let space = typed.firstIndex(of: " ") {
                typed = String(typed[typed.index(after: space)...])
            }
            if chance(0.05), typed.count > 6 { typed = String(typed.dropFirst(Int.random(in: 1...3, using: &numbers))) }
            if chance(0.7) { typed = typed.lowercased() }
            if chance(0.5) { typed = typed.folding(options: .diacriticInsensitive, locale: nil) }
            var length = 2
            while chance(0.75) { length += 1 }
            return String(typed.prefix(length))
        }
    }
}
