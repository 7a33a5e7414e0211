import Foundation

/// The binary encoding of saved values.
///
/// It replaces property lists, which can take unbounded time to read: a short file can reference each nested list twice. Here
/// every value has its own bytes, so that reading takes time and memory in proportion to the file size.
///
/// A value is a letter followed by its content. Integers have eight bytes, most significant byte first.
enum StateCoding {
    /// The maximum nesting of values.
    static let depthLimit = 200
    /// The maximum number of bytes written, slightly less than the maximum file size. Repeated references to one collection
    /// could otherwise grow without bound.
    static let sizeLimit = (16 << 20) - 4096

    /// The reason why a value cannot be encoded: its path from the outside in, and whether it is a key or exceeds the size
    /// limit.
    struct Unsupported: Error, CustomStringConvertible {
        var path: [String]
        var isKey = false
        var isTooLong = false

        /// The reason as a sentence.
        var description: String {
            if isTooLong {
                return "The state cannot be saved, because it is larger than \(StateCoding.sizeLimit >> 20) MiB."
            }
            let what = isKey ? "a key that is not a string" : "a value of an unsupported type"
            return "The state cannot be saved, because there is \(what) at '\(path.joined(separator: "."))'."
        }
    }

    static func data(_ values: [String: Any]) throws(Unsupported) -> Data {
        var data = Data()
        try write(values, to: &data, depth: 0)
        guard data.count <= sizeLimit else { throw Unsupported(path: [], isTooLong: true) }
        return data
    }

    /// Decodes the values from ``data(_:)``. Returns nil for other data.
    static func values(in data: Data) -> [String: Any]? {
        var reader = Reader(bytes: Array(data))
        guard let values = reader.value(depth: 0) as? [String: Any], reader.isAtEnd else { return nil }
        return values
    }

    // MARK: Writing

    private static func write(_ value: Any, to data: inout Data, depth: Int) throws(Unsupported) {
        guard depth < depthLimit else { throw Unsupported(path: []) }
        guard data.count < sizeLimit else { throw Unsupported(path: [], isTooLong: true) }
        switch value {
        case let text as String: write("s", Data(text.utf8), to: &data)
        case let bytes as Data: write("d", bytes, to: &data)
        case let url as URL: write("u", Data(url.absoluteString.utf8), to: &data)
        case let date as Date: write("t", date.timeIntervalSinceReferenceDate.bitPattern, to: &data)
        case let dictionary as [AnyHashable: Any]:
            try write(dictionary, to: &data, depth: depth)
        case let array as [Any]:
            write("a", UInt64(array.count), to: &data)
            for value in array { try write(value, to: &data, depth: depth + 1) }
        default:
            try writeNumber(value, to: &data)
        }
    }

    /// Writes a dictionary sorted by key, so that equal values have equal bytes.
    private static func write(
        _ dictionary: [AnyHashable: Any],
        to data: inout Data,
        depth: Int
    ) throws(Unsupported) {
        var values: [(name: String, value: Any)] = []
        for (key, value) in dictionary {
            guard let name = key.base as? String else { throw Unsupported(path: ["\(key.base)"], isKey: true) }
            values.append((name, value))
        }
        write("m", UInt64(values.count), to: &data)
        for (name, value) in values.sorted(by: { $0.name < $1.name }) {
            write("s", Data(name.utf8), to: &data)
            do {
                try write(value, to: &data, depth: depth + 1)
            } catch {
                throw Unsupported(path: [name] + error.path, isKey: error.isKey, isTooLong: error.isTooLong)
            }
        }
    }

    private static func writeNumber(_ value: Any, to data: inout Data) throws(Unsupported) {
        switch value {
        case let flag as Bool where type(of: value) == Bool.self: data.append(UInt8(ascii: flag ? "y" : "n"))
        case let number as any BinaryInteger:
            guard let number = Int64(exactly: number) else { throw Unsupported(path: []) }
            write("i", UInt64(bitPattern: number), to: &data)
        case let number as any BinaryFloatingPoint: write("f", Double(number).bitPattern, to: &data)
        case let number as NSNumber: writeNumber(number, to: &data)
        default: throw Unsupported(path: [])
        }
    }

    private static func writeNumber(_ number: NSNumber, to data: inout Data) {
        switch UInt8(bitPattern: number.objCType.pointee) {
        // Foundation on Linux returns "c" for Boolean numbers, and only for these.
        case UInt8(ascii: "B"), UInt8(ascii: "c"): data.append(UInt8(ascii: number.boolValue ? "y" : "n"))
        case UInt8(ascii: "f"), UInt8(ascii: "d"): write("f", number.doubleValue.bitPattern, to: &data)
        default: write("i", UInt64(bitPattern: number.int64Value), to: &data)
        }
    }

    private static func write(_ kind: Unicode.Scalar, _ number: UInt64, to data: inout Data) {
        data.append(UInt8(ascii: kind))
        withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) }
    }

    private static func write(_ kind: Unicode.Scalar, _ bytes: Data, to data: inout Data) {
        write(kind, UInt64(bytes.count), to: &data)
        data.append(bytes)
    }

    // MARK: Reading

    private struct Reader {
        let bytes: [UInt8]
        var place = 0

        var isAtEnd: Bool { place == bytes.count }

        mutating func value(depth: Int) -> Any? {
            guard depth < depthLimit, let kind = take(1)?.first else { return nil }
            switch Unicode.Scalar(kind) {
            case "y": return true
            case "n": return false
            case "i": return number().map { Int(Int64(bitPattern: $0)) }
            case "f": return number().map { Double(bitPattern: $0) }
            case "t": return number().map { Date(timeIntervalSinceReferenceDate: Double(bitPattern: $0)) }
            case "d": return counted().map { Data($0) }
            case "s": return counted().flatMap { String(validating: $0, as: UTF8.self) }
            case "u": return counted().flatMap { String(validating: $0, as: UTF8.self) }.flatMap { URL(string: $0) }
            case "a": return array(depth: depth)
            case "m": return dictionary(depth: depth)
            default: return nil
            }
        }

        private mutating func array(depth: Int) -> [Any]? {
            guard let count = number() else { return nil }
            var array: [Any] = []
            for _ in 0..<count {
                guard let value = value(depth: depth + 1) else { return nil }
                array.append(value)
            }
            return array
        }

        private mutating func dictionary(depth: Int) -> [String: Any]? {
            guard let count = number() else { return nil }
            var dictionary: [String: Any] = [:]
            for _ in 0..<count {
                guard let key = value(depth: depth + 1) as? String, let value = value(depth: depth + 1) else {
                    return nil
                }
                dictionary[key] = value
            }
            return dictionary
        }

        private mutating func counted() -> ArraySlice<UInt8>? {
            number().flatMap { Int(exactly: $0) }.flatMap { take($0) }
        }

        private mutating func number() -> UInt64? {
            take(8).map { $0.reduce(0) { $0 << 8 | UInt64($1) } }
        }

        private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
            guard count <= bytes.count - place else { return nil }
            defer { place += count }
            return bytes[place..<place + count]
        }
    }
}
