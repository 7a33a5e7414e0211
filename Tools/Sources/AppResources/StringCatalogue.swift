import Foundation

/// A string catalogue (`.xcstrings`): the texts of a table in all languages, with their variations.
struct StringCatalogue {
    /// The compiled texts of one language.
    struct Table {
        /// The content of the file `.strings`.
        var texts: [String: String] = [:]
        /// The content of the file `.stringsdict`.
        var rules: [String: Any] = [:]
    }

    /// The language of the keys.
    let sourceLanguage: String

    /// The compiled texts, by language.
    private(set) var tables: [String: Table] = [:]

    /// The mistakes in the catalogue, as sentences.
    private(set) var problems: [String] = []

    /// Reads a catalogue.
    init(_ data: Data) throws(PropertyLists.Failure) {
        let object = try PropertyLists.readObject(data)
        guard let language = object["sourceLanguage"] as? String, let strings = object["strings"] as? [String: Any]
        else {
            throw PropertyLists.Failure(
                line: nil,
                message: "This is not a string catalogue: it has no 'sourceLanguage' or no 'strings'."
            )
        }
        sourceLanguage = language
        let entries = strings.mapValues { $0 as? [String: Any] ?? [:] }
        var languages: Set = [language]
        for entry in entries.values { languages.formUnion(Self.localizations(of: entry).keys) }
        for language in languages { tables[language] = Table() }
        for key in entries.keys.sorted() {
            let localizations = Self.localizations(of: entries[key]!)
            for language in languages.sorted() {
                // A missing translation is the text of the source language, otherwise the key itself.
                let text = localizations[language] ?? localizations[sourceLanguage]
                compile(key, text, language)
            }
        }
    }

    private static func localizations(of entry: [String: Any]) -> [String: [String: Any]] {
        entry["localizations"] as? [String: [String: Any]] ?? [:]
    }

    /// Adds the text of a key to the table of a language.
    private mutating func compile(_ key: String, _ localization: [String: Any]?, _ language: String) {
        guard let localization else {
            tables[language]?.texts[key] = key
            return
        }
        let substitutions = localization["substitutions"] as? [String: [String: Any]] ?? [:]
        switch resolve(localization, key) {
        case .text(let text) where substitutions.isEmpty:
            tables[language]?.texts[key] = text
        case .text(let text):
            var rule: [String: Any] = ["NSStringLocalizedFormatKey": positioned(text, substitutions)]
            for (name, substitution) in substitutions { rule[name] = variable(name, substitution, key) }
            tables[language]?.rules[key] = rule
        case .plural(let forms):
            let specifier = Self.firstSpecifier(in: key) ?? forms.values.lazy.compactMap(Self.firstSpecifier).first
            tables[language]?.rules[key] = [
                "NSStringLocalizedFormatKey": "%#@value@",
                "value": Self.pluralRule(forms, specifier: specifier ?? "lld"),
            ]
        case nil:
            tables[language]?.texts[key] = key
        }
    }

    private enum Text {
        case text(String)
        case plural([String: String])
    }

    /// Returns the text of a localization or variation for a phone. Nil if it has none.
    private mutating func resolve(_ unit: [String: Any], _ key: String) -> Text? {
        if let text = (unit["stringUnit"] as? [String: Any])?["value"] as? String { return .text(text) }
        guard let variations = unit["variations"] as? [String: Any] else { return nil }
        if let devices = variations["device"] as? [String: [String: Any]] {
            let preferred = ["iphone", "other", "ipod", "ipad", "mac", "appletv", "applewatch", "applevision"]
            guard let device = preferred.first(where: { devices[$0] != nil }) else { return nil }
            return resolve(devices[device]!, key)
        }
        guard let plural = variations["plural"] as? [String: [String: Any]] else {
            problems.append("\(quoted(key)) has a variation that is neither 'plural' nor 'device'.")
            return nil
        }
        return .plural(forms(plural, key))
    }

    private mutating func forms(_ plural: [String: [String: Any]], _ key: String) -> [String: String] {
        for category in plural.keys.sorted() where !PluralRules.categories.contains(category) {
            problems.append("\(quoted(key)) has the unknown plural category \(quoted(category)).")
        }
        let forms = plural.compactMapValues { ($0["stringUnit"] as? [String: Any])?["value"] as? String }
        if forms["other"] == nil { problems.append("\(quoted(key)) has no text for the plural category 'other'.") }
        return forms
    }

    /// Returns the rule of a substitution. Its texts contain `%arg` for the value.
    private mutating func variable(_ name: String, _ substitution: [String: Any], _ key: String) -> [String: Any] {
        let specifier = substitution["formatSpecifier"] as? String ?? "lld"
        let position = (substitution["argNum"] as? Int).map { "\($0)$" } ?? ""
        var unit = substitution
        if let devices = (substitution["variations"] as? [String: Any])?["device"] as? [String: [String: Any]] {
            unit = devices["iphone"] ?? devices["other"] ?? [:]
        }
        guard let plural = (unit["variations"] as? [String: Any])?["plural"] as? [String: [String: Any]] else {
            problems.append("The substitution \(quoted(name)) of \(quoted(key)) has no plural variations.")
            return Self.pluralRule(["other": ""], specifier: specifier)
        }
        let forms = forms(plural, key).mapValues {
            $0.replacingOccurrences(of: "%arg", with: "%\(position)\(specifier)")
        }
        return Self.pluralRule(forms, specifier: specifier)
    }

    /// Returns a format in which each variable names the number of its argument: `%1$#@items@`.
    private func positioned(_ format: String, _ substitutions: [String: [String: Any]]) -> String {
        var result = format
        for (name, substitution) in substitutions {
            guard let number = substitution["argNum"] as? Int else { continue }
            result = result.replacingOccurrences(of: "%#@\(name)@", with: "%\(number)$#@\(name)@")
        }
        return result
    }

    private static func pluralRule(_ forms: [String: String], specifier: String) -> [String: Any] {
        var rule: [String: Any] = forms
        rule["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
        rule["NSStringFormatValueTypeKey"] = specifier
        return rule
    }

    /// Returns the first integer or number specifier of a format, without percent sign and position: `lld`.
    static func firstSpecifier(in format: String) -> String? {
        var rest = Substring(format)
        while let start = rest.firstIndex(of: "%") {
            rest = rest[start...].dropFirst()
            if rest.first == "%" {
                rest.removeFirst()
                continue
            }
            let specifier = rest.prefix { !$0.isLetter && $0 != "@" && $0 != "%" && $0 != " " }
            let tail = rest.dropFirst(specifier.count)
            let length = tail.prefix { "hlqjzt".contains($0) }
            guard let conversion = tail.dropFirst(length.count).first else { return nil }
            if "diuxXofFeEgG".contains(conversion) { return length + String(conversion) }
        }
        return nil
    }
}
