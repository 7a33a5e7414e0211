import Foundation

/// The coder that reads the data of a ``StateArchiver``.
///
/// Missing values and values of a different type are decoded as nil, zero or false. No content of a file terminates the
/// program, unless `init(coder:)` of an app's class does.
final class StateUnarchiver: NSCoder {
    private typealias Tag = StateArchive.Tag

    /// The objects that are restored themselves, to which encoded values refer.
    var references: RestoredObjects?
    private let isSecure: Bool
    private let entries: [StateArchive.Entry]
    /// The indexes in ``entries`` of the objects being decoded, from the root inwards.
    private var open = [0]
    private var decoded: [Int: NSObject] = [:]
    private var nextUnnamed: [Int: Int] = [:]

    /// Creates an unarchiver. Returns nil for data that was not written by an archiver.
    ///
    /// - Parameters:
    ///   - data: The data written by an archiver.
    ///   - secure: Whether objects are decoded only for expected classes.
    init?(_ data: Data, requiringSecureCoding secure: Bool) {
        guard let entries = StateArchive.entries(in: data) else { return nil }
        self.entries = entries
        isSecure = secure
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { isSecure }
    /// A missing value is not an error.
    override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
    override var error: (any Error)? { nil }
    /// Ignored: a failing `init(coder:)` returns nil, and so does the decoding of the object.
    override func failWithError(_ error: any Error) {}

    // MARK: Values with keys

    private func value(_ key: String) -> Any? { entries[open[open.count - 1]].values[key] }

    override func containsValue(forKey key: String) -> Bool { value(key) != nil }

    override func decodeBool(forKey key: String) -> Bool {
        let value = value(key)
        return value as? Bool ?? ((value as? Int).map { $0 != 0 } ?? false)
    }

    override func decodeInteger(forKey key: String) -> Int { integer(key) }
    override func decodeInt32(forKey key: String) -> Int32 { integer(key) }
    override func decodeInt64(forKey key: String) -> Int64 { integer(key) }
    override func decodeCInt(forKey key: String) -> Int32 { integer(key) }

    /// Returns an integer that fits the type, otherwise 0.
    private func integer<Number: FixedWidthInteger>(_ key: String) -> Number {
        switch value(key) {
        case let number as Int: Number(exactly: number) ?? 0
        case let number as Double: Number(exactly: number) ?? 0
        case let flag as Bool: flag ? 1 : 0
        default: 0
        }
    }

    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    override func decodeDouble(forKey key: String) -> Double {
        let value = value(key)
        return value as? Double ?? (value as? Int).map(Double.init) ?? 0
    }

    override func withDecodedUnsafeBufferPointer<ResultType>(
        forKey key: String,
        body: (UnsafeBufferPointer<UInt8>?) throws -> ResultType
    ) rethrows -> ResultType {
        guard let data = value(key) as? Data else { return try body(nil) }
        return try Array(data).withUnsafeBufferPointer { try body($0) }
    }

    override func withDecodedUnsafeBytes<ResultType>(
        forKey key: String,
        body: (UnsafeRawBufferPointer?) throws -> ResultType
    ) rethrows -> ResultType {
        guard let data = value(key) as? Data else { return try body(nil) }
        return try data.withUnsafeBytes { try body($0) }
    }

    // MARK: Objects with keys

    override func decodeObject(forKey key: String) -> Any? {
        value(key).flatMap { object($0, allowed: isSecure ? [] : nil) }
    }

    override func decodePropertyList(forKey key: String) -> Any? { value(key).flatMap { object($0, allowed: []) } }

    override func decodeObject<Decoded: NSObject & NSCoding>(of cls: Decoded.Type, forKey key: String) -> Decoded? {
        guard let found = value(key).flatMap({ object($0, allowed: [cls]) }) else { return nil }
        if let object = found as? Decoded { return object }
        // Handles mutable classes such as NSMutableString.
        return ((found as? NSObject) as? NSMutableCopying)?.mutableCopy(with: nil) as? Decoded
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard let classes else { return decodeObject(forKey: key) }
        guard let found = value(key).flatMap({ object($0, allowed: classes) }) else { return nil }
        return Self.isMade(found, of: classes) ? found : nil
    }

    // MARK: Values without keys

    private func unnamedKey() -> String {
        let place = open[open.count - 1]
        defer { nextUnnamed[place, default: 0] += 1 }
        return "$\(nextUnnamed[place, default: 0])"
    }

    override func decodeObject() -> Any? { decodeObject(forKey: unnamedKey()) }
    override func decodePropertyList() -> Any? { decodePropertyList(forKey: unnamedKey()) }
    override func decodeData() -> Data? { value(unnamedKey()) as? Data }

    // MARK: Objects

    /// Decodes a stored value. Returns nil if that is impossible.
    ///
    /// - Parameter allowed: The classes that may be instantiated, in addition to those of plain values. Nil for any.
    private func object(_ kept: Any, allowed: [AnyClass]?) -> Any? {
        guard let tagged = kept as? [String: Any] else { return kept is [Any] ? nil : kept }
        if let place = tagged[Tag.object] as? Int { return object(at: place, allowed: allowed) }
        if let path = tagged[Tag.reference] as? [Any] {
            return references?.object(at: path.compactMap { $0 as? String })
        }
        if let text = tagged[Tag.uuid] as? String { return UUID(uuidString: text) }
        if let indices = tagged[Tag.indexPath] as? [Any] {
            return IndexPath(indexes: indices.compactMap { $0 as? Int })
        }
        if let array = tagged[Tag.array] as? [Any] { return objects(array, allowed: allowed) }
        if let array = tagged[Tag.set] as? [Any] {
            return objects(array, allowed: allowed).map { Set($0.compactMap { $0 as? AnyHashable }) }
        }
        guard let keys = tagged[Tag.keys] as? [Any], let values = tagged[Tag.values] as? [Any],
            keys.count == values.count, let keys = objects(keys, allowed: allowed),
            let values = objects(values, allowed: allowed)
        else { return nil }
        let pairs = zip(keys, values).compactMap { key, value in (key as? AnyHashable).map { ($0, value) } }
        return Dictionary(pairs) { $1 }
    }

    /// Decodes all values. Returns nil if one of them cannot be decoded.
    private func objects(_ kept: [Any], allowed: [AnyClass]?) -> [Any]? {
        var result: [Any] = []
        for value in kept {
            if (value as? [String: Any])?[Tag.null] != nil {
                result.append(NSNull())
            } else if let object = object(value, allowed: allowed) {
                result.append(object)
            } else {
                return nil
            }
        }
        return result
    }

    /// Returns an object of the list. Nil while it is being decoded, and if it is nested too deeply.
    private func object(at place: Int, allowed: [AnyClass]?) -> NSObject? {
        guard entries.indices.contains(place), place > 0, !open.contains(place),
            open.count <= StateArchive.depthLimit, let name = entries[place].className,
            let type = _typeByName(name) as? any (NSObject & NSCoding).Type
        else { return nil }
        if let allowed, !Self.isAllowed(type, allowed) { return nil }
        guard !isSecure || (type as? NSSecureCoding.Type)?.supportsSecureCoding == true else { return nil }
        if let object = decoded[place] { return object }
        open.append(place)
        defer { open.removeLast() }
        let object = type.init(coder: self)
        decoded[place] = object
        return object
    }

    private static func isAllowed(_ type: AnyClass, _ allowed: [AnyClass]) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { type in allowed.contains { $0 == type } }
    }

    private static func isMade(_ value: Any, of classes: [AnyClass]) -> Bool {
        classes.contains { type in
            guard let type = type as? NSObject.Type else { return false }
            return isInstance(value, type)
        }
    }

    /// Returns whether a value is an instance of a class. Strings and similar values count as instances of the classes that
    /// they bridge to.
    private static func isInstance<Object: NSObject>(_ value: Any, _ type: Object.Type) -> Bool {
        value as? Object != nil
    }
}
