import Foundation
import TreeData

enum Scope: String, CaseIterable {
    case all = "scope.all"
    case evergreen = "scope.evergreen"
    case deciduous = "scope.deciduous"
}

/// The text, scope and continents of a search.
struct TreeQuery {
    var text: String
    var scope: Scope
    var continents: [String]

    func matches(in trees: [Tree], sortedBy order: NSSortDescriptor) -> [Tree] {
        var conditions: [NSPredicate] = []
        if !text.isEmpty {
            conditions.append(
                NSPredicate(
                    format: "%K CONTAINS[cd] %@ OR %K CONTAINS[cd] %@",
                    #keyPath(Tree.name),
                    text,
                    #keyPath(Tree.latinName),
                    text
                )
            )
        }
        if scope != .all {
            conditions.append(NSPredicate(format: "isEvergreen == %@", NSNumber(value: scope == .evergreen)))
        }
        if !continents.isEmpty { conditions.append(NSPredicate(format: "continent IN %@", continents)) }
        let predicate = NSCompoundPredicate(andPredicateWithSubpredicates: conditions)
        let found = trees.filter { predicate.evaluate(with: $0) }
        return (found as NSArray).sortedArray(using: [order]) as? [Tree] ?? []
    }
}
