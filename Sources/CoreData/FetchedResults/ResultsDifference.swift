import Foundation

/// The changes between two contents, as delegates get them.
struct ResultsDifference {
    struct SectionChange {
        let type: NSFetchedResultsChangeType
        let index: Int
    }

    struct ObjectChange {
        let type: NSFetchedResultsChangeType
        let object: NSManagedObject
        let old: IndexPath?
        let new: IndexPath?
    }

    private(set) var sections: [SectionChange] = []
    private(set) var objects: [ObjectChange] = []

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    /// Computes the changes in time proportional to n log n.
    ///
    /// An object has moved if its section is another one, or if it is not in the longest part of the results whose order remained; the
    /// other objects only shift because of these.
    ///
    /// - Parameter changed: The objects whose values changed.
    init(from old: ResultsContent, to new: ResultsContent, changed: Set<NSManagedObject>) {
        let (keptSections, removed, added) = Self.sectionChanges(old, new)
        sections =
            removed.map { SectionChange(type: .delete, index: $0) }
            + added.map { SectionChange(type: .insert, index: $0) }
        for object in old.objects where new.indexPath(of: object) == nil {
            objects.append(ObjectChange(type: .delete, object: object, old: old.indexPath(of: object), new: nil))
        }
        let staying = Self.stayingObjects(old, new, keptSections, changed)
        for object in new.objects {
            let position = new.indexPath(of: object)
            guard let former = old.indexPath(of: object) else {
                objects.append(ObjectChange(type: .insert, object: object, old: nil, new: position))
                continue
            }
            if !staying.contains(ObjectIdentifier(object)) {
                objects.append(ObjectChange(type: .move, object: object, old: former, new: position))
            } else if changed.contains(object) {
                objects.append(ObjectChange(type: .update, object: object, old: former, new: position))
            }
        }
    }

    /// Returns the new index of each old section that remains, the removed old and the added new indexes.
    ///
    /// Sections whose order changed are removed and added, because delegates have no moves of sections.
    private static func sectionChanges(
        _ old: ResultsContent,
        _ new: ResultsContent
    ) -> (kept: [Int: Int], removed: [Int], added: [Int]) {
        var newIndexes: [String: [Int]] = [:]
        for (index, section) in new.sections.enumerated().reversed() {
            newIndexes[section.name, default: []].append(index)
        }
        var pairs: [(old: Int, new: Int)] = []
        for (index, section) in old.sections.enumerated() {
            if let match = newIndexes[section.name]?.popLast() { pairs.append((index, match)) }
        }
        let increasing = longestIncreasing(pairs.map(\.new))
        let kept = Dictionary(increasing.map { (pairs[$0].old, pairs[$0].new) }, uniquingKeysWith: { $1 })
        let keptNew = Set(kept.values)
        return (
            kept, old.sections.indices.filter { kept[$0] == nil },
            new.sections.indices.filter { !keptNew.contains($0) }
        )
    }

    /// The objects of both contents that have not moved.
    private static func stayingObjects(
        _ old: ResultsContent,
        _ new: ResultsContent,
        _ sections: [Int: Int],
        _ changed: Set<NSManagedObject>
    ) -> Set<ObjectIdentifier> {
        var candidates: [NSManagedObject] = []
        var order: [Int] = []
        var start: [Int] = []
        var total = 0
        for section in new.sections {
            start.append(total)
            total += section.members.count
        }
        for object in old.objects {
            guard let former = old.indexPath(of: object), let position = new.indexPath(of: object),
                sections[former[0]] == position[0]
            else { continue }
            candidates.append(object)
            order.append(start[position[0]] + position[1])
        }
        return Set(longestIncreasing(order).map { ObjectIdentifier(candidates[$0]) })
    }

    /// Returns the indexes of a longest increasing subsequence of different numbers.
    static func longestIncreasing(_ numbers: [Int]) -> [Int] {
        // The index of the last number of the best subsequence of each length.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : -1
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: [Int] = []
        var current = ends.last ?? -1
        while current >= 0 {
            result.append(current)
            current = previous[current]
        }
        return result.reversed()
    }
}

extension CollectionDifference<NSManagedObjectID> {
    /// The difference of the IDs of two contents without sections.
    init(_ difference: ResultsDifference, _ old: ResultsContent, _ new: ResultsContent) {
        var changes: [Change] = []
        for change in difference.objects {
            let isMove = change.type == .move
            if change.type == .delete || isMove, let offset = change.old?.last {
                changes.append(
                    .remove(offset: offset, element: change.object.id, associatedWith: isMove ? change.new?.last : nil)
                )
            }
            if change.type == .insert || isMove, let offset = change.new?.last {
                changes.append(
                    .insert(offset: offset, element: change.object.id, associatedWith: isMove ? change.old?.last : nil)
                )
            }
        }
        self = CollectionDifference(changes) ?? CollectionDifference([])!
    }
}
