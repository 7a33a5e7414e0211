import Foundation
import XcodeProjects

extension BundlePlan {
    /// Adds a file of texts (`.strings`, `.stringsdict`) as a property list that Foundation reads, whatever its encoding.
    mutating func addTexts(_ path: String, at destination: String) {
        guard let data = read(path) else { return }
        let value: Any
        do {
            value = try PropertyLists.read(data)
        } catch {
            return report(.error, path, line: error.line, "This is not a valid file of texts: \(error.message)")
        }
        guard let table = value as? [String: Any] else {
            return report(.error, path, "The file must contain keys with texts, such as \"key\" = \"Text\";.")
        }
        guard destination.lowercased().hasSuffix(".stringsdict") else {
            for key in table.keys.sorted() where !(table[key] is String) {
                report(.error, path, "The value of \(quoted(key)) is not a text.")
            }
            return addTable(table, at: destination, from: path)
        }
        for problem in PluralRules.problems(in: table) { report(.error, path, problem) }
        addRules(table, at: (destination as NSString).deletingPathExtension, from: path)
    }

    /// Adds a property list in XML, whose keys Foundation sorts.
    mutating func addPropertyList(_ value: [String: Any], at destination: String, from origin: String) {
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
            add(.data(data), at: destination, from: origin)
        } catch {
            report(.error, origin, "The file contains a value that a property list cannot represent.")
        }
    }

    /// Adds the tables of a string catalogue for each of its languages.
    mutating func addStringCatalogue(_ path: String, at destination: String) {
        guard let data = read(path) else { return }
        let catalogue: StringCatalogue
        do {
            catalogue = try StringCatalogue(data)
        } catch {
            return report(.error, path, line: error.line, error.message)
        }
        for problem in catalogue.problems { report(.error, path, problem) }
        // The catalogue of a storyboard is in the folder `mul.lproj`, which means "several languages".
        var folder = (destination as NSString).deletingLastPathComponent
        if folder.hasSuffix(".lproj") { folder = (folder as NSString).deletingLastPathComponent }
        let name = ((destination as NSString).lastPathComponent as NSString).deletingPathExtension
        for (language, table) in catalogue.tables.sorted(by: { $0.key < $1.key }) {
            guard Destination.normalized("\(language).lproj").map({ !$0.contains("/") }) == true else {
                report(.error, path, "\(quoted(language)) is not the name of a language.")
                continue
            }
            let place = (folder.isEmpty ? "" : folder + "/") + "\(language).lproj/\(name)"
            addTable(table.texts, at: place + ".strings", from: path)
            if !table.rules.isEmpty { addRules(table.rules, at: place, from: path) }
        }
    }
}

/// The structure of `.stringsdict` files.
enum PluralRules {
    /// The plural categories of the Unicode CLDR.
    static let categories: Set = ["zero", "one", "two", "few", "many", "other"]

    /// Returns what is wrong in a table of plural rules.
    static func problems(in table: [String: Any]) -> [String] {
        table.keys.sorted().flatMap { key -> [String] in
            guard let entry = table[key] as? [String: Any] else {
                return ["The value of \(quoted(key)) is not a dictionary."]
            }
            if entry["NSStringVariableWidthRuleType"] is [String: Any]
                || entry["NSStringDeviceSpecificRuleType"] is [String: Any]
            {
                return []
            }
            guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
                return ["\(quoted(key)) has no text NSStringLocalizedFormatKey."]
            }
            return variables(in: format).compactMap { name in
                guard let rule = entry[name] as? [String: Any] else {
                    return "\(quoted(key)) uses the variable \(quoted(name)), for which there is no dictionary."
                }
                guard rule["other"] is String else {
                    return "The variable \(quoted(name)) of \(quoted(key)) has no text for the category 'other'."
                }
                return nil
            }
        }
    }

    /// Returns a text of an entry without plural forms: that of the category `other`. Nil for texts with several variables.
    static func fallback(_ entry: Any) -> String? {
        guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
            return nil
        }
        let names = variables(in: format)
        guard names.count == 1, let rule = entry[names[0]] as? [String: Any], let other = rule["other"] as? String
        else {
            return nil
        }
        return format.replacingOccurrences(of: "%#@\(names[0])@", with: other)
            .replacingOccurrences(of: "%1$#@\(names[0])@", with: other)
    }

    /// Returns the names of the variables in a format, such as `items` in `%#@items@` and `%1$#@items@`.
    static func variables(in format: String) -> [String] {
        var result: [String] = []
        var rest = Substring(format)
        while let start = rest.range(of: "#@") {
            rest = rest[start.upperBound...]
            guard let end = rest.firstIndex(of: "@") else { break }
            result.append(String(rest[..<end]))
            rest = rest[rest.index(after: end)...]
        }
        return result
    }
}
