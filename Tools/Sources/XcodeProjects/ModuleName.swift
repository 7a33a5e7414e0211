/// The names of modules.
public enum ModuleName {
    /// Returns the identifier that Xcode makes of a product's name: other characters become underscores.
    public static func identifier(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isValid = scalar == "_" || scalar.properties.isXIDContinue
            result.unicodeScalars.append(isValid ? scalar : "_")
        }
        if let first = result.unicodeScalars.first, first != "_", !first.properties.isXIDStart { result = "_" + result }
        return result.isEmpty ? "_" : result
    }

    /// Returns whether a text is an identifier that can be the name of a module.
    public static func isValid(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return text.unicodeScalars.dropFirst().allSatisfy(\.properties.isXIDContinue)
    }
}
