import UIKit

/// Something that people travel far to see.
struct Attraction: Hashable {
    let name: String
    /// A city, or a region where there is none.
    let place: String
    let country: String
    /// A page about it.
    let webAddress: URL
    let imageName: String

    var image: UIImage? { UIImage(named: imageName, in: .app, with: nil) }

    /// Whether name, place and country together hold every one of the words, which are folded.
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
    /// Without the differences that a search passes over.
    fileprivate var folded: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
