/// The names that Swift methods and properties have in Objective-C.
enum ObjectiveCName {
    /// The selector of a method, by the compiler's rule: `f(_:)` is `f:`, `f(sender:)` is `fWithSender:`, `move(to:at:)` is
    /// `moveTo:at:`.
    static func selector(base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var name = base
        if first != "_" {
            if !prepositions.contains(firstWord(first)) && !prepositions.contains(lastWord(base)) { name += "With" }
            name += capitalized(first)
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// The selector of a property's setter: `setTitle:` for `title`.
    static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The lower-case letters before the first capital.
    private static func firstWord(_ name: String) -> String {
        String(name.prefix(1)).lowercased() + name.dropFirst().prefix { !$0.isUppercase }
    }

    /// The word at the end, which begins with the last capital.
    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: { $0.isUppercase }) else { return name }
        return name[start...].lowercased()
    }

    /// The compiler's prepositions (`PartsOfSpeech.def`).
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
        "via",
        "when", "with", "within",
    ]
}
