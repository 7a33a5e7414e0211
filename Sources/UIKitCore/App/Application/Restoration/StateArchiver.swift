import Foundation

/// The coder for `encodeRestorableState(with:)` and other methods of state restoration. See ``StateArchive``.
///
/// Values that cannot be encoded are omitted and reported on standard error; the rest is saved.
final class StateArchiver: NSCoder {
    private typealias Tag = StateArchive.Tag

    /// The objects that are restored themselves, of which only references are encoded.
    var references: RestoredObjects?
    private let isSecure: Bool
    private var entries = [StateArchive.Entry()]
    /// The indexes in ``entries`` of the objects being encoded, from the root inwards.
    private var open = [0]
    /// The indexes of the encoded objects. The archiver retains the objects, so that each identifier is unique.
    private var places: [ObjectIdentifier: Int] = [:]
    private var objects: [AnyObject] = []
    /// References that are encoded only if the object is also encoded elsewhere.
    private var conditional: [(place: Int, key: String, object: AnyObject)] = []
    private var nextUnnamed: [Int: Int] = [:]
    private var valueCount = 0
    /// The maximum number of values. Repeated references to one collection could otherwise grow without bound.
    private static let valueLimit = StateCoding.sizeLimit / 8

    /// Creates an archiver.
    ///
    /// - Parameter secure: Whether only objects that support secure coding are encoded.
    init(requiringSecureCoding secure: Bool) {
        isSecure = secure
        super.init()
    }

    /// Returns the encoded values as data.
    func finish() -> Data {
        for (place, key, object) in conditional {
            if let target = places[ObjectIdentifier(object)] { entries[place].values[key] = [Tag.object: target] }
        }
        do {
            return try StateArchive.data(entries)
        } catch {
            Diagnostics.warn(error.description)
            return Data()
        }
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { isSecure }

    // MARK: Values with keys

    private func put(_ value: Any, _ key: String) { entries[open[open.count - 1]].values[key] = value }

    override func encode(_ value: Bool, forKey key: String) { put(value, key) }
    override func encode(_ value: Int, forKey key: String) { put(value, key) }
    override func encode(_ value: Int32, forKey key: String) { put(Int(value), key) }
    override func encode(_ value: Int64, forKey key: String) { put(Int(value), key) }
    override func encode(_ value: Float, forKey key: String) { put(Double(value), key) }
    override func encode(_ value: Double, forKey key: String) { put(value, key) }

    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        put(Data(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : length)), key)
    }

    override func encode(_ object: Any?, forKey key: String) {
        guard let object else { return put([Tag.null: true], key) }
        do {
            put(try kept(object, depth: 0), key)
        } catch {
            Diagnostics.warn("The state is saved without the value for '\(key)': \(error.reason).")
        }
    }

    override func encodeConditionalObject(_ object: Any?, forKey key: String) {
        guard let object else { return }
        guard type(of: object) is AnyClass else { return encode(object, forKey: key) }
        conditional.append((open[open.count - 1], key, object as AnyObject))
    }

    // MARK: Values without keys

    /// Returns the key for the next value without a key. Such values are read in the order in which they were written.
    private func unnamedKey() -> String {
        let place = open[open.count - 1]
        defer { nextUnnamed[place, default: 0] += 1 }
        return "$\(nextUnnamed[place, default: 0])"
    }

    override func encode(_ object: Any?) { encode(object, forKey: unnamedKey()) }
    override func encodeRootObject(_ rootObject: Any) { encode(rootObject) }
    override func encodeConditionalObject(_ object: Any?) { encodeConditionalObject(object, forKey: unnamedKey()) }
    override func encodePropertyList(_ aPropertyList: Any) { encode(aPropertyList) }
    override func encode(_ data: Data) { put(data, unnamedKey()) }

    // MARK: Objects

    /// The reason why a value is omitted.
    private struct Unsupported: Error {
        let reason: String
    }

    private func kept(_ value: Any, depth: Int) throws(Unsupported) -> Any {
        guard depth < StateCoding.depthLimit / 4 else { throw Unsupported(reason: "it is nested too deeply") }
        valueCount += 1
        guard valueCount <= Self.valueLimit else {
            throw Unsupported(reason: "the state has more than \(Self.valueLimit) values")
        }
        switch value {
        // Containers first: a cast to a class such as NSNull would convert all elements of a Swift collection.
        case let dictionary as [AnyHashable: Any]:
            var (keys, values): ([Any], [Any]) = ([], [])
            for (key, value) in dictionary {
                keys.append(try kept(key.base, depth: depth + 1))
                values.append(try kept(value, depth: depth + 1))
            }
            return [Tag.keys: keys, Tag.values: values]
        case let set as Set<AnyHashable>: return [Tag.set: try kept(set.map(\.base), depth: depth)]
        case let array as [Any]: return [Tag.array: try kept(array, depth: depth)]
        case is NSNull: return [Tag.null: true]
        case let text as String: return text
        case let flag as Bool where type(of: value) == Bool.self: return flag
        case let number as any BinaryInteger:
            guard let number = Int(exactly: number) else { throw Unsupported(reason: "\(number) is too large") }
            return number
        case let number as any BinaryFloatingPoint: return Double(number)
        case let number as NSNumber: return number
        case let date as Date: return date
        case let data as Data: return data
        case let url as URL: return url
        case let uuid as UUID: return [Tag.uuid: uuid.uuidString]
        case let path as IndexPath: return [Tag.indexPath: Array(path)]
        default:
            if type(of: value) is AnyClass, let path = references?.path(of: value as AnyObject) {
                return [Tag.reference: path]
            }
            return [Tag.object: try place(of: value)]
        }
    }

    private func kept(_ array: [Any], depth: Int) throws(Unsupported) -> [Any] {
        var result: [Any] = []
        for value in array { result.append(try kept(value, depth: depth + 1)) }
        return result
    }

    private func place(of value: Any) throws(Unsupported) -> Int {
        guard type(of: value) is AnyClass, let object = value as? NSObject & NSCoding else {
            throw Unsupported(reason: "\(type(of: value)) does not inherit from NSObject and conform to NSCoding")
        }
        if let place = places[ObjectIdentifier(object)] { return place }
        guard !isSecure || (type(of: object) as? NSSecureCoding.Type)?.supportsSecureCoding == true else {
            throw Unsupported(reason: "\(type(of: object)) does not conform to NSSecureCoding")
        }
        guard let name = _mangledTypeName(type(of: object)) else {
            throw Unsupported(reason: "\(type(of: object)) has no name by which the next launch can find it")
        }
        guard open.count <= StateArchive.depthLimit else {
            throw Unsupported(reason: "its objects are nested too deeply")
        }
        let place = entries.count
        entries.append(StateArchive.Entry(className: name))
        places[ObjectIdentifier(object)] = place
        objects.append(object)
        open.append(place)
        object.encode(with: self)
        open.removeLast()
        return place
    }
}
