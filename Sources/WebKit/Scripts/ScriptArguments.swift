import Foundation

/// Arguments of a script, encoded as JSON. Values become data that a fixed script decodes; they never become source text.
enum ScriptArguments {
    /// Decodes the arguments of the function that it begins. It is a single line, so that the lines of the app's script keep their
    /// numbers, and declares nothing for it. Assigning to `arguments` changes the parameters.
    static let decoder = """
        { const read = x => x === null || typeof x !== 'object' ? x : Array.isArray(x) ? x.map(read) : 'o' in x \
        ? Object.fromEntries(Object.entries(x.o).map(([k, v]) => [k, read(v)])) : 'd' in x ? new Date(x.d) : Number(x.n); \
        for (let i = 0; i < arguments.length; i++) arguments[i] = read(JSON.parse(arguments[i])); }
        """

    /// The message for a value that a script cannot receive.
    static let unsupportedMessage = """
        Function argument values must be numbers, strings, dates, NSNull, or arrays and dictionaries of these with strings as keys.
        """

    /// The message for a reply that a script cannot receive.
    static let unsupportedReplyMessage = """
        Replies must be numbers, strings, dates, NSNull, or arrays and dictionaries of these with strings as keys.
        """

    /// Encodes a value; nil if its type is not supported.
    static func encoded(_ value: Any) -> String? {
        guard let tree = tree(of: value),
            let data = try? JSONSerialization.data(withJSONObject: tree, options: [.fragmentsAllowed])
        else { return nil }
        return String(data: data, encoding: .utf8)
    }

    /// Whether a text is the name of a parameter. The engine inserts names into the function, so nothing else may be in them.
    static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isStart(first), !reserved.contains(text) else { return false }
        return text.unicodeScalars.dropFirst().allSatisfy { isStart($0) || $0.properties.isIDContinue }
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "$" || scalar == "_" || scalar.properties.isIDStart
    }

    private static let reserved: Set<String> = ["arguments", "await", "eval"]

    private static func tree(of value: Any) -> Any? {
        switch value {
        case let optional as any AnyOptional where optional.isNone: return NSNull()
        case is NSNull: return NSNull()
        case let text as String: return text
        case let date as Date: return ["d": date.timeIntervalSince1970 * 1000]
        case let array as [Any]:
            let items = array.compactMap(tree)
            return items.count == array.count ? items : nil
        case let dictionary as [String: Any]:
            let items = dictionary.compactMapValues(tree)
            return items.count == dictionary.count ? ["o": items] : nil
        case let number as NSNumber: return leaf(of: number)
        default: return nil
        }
    }

    // Not an overload of `tree(of:)`: the compiler would prefer the one for `Any` in a function that returns an optional.
    private static func leaf(of number: NSNumber) -> Any {
        if number.isBoolean { return number.boolValue }
        let value = number.doubleValue
        return value.isFinite ? number : ["n": value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity"]
    }
}

extension NSNumber {
    /// Whether it was made from a truth value.
    var isBoolean: Bool {
        // The encoding of 8-bit integers is the same.
        String(cString: objCType) == "c" && (doubleValue == 0 || doubleValue == 1)
    }
}

/// An optional of any type, in a value of type `Any`.
protocol AnyOptional {
    var isNone: Bool { get }
}

extension Optional: AnyOptional {
    var isNone: Bool { self == nil }
}
