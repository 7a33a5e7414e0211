import Foundation
import XcodeProjects

/// The classes and properties that Xcode generates for the entities of Core Data models.
struct ManagedObjectClasses {
    /// The paths of the models.
    let models: [String]

    /// Returns the Swift source. Nil if no entity has generated code. Reports models that cannot be read, and names that are not Swift's.
    func source(_ plan: inout BundlePlan) -> String? {
        var lines: [String] = []
        for path in models {
            do {
                let model = try DataModel(path: path)
                for entity in model.entities.values.sorted(by: { $0.name < $1.name }) {
                    lines += declarations(of: entity, in: model, path, &plan)
                }
            } catch {
                plan.problems += error.problems
            }
        }
        guard !lines.isEmpty else { return nil }
        let usesUIKit = lines.contains { $0.contains(": UI") || $0.contains("[UI") }
        let imports = ["import CoreData", "import Foundation"] + (usesUIKit ? ["import UIKit"] : [])
        return (imports + lines).joined(separator: "\n") + "\n"
    }

    private func declarations(
        of entity: DataModel.Entity,
        in model: DataModel,
        _ path: String,
        _ plan: inout BundlePlan
    ) -> [String] {
        guard entity.codeGeneration != .manual, entity.className != "NSManagedObject" else { return [] }
        let subject = "The entity \(quoted(entity.name))"
        guard let name = SymbolName.declared(entity.className) else {
            plan.report(.error, path, "\(subject) has a class whose name is not a Swift name. Rename it.")
            return []
        }
        var lines: [String] = [""]
        if entity.codeGeneration == .classDefinition {
            let parent = entity.parent.flatMap { model.entities[$0] }?.className ?? "NSManagedObject"
            lines += ["public class \(name): \(SymbolName.declared(parent) ?? "NSManagedObject") {}", ""]
        }
        lines += [
            "extension \(name) {",
            "    public class func fetchRequest() -> NSFetchRequest<\(name)> {",
            "        NSFetchRequest<\(name)>(entityName: \(Self.literal(entity.name)))",
            "    }",
        ]
        for element in entity.attributes + entity.relationships {
            let key = element.attributes["name"] ?? ""
            guard let variable = SymbolName.declared(key), let type = type(of: element, in: model) else {
                plan.report(
                    .error,
                    path,
                    "\(subject) has the property \(quoted(key)), whose name or type is not a Swift name. Rename it."
                )
                continue
            }
            lines += [
                "    public var \(variable): \(type) {",
                "        get { managedValue(forKey: \"\(key)\") }",
                "        set { setManagedValue(newValue, forKey: \"\(key)\") }",
                "    }",
            ]
            if element.attributes["toMany"] == "YES", let member = SymbolName.type(of: element, in: model) {
                lines += accessors(key, member, isOrdered: element.attributes["ordered"] == "YES")
            }
        }
        return lines + ["}", "", "extension \(name): Identifiable {}"]
    }

    private func type(of element: XMLElementNode, in model: DataModel) -> String? {
        guard element.name == "relationship" else { return Self.type(ofAttribute: element) }
        if element.attributes["toMany"] == "YES" {
            return element.attributes["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?"
        }
        return SymbolName.type(of: element, in: model).map { $0 + "?" }
    }

    /// The type of an attribute. As in Xcode, objects are optional even if the attribute is not.
    private static func type(ofAttribute element: XMLElementNode) -> String? {
        let isScalar = element.attributes["usesScalarValueType"] == "YES"
        switch element.attributes["attributeType"] ?? "" {
        case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
        case "Boolean": return isScalar ? "Bool" : "NSNumber?"
        case "Double": return isScalar ? "Double" : "NSNumber?"
        case "Float": return isScalar ? "Float" : "NSNumber?"
        case "Decimal": return "NSDecimalNumber?"
        case "String": return "String?"
        case "Date": return isScalar ? "TimeInterval" : "Date?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Transformable":
            let type = element.attributes["customClassName"] ?? "NSObject"
            return isType(type) ? type + "?" : nil
        default: return nil
        }
    }

    /// Whether a text is a name or a collection of names, such as `[String: UIColor]`, and nothing that could be more than a type.
    private static func isType(_ text: String) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "_.[]<>,: ".unicodeScalars.contains(scalar)
            }
    }

    /// The methods for a to-many relationship.
    private func accessors(_ key: String, _ member: String, isOrdered: Bool) -> [String] {
        let name = key.prefix(1).uppercased() + key.dropFirst()
        func method(_ signature: String, _ body: String) -> String {
            "    public func \(signature) { \(body), forKey: \"\(key)\") }"
        }
        let set = isOrdered ? "NSOrderedSet" : "NSSet"
        var lines: [String] = []
        for type in [member, set] {
            lines.append(method("addTo\(name)(_ value: \(type))", "addManagedObjects(value"))
            lines.append(method("removeFrom\(name)(_ value: \(type))", "removeManagedObjects(value"))
        }
        guard isOrdered else { return lines }
        return lines + [
            method("insertInto\(name)(_ value: \(member), at idx: Int)", "insertManagedObjects(value, at: [idx]"),
            method("removeFrom\(name)(at idx: Int)", "removeManagedObjects(at: [idx]"),
            method(
                "insertInto\(name)(_ values: [\(member)], at indexes: NSIndexSet)",
                "insertManagedObjects(values, at: IndexSet(indexes)"
            ),
            method("removeFrom\(name)(at indexes: NSIndexSet)", "removeManagedObjects(at: IndexSet(indexes)"),
            method(
                "replace\(name)(at idx: Int, with value: \(member))",
                "replaceManagedObjects(at: [idx], with: value"
            ),
            method(
                "replace\(name)(at indexes: NSIndexSet, with values: [\(member)])",
                "replaceManagedObjects(at: IndexSet(indexes), with: values"
            ),
        ]
    }

    /// A literal of a name. Control characters, quotation marks and interpolations are escaped.
    private static func literal(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
    }
}

extension SymbolName {
    /// The class of the destination of a relationship. Nil if its name is not a Swift name.
    fileprivate static func type(of relationship: XMLElementNode, in model: DataModel) -> String? {
        let entity = relationship.attributes["destinationEntity"].flatMap { model.entities[$0] }
        return declared(entity?.className ?? "NSManagedObject")
    }
}
