import Foundation
import FoundationCompatibility
import UIKitCore

/// Conversions by `as` from and to snapshots without types.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    /// The class of snapshots without types.
    public typealias _ObjectiveCType = NSDiffableDataSourceSnapshotReference

    /// Returns a snapshot without types. `as` calls it.
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference {
            .init(
                sections: sections.map { (AnyHashable($0.identifier), $0.items.map { AnyHashable($0) }) },
                reloadedSections: reloadedSectionIdentifiers.map { AnyHashable($0) },
                reloadedItems: reloadedItemIdentifiers.map { AnyHashable($0) },
                reconfiguredItems: reconfiguredItemIdentifiers.map { AnyHashable($0) }
            )
        }
    }

    /// Returns the snapshot with the types that `as` names. Traps if an identifier has another type: the sections of a fetched results
    /// controller are their names, and its items are the IDs of objects.
    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference?
    ) -> NSDiffableDataSourceSnapshot {
        guard let source else { return NSDiffableDataSourceSnapshot() }
        guard let result = NSDiffableDataSourceSnapshot(source) else {
            trap(
                "The snapshot has sections such as \(source.sectionIdentifiers.first ?? "none") and items such as "
                    + "\(source.itemIdentifiers.first ?? "none"), which are not of the types \(SectionIdentifierType.self) and "
                    + "\(ItemIdentifierType.self). A fetched results controller has sections of the type String and items of the "
                    + "type NSManagedObjectID."
            )
        }
        return result
    }

    /// Assigns the snapshot with the types that `as!` names. Traps if an identifier has another type.
    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference,
        result: inout NSDiffableDataSourceSnapshot?
    ) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// Assigns the snapshot with the types that `as?` names. Returns false if an identifier has another type.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference,
        result: inout NSDiffableDataSourceSnapshot?
    ) -> Bool {
        result = NSDiffableDataSourceSnapshot(source)
        return result != nil
    }

    /// Makes a snapshot. Nil if an identifier has another type.
    private init?(_ source: NSDiffableDataSourceSnapshotReference) {
        self.init()
        let content = source.content
        for section in content.sections {
            guard let identifier = section.identifier.base as? SectionIdentifierType,
                let items = section.items.map(\.base) as? [ItemIdentifierType]
            else { return nil }
            appendSections([identifier])
            appendItems(items, toSection: identifier)
        }
        guard let sections = content.reloadedSections.map(\.base) as? [SectionIdentifierType],
            let reloaded = content.reloadedItems.map(\.base) as? [ItemIdentifierType],
            let reconfigured = content.reconfiguredItems.map(\.base) as? [ItemIdentifierType]
        else { return nil }
        reloadSections(sections)
        reloadItems(reloaded)
        reconfigureItems(reconfigured)
    }
}
