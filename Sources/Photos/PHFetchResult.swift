public import Foundation

/// The choice and the order of fetched assets.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    /// The condition of the assets, with the properties of ``PHAsset``. Nil for all.
    open var predicate: NSPredicate?
    /// The order. Default: by the creation date, oldest first.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of assets. Default: 0, no limit.
    open var fetchLimit = 0

    /// Makes options for all assets.
    public override init() {
        super.init()
    }

    func result(of assets: [PHAsset]) -> PHFetchResult<PHAsset> {
        var chosen = predicate.map { predicate in assets.filter { predicate.evaluate(with: $0) } } ?? assets
        if let sortDescriptors, !sortDescriptors.isEmpty {
            chosen.sort { first, second in
                for descriptor in sortDescriptors {
                    let order = descriptor.compare(first, to: second)
                    if order != .orderedSame { return order == .orderedAscending }
                }
                return first.localIdentifier < second.localIdentifier
            }
        } else {
            let keys = chosen.map { ($0.creationDate ?? .distantPast, $0.localIdentifier) }
            chosen = zip(keys, chosen).sorted { $0.0 < $1.0 }.map(\.1)
        }
        return PHFetchResult(fetchLimit > 0 ? Array(chosen.prefix(fetchLimit)) : chosen)
    }
}

/// The fetched assets, in their order.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private let objects: [ObjectType]

    init(_ objects: [ObjectType]) {
        self.objects = objects
    }

    /// The number of objects.
    open var count: Int { objects.count }
    /// The first object. Nil if there is none.
    open var firstObject: ObjectType? { objects.first }
    /// The last object. Nil if there is none.
    open var lastObject: ObjectType? { objects.last }

    /// The object at an index. Traps outside of the range.
    open func object(at index: Int) -> ObjectType { objects[index] }

    /// The object at an index. Traps outside of the range.
    open subscript(index: Int) -> ObjectType { objects[index] }

    /// The objects at indexes. Traps outside of the range.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

    /// Whether an object is among them.
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    /// The index of an object; `NSNotFound` if it is not among them.
    open func index(of anObject: ObjectType) -> Int {
        objects.firstIndex { $0 === anObject || ($0 as? NSObject)?.isEqual(anObject) == true } ?? NSNotFound
    }

    /// Calls a closure with each object and its index, until the closure sets its last argument to true.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerateObjects(options: [], using: block)
    }

    /// Calls a closure with each object and its index, until the closure sets its last argument to true. With the option `reverse`
    /// from the last to the first; `concurrent` has no effect.
    open func enumerateObjects(
        options: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for index in options.contains(.reverse) ? Array(objects.indices.reversed()) : Array(objects.indices) {
            block(objects[index], index, &stop)
            if stop.boolValue { return }
        }
    }
}

extension PHFetchResult where ObjectType == PHAsset {
    /// The number of assets of a media type.
    public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        objects(at: IndexSet(0..<count)).count { $0.mediaType == mediaType }
    }
}
