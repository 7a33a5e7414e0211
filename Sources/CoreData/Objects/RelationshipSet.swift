import Foundation

/// A view of an unordered or ordered to-many relationship. Each change is one of the relationship.
final class RelationshipSet: NSMutableSet {
    private var owner: NSManagedObject?
    private var position = 0

    static func make(owner: NSManagedObject, position: Int) -> RelationshipSet {
        let set = RelationshipSet()
        set.owner = owner
        set.position = position
        return set
    }

    private var present: NSSet {
        switch owner?.storedValue(at: position) {
        case let set as NSSet: set
        case let set as NSOrderedSet: NSSet(array: set.array)
        default: NSSet()
        }
    }

    private func change(_ body: (MemberEditor) -> Void) {
        guard let owner else { return }
        let key = owner.layout.names[position]
        owner.willChangeValue(forKey: key)
        body(MemberEditor(owner: owner, position: position))
        owner.didChangeValue(forKey: key)
    }

    override var count: Int { present.count }
    override func member(_ object: Any) -> Any? { present.member(object) }
    override func objectEnumerator() -> NSEnumerator { present.objectEnumerator() }
    override func contains(_ anObject: Any) -> Bool { present.contains(anObject) }
    override var allObjects: [Any] { present.allObjects }

    override func add(_ object: Any) {
        guard let object = object as? NSManagedObject else { return }
        change { $0.insert(object) }
    }

    override func remove(_ object: Any) {
        guard let object = object as? NSManagedObject else { return }
        change { $0.remove(object) }
    }

    override func addObjects(from array: [Any]) {
        change { $0.union(array.compactMap { $0 as? NSManagedObject }) }
    }

    override func union(_ otherSet: Set<AnyHashable>) {
        change { $0.union(otherSet.compactMap { $0.base as? NSManagedObject }) }
    }

    override func minus(_ otherSet: Set<AnyHashable>) {
        change { $0.minus(otherSet.compactMap { $0.base as? NSManagedObject }) }
    }

    override func intersect(_ otherSet: Set<AnyHashable>) {
        let removed = allObjects.compactMap { $0 as? NSManagedObject }.filter { !otherSet.contains($0) }
        change { $0.minus(removed) }
    }

    override func setSet(_ otherSet: Set<AnyHashable>) {
        change { $0.set(otherSet.compactMap { $0.base as? NSManagedObject }) }
    }

    override func removeAllObjects() { change { $0.set([]) } }

    override func copy(with zone: NSZone? = nil) -> Any { NSSet(set: present) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableSet(array: present.allObjects) }
}

/// A view of an ordered to-many relationship. Each change is one of the relationship.
final class RelationshipOrderedSet: NSMutableOrderedSet {
    private let owner: NSManagedObject?
    private let position: Int

    init(owner: NSManagedObject, position: Int) {
        self.owner = owner
        self.position = position
        super.init(capacity: 0)
    }

    required init(arrayLiteral elements: Any...) { trap("A relationship cannot be made from a literal.") }

    required init?(coder aDecoder: NSCoder) { nil }

    private var present: NSOrderedSet { owner?.storedValue(at: position) as? NSOrderedSet ?? NSOrderedSet() }

    private func change(_ body: (MemberEditor) -> Void) {
        guard let owner else { return }
        let key = owner.layout.names[position]
        owner.willChangeValue(forKey: key)
        body(MemberEditor(owner: owner, position: position))
        owner.didChangeValue(forKey: key)
    }

    /// Replaces the objects by changed ones.
    private func edit(_ body: (inout [NSManagedObject]) -> Void) {
        var objects = present.compactMap { $0 as? NSManagedObject }
        body(&objects)
        change { $0.set(objects) }
    }

    override var count: Int { present.count }
    override func object(at idx: Int) -> Any { present.object(at: idx) }
    override func index(of object: Any) -> Int { present.index(of: object) }
    override func contains(_ object: Any) -> Bool { present.contains(object) }

    override func insert(_ object: Any, at idx: Int) {
        guard let object = object as? NSManagedObject else { return }
        change { $0.insert(object, at: idx) }
    }

    override func removeObject(at idx: Int) {
        guard let object = present.object(at: idx) as? NSManagedObject else { return }
        change { $0.remove(object) }
    }

    override func replaceObject(at idx: Int, with obj: Any) {
        guard let object = obj as? NSManagedObject else { return }
        edit { $0[idx] = object }
    }

    override func add(_ object: Any) {
        guard let object = object as? NSManagedObject else { return }
        change { $0.insert(object) }
    }

    override func remove(_ object: Any) {
        guard let object = object as? NSManagedObject else { return }
        change { $0.remove(object) }
    }

    override func addObjects(from array: [Any]) {
        change { $0.union(array.compactMap { $0 as? NSManagedObject }) }
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        let inserted = objects.compactMap { $0 as? NSManagedObject }
        change { editor in
            for (object, index) in zip(inserted, indexes) { editor.insert(object, at: index) }
        }
    }

    override func removeObjects(at indexes: IndexSet) {
        let removed = indexes.compactMap { present.object(at: $0) as? NSManagedObject }
        change { $0.minus(removed) }
    }

    override func removeObjects(in array: [Any]) {
        change { $0.minus(array.compactMap { $0 as? NSManagedObject }) }
    }

    override func moveObjects(at indexes: IndexSet, to idx: Int) {
        edit { objects in
            let moved = indexes.map { objects[$0] }
            for index in indexes.reversed() { objects.remove(at: index) }
            objects.insert(contentsOf: moved, at: idx)
        }
    }

    override func removeAllObjects() { change { $0.set([]) } }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { edit { $0.swapAt(idx1, idx2) } }
}
