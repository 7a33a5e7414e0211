import Foundation
import TreeData

/// The trees of the file trees.json.
final class TreeStore {
    static let bundled = TreeStore(bundle: .main)

    let trees: [Tree]

    init(bundle: Bundle) {
        guard let url = bundle.url(forResource: "trees", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let records = try? JSONDecoder().decode([Record].self, from: data)
        else {
            trees = []
            return
        }
        trees = records.map {
            Tree(
                name: $0.name,
                latinName: $0.latinName,
                height: $0.height,
                continent: $0.continent,
                isEvergreen: $0.isEvergreen
            )
        }
    }

    private struct Record: Decodable {
        let name: String
        let latinName: String
        let height: Double
        let continent: String
        let isEvergreen: Bool
    }
}
