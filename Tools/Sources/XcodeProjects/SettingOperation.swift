/// The operations of references such as `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingOperation {
    /// Returns the result of an operation. An unknown operation returns the value unchanged.
    static func apply(_ name: String, to value: String) -> String {
        switch name {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "rfc1034identifier": mapScalars(value) { isASCIIAlphanumeric($0) || $0 == "." || $0 == "-" ? $0 : "-" }
        case "identifier": identifier(value, allowsUnicode: false)
        case "c99extidentifier": identifier(value, allowsUnicode: true)
        case "base": FilePath.stem(value)
        case "dir": directory(value)
        case "file": FilePath.name(value)
        case "suffix": suffix(value)
        case "standardizepath": value.hasPrefix("/") ? FilePath.normalized(value) : relative(value)
        case "quote": quoted(value)
        default: value
        }
    }

    /// Returns a valid identifier: other characters become underscores, and a leading digit too.
    static func identifier(_ value: String, allowsUnicode: Bool) -> String {
        var result = mapScalars(value) { scalar in
            if isASCIIAlphanumeric(scalar) || scalar == "_" { return scalar }
            return allowsUnicode && !scalar.isASCII && scalar.properties.isXIDContinue ? scalar : "_"
        }
        if let first = result.unicodeScalars.first, first.properties.numericType != nil || !startsIdentifier(first) {
            result.unicodeScalars.removeFirst()
            result = "_" + result
        }
        return result
    }

    private static func startsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isXIDStart
    }

    private static func mapScalars(_ text: String, _ transform: (Unicode.Scalar) -> Unicode.Scalar) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(transform(scalar)) }
        return String(result)
    }

    private static func isASCIIAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }

    private static func directory(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "./" }
        return String(path[...slash])
    }

    private static func suffix(_ path: String) -> String {
        let name = FilePath.name(path)
        let stem = FilePath.stem(name)
        return String(name.dropFirst(stem.count))
    }

    private static func relative(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    private static func quoted(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if character.isWhitespace || "\"'\\".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
