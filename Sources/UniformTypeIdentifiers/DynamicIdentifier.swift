/// The identifiers of dynamic types, such as `dyn.ah62d4rv4ge80e2py`. They contain their tag and supertypes: a description such as
/// `?0=6:1=bat` in a Base32 of their own. Digits abbreviate frequent classes of tags and types.
enum DynamicIdentifier {
    private static let prefix = "dyn.a"
    private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
    private static let conformance = "UTTypeConformsTo"
    private static let abbreviated = [
        conformance, "public.filename-extension", "com.apple.ostype", "public.mime-type",
        "com.apple.nspboard-type", "public.url-scheme", "public.data", "public.text", "public.plain-text",
        "public.utf16-plain-text", "com.apple.traditional-mac-plain-text", "public.image", "public.video",
        "public.audio",
        "public.directory", "public.folder",
    ]
    private static let digits = Array("0123456789ABCDEF")

    /// The identifier for a tag.
    static func encode(tag: String, _ tagClass: UTTagClass, parents: [String]) -> String {
        var text = "?"
        if !parents.isEmpty { text += "0=" + parents.map { short($0) }.joined(separator: ",") + ":" }
        text += short(tagClass.rawValue) + "=" + escaped(tag.lowercased())
        return prefix + base32(Array(text.utf8))
    }

    /// The type that an identifier describes; nil if it is no identifier of a dynamic type.
    static func decode(_ identifier: String) -> TypeDeclaration? {
        let lower = identifier.lowercased()
        guard lower.hasPrefix(prefix), let bytes = bytes(lower.dropFirst(prefix.count)),
            let text = String(validating: bytes, as: UTF8.self), text.first == "?"
        else { return nil }
        var parents: [String] = []
        var tags: [UTTagClass: [String]] = [:]
        for part in split(text.dropFirst(), at: ":") {
            let pair = split(part, at: "=")
            guard pair.count == 2 else { return nil }
            let name = long(unescaped(pair[0]))
            let values = split(pair[1], at: ",").map { unescaped($0) }
            if name == conformance { parents += values.map(long) } else { tags[UTTagClass(rawValue: name)] = values }
        }
        guard !tags.isEmpty else { return nil }
        return TypeDeclaration(lower, parents: parents, tags: tags, origin: .dynamic)
    }

    // MARK: Names

    private static func short(_ name: String) -> String {
        abbreviated.firstIndex(of: name).map { String(digits[$0]) } ?? escaped(name)
    }

    private static func long(_ name: String) -> String {
        guard name.count == 1, let index = digits.firstIndex(of: Character(name)) else { return name }
        return abbreviated[index]
    }

    // MARK: Separators

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "?:=,\\".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                result.append(character)
                isEscaped = false
            }
        }
        return result
    }

    /// The parts of a text between separators that have no backslash before them.
    private static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var isEscaped = false
        for index in text.indices {
            if text[index] == separator, !isEscaped {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
            isEscaped = text[index] == "\\" && !isEscaped
        }
        return parts + [text[start...]]
    }

    // MARK: Base32

    private static func base32(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in bytes {
            bits = (bits << 8 | Int(byte)) & 0xFFFF
            count += 8
            while count >= 5 {
                count -= 5
                result.append(alphabet[bits >> count & 31])
            }
        }
        if count > 0 { result.append(alphabet[bits << (5 - count) & 31]) }
        return String(decoding: result, as: UTF8.self)
    }

    private static func bytes(_ text: Substring) -> [UInt8]? {
        var result: [UInt8] = []
        var bits = 0
        var count = 0
        for letter in text.utf8 {
            guard let value = alphabet.firstIndex(of: letter) else { return nil }
            bits = (bits << 5 | value) & 0xFFFF
            count += 5
            if count >= 8 {
                count -= 8
                result.append(UInt8(bits >> count & 255))
            }
        }
        return result
    }
}
