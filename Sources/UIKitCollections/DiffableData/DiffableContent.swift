import Foundation
import UIKitCore

/// The members of tables and collections that snapshots use.
@MainActor
protocol DiffedList: AnyObject {
    var selectedPaths: [IndexPath] { get }
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    /// Reports updates.
    func change(_ report: (inout RowUpdates) -> Void)
    func reconfigure(at paths: [IndexPath])
    func selectAgain(_ path: IndexPath)
}

/// The current snapshot of a diffable data source, for a table or a collection.
@MainActor
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var current = Snapshot()
    private var paths: [Item: IndexPath]?
    private var rowAnimation = UITableView.RowAnimation.automatic

    /// The number of single changes above which reloading everything is cheaper.
    private static var largestDifference: Int { 500 }

    // MARK: Lookup

    func itemIdentifier(for path: IndexPath) -> Item? {
        guard current.sections.indices.contains(path.section) else { return nil }
        let items = current.sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    func indexPath(for item: Item) -> IndexPath? {
        if let paths { return paths[item] }
        var found: [Item: IndexPath] = [:]
        found.reserveCapacity(current.numberOfItems)
        for (number, section) in current.sections.enumerated() {
            for (place, item) in section.items.enumerated() { found[item] = IndexPath(item: place, section: number) }
        }
        paths = found
        return found[item]
    }

    func sectionIdentifier(for index: Int) -> Section? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    // MARK: Changes

    /// - Parameters:
    ///   - isAnimated: Whether the list shows the motion of the changes.
    ///   - animation: The animation of the rows of a table.
    func apply(
        _ snapshot: Snapshot,
        to list: (any DiffedList)?,
        isAnimated: Bool,
        animation: UITableView.RowAnimation = .automatic
    ) {
        rowAnimation = animation
        guard isAnimated else {
            return UIView.performWithoutAnimation { apply(snapshot, to: list) }
        }
        apply(snapshot, to: list)
    }

    private func apply(_ snapshot: Snapshot, to list: (any DiffedList)?) {
        guard let list else { return become(snapshot) }
        let difference = SnapshotDifference(from: current, to: snapshot)
        if difference.count > Self.largestDifference {
            replaceEverything(by: snapshot, in: list)
        } else {
            change(to: snapshot, difference: difference, in: list)
        }
    }

    func reload(_ snapshot: Snapshot, in list: (any DiffedList)?) {
        become(snapshot)
        list?.reloadData()
    }

    private func become(_ snapshot: Snapshot) {
        current = snapshot
        current.reloadedItemIdentifiers = []
        current.reconfiguredItemIdentifiers = []
        current.reloadedSectionIdentifiers = []
        paths = nil
    }

    /// Reloads everything; items keep their selection.
    private func replaceEverything(by snapshot: Snapshot, in list: any DiffedList) {
        let selected = list.selectedPaths.compactMap { itemIdentifier(for: $0) }
        reload(snapshot, in: list)
        for item in selected {
            if let path = indexPath(for: item) { list.selectAgain(path) }
        }
    }

    private func change(
        to snapshot: Snapshot,
        difference: SnapshotDifference<Section, Item>,
        in list: any DiffedList
    ) {
        if difference.count > 0 {
            list.performBatchUpdates(
                {
                    self.become(snapshot)
                    list.change {
                        $0.animations.usual = self.rowAnimation
                        $0.report(difference)
                    }
                },
                completion: nil
            )
        } else {
            become(snapshot)
        }
        let sections = snapshot.reloadedSectionIdentifiers.compactMap { current.indexOfSection($0) }
        if !sections.isEmpty { list.change { for section in sections { $0.reloadSection(section) } } }
        let reloaded = snapshot.reloadedItemIdentifiers.compactMap { indexPath(for: $0) }
        if !reloaded.isEmpty {
            list.change {
                $0.animations.usual = rowAnimation
                for path in reloaded { $0.reloadRow(path) }
            }
        }
        let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
        if !reconfigured.isEmpty { list.reconfigure(at: reconfigured) }
    }
}

extension RowUpdates {
    fileprivate mutating func report<Section, Item>(_ difference: SnapshotDifference<Section, Item>) {
        for section in difference.deletedSections { deleteSection(section) }
        for section in difference.insertedSections { insertSection(section) }
        for move in difference.movedSections { moveSection(from: move.from, to: move.to) }
        for path in difference.deletedItems { deleteRow(path) }
        for path in difference.insertedItems { insertRow(path) }
        for move in difference.movedItems { moveRow(from: move.from, to: move.to) }
    }
}

extension UITableView: DiffedList {
    var selectedPaths: [IndexPath] { selection.sorted() }

    func reconfigure(at paths: [IndexPath]) { reconfigureRows(at: paths) }

    func selectAgain(_ path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }
}

extension UICollectionView: DiffedList {
    var selectedPaths: [IndexPath] { selection.sorted() }

    func reconfigure(at paths: [IndexPath]) { reconfigureItems(at: paths) }

    func selectAgain(_ path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
}
