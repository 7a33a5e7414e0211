import Foundation
import TreeKit

/// The places of the trees, from a file of the framework.
enum Ranks {
    static func name(of tree: String) -> String {
        guard let url = Bundle(for: Favourites.self).url(forResource: "Ranks", withExtension: "plist"),
            let data = try? Data(contentsOf: url),
            let ranks = try? PropertyListDecoder().decode([String: Int].self, from: data)
        else { return "No ranks" }
        return ranks[tree].map { "Rank \($0)" } ?? "No rank"
    }
}
