import UIKit

/// A tourist attraction.
struct Attraction: Hashable {
    let name: String
    /// A city, or a region for attractions outside of cities.
    let place: String
    let country: String
    /// The address of a page about the attraction.
    let webAddress: URL
    let imageName: String

    var image: UIImage? { UIImage(named: imageName, in: .app, with: nil) }

    /// Whether name, place and country together contain all of the folded words.
    func matches(_ words: [Substring]) -> Bool {
        let fields = [name, place, country].map(\.folded)
        return words.allSatisfy { word in fields.contains { $0.contains(word) } }
    }
}

extension String {
    /// The words to search for.
    var searchWords: [Substring] { folded.split(whereSeparator: \.isWhitespace) }
}

extension String {
    /// The text without differences that a search ignores: case and diacritics.
    fileprivate var folded: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
