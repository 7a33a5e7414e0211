import Foundation

/// The objects of a to-many relationship, and the changes since the last save.
///
/// The members are read from the store only when they are needed: adding an object to an unread relationship costs the same for any
/// number of members. The members of an ordered relationship are read before the first change.
final class ToManyState {
    /// The members; nil if they were not read.
    private(set) var members: Set<NSManagedObjectID>?
    /// The members in order, if the relationship is ordered and they were read.
    private(set) var order: [NSManagedObjectID]? {
        get {
            if hasRemainders, let members {
                storedOrder = storedOrder?.filter(members.contains)
                hasRemainders = false
            }
            return storedOrder
        }
        set {
            storedOrder = newValue
            hasRemainders = false
        }
    }
    private var storedOrder: [NSManagedObjectID]?
    /// Whether the stored order contains removed members. They are removed together, so that many removals take linear time.
    private var hasRemainders = false
    private(set) var added: Set<NSManagedObjectID> = []
    private(set) var removed: Set<NSManagedObjectID> = []
    private(set) var isReordered = false
    let isOrdered: Bool
    /// The set of objects that was last returned.
    var collection: NSObject?

    init(isOrdered: Bool) { self.isOrdered = isOrdered }

    var isLoaded: Bool { members != nil }
    var hasChanges: Bool { !added.isEmpty || !removed.isEmpty || isReordered }

    /// Sets the saved members. The changes remain.
    func load(_ saved: [NSManagedObjectID]) {
        var members = Set(saved)
        members.subtract(removed)
        if isOrdered {
            var order = saved.filter { !removed.contains($0) }
            order += added.filter { !members.contains($0) }
            self.order = order
        }
        members.formUnion(added)
        self.members = members
        collection = nil
    }

    /// Adds a member, at an index if the relationship is ordered. Returns false if it is one already.
    @discardableResult
    func insert(_ id: NSManagedObjectID, at index: Int? = nil) -> Bool {
        if let members, members.contains(id) { return false }
        if members == nil, added.contains(id) { return false }
        if removed.remove(id) == nil { added.insert(id) }
        if isOrdered {
            // A former place of the same object must not remain.
            let count = order?.count ?? 0
            storedOrder?.insert(id, at: min(index ?? count, count))
            isReordered = true
        }
        members?.insert(id)
        collection = nil
        return true
    }

    /// Removes a member. Returns false if it is known to be none.
    @discardableResult
    func remove(_ id: NSManagedObjectID) -> Bool {
        if let members, !members.contains(id) { return false }
        if members == nil, removed.contains(id) { return false }
        if added.remove(id) == nil { removed.insert(id) }
        members?.remove(id)
        if isOrdered {
            hasRemainders = true
            isReordered = true
        }
        collection = nil
        return true
    }

    /// Sets the order of the members, which stay the same.
    func reorder(_ order: [NSManagedObjectID]) {
        self.order = order
        isReordered = true
        collection = nil
    }

    /// Replaces a temporary ID of a member.
    func replace(_ old: NSManagedObjectID, by new: NSManagedObjectID) {
        // The order has the old ID until replaceInOrder(_:), so that it could not be compared with the members meanwhile.
        _ = order
        if added.remove(old) != nil { added.insert(new) }
        if members?.remove(old) != nil { members?.insert(new) }
    }

    /// Replaces the temporary IDs in the order.
    func replaceInOrder(_ ids: [NSManagedObjectID: NSManagedObjectID]) {
        guard let order else { return }
        self.order = order.map { ids[$0] ?? $0 }
    }

    /// Returns a copy that changes independently.
    func duplicate() -> ToManyState {
        let copy = ToManyState(isOrdered: isOrdered)
        copy.members = members
        copy.order = order
        copy.added = added
        copy.removed = removed
        copy.isReordered = isReordered
        return copy
    }

    /// Makes the present members the saved ones.
    func commit() {
        added = []
        removed = []
        isReordered = false
    }
}
