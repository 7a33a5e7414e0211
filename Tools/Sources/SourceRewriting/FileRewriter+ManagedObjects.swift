import SwiftSyntax

/// Properties, methods and initializers of managed objects.
extension FileRewriter {
    /// Gives an `@NSManaged` variable a getter and a setter.
    func rewriteManagedProperty(_ node: VariableDeclSyntax) {
        guard let attribute = node.attributes.managed else { return }
        remove(attribute)
        for modifier in node.modifiers where modifier.name.text == "dynamic" { remove(modifier) }
        for (index, binding) in zip(node.bindings.indices, node.bindings) {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
                // In `var a, b: Int`, both have the type.
                let type = node.bindings[index...].lazy.compactMap(\.typeAnnotation).first,
                binding.accessorBlock == nil, binding.initializer == nil
            else {
                notice(
                    binding,
                    "An @NSManaged variable needs a name and a type, and has no initial value or accessors."
                )
                continue
            }
            let annotation = binding.typeAnnotation == nil ? ": \(type.type.trimmedDescription)" : ""
            edits.insert(
                "\(annotation) { get { managedValue(forKey: \"\(name)\") } "
                    + "set { setManagedValue(newValue, forKey: \"\(name)\") } }",
                at: range(binding.typeAnnotation.map { Syntax($0) } ?? Syntax(binding.pattern)).upperBound
            )
            // A declaration of several variables cannot have accessors.
            guard let comma = binding.trailingComma else { continue }
            let modifiers = node.modifiers.map { $0.trimmedDescription + " " }.joined()
            edits.replace(range(comma), with: "; \(modifiers)var")
        }
    }

    /// Gives an `@NSManaged` method a body that changes a to-many relationship.
    func rewriteManagedMethod(_ node: FunctionDeclSyntax) {
        guard let attribute = node.attributes.managed else { return }
        guard node.body == nil, let body = ManagedAccessor(node)?.body else {
            return notice(
                attribute,
                "'\(node.name.text)' is none of the methods that Core Data generates, such as addToItems(_:): write its body."
            )
        }
        remove(attribute)
        for modifier in node.modifiers where modifier.name.text == "dynamic" { remove(modifier) }
        edits.insert(" { \(body) }", at: range(node.signature).upperBound)
    }

    /// `init(entity:insertInto:)` is required on Linux, where objects are created by their class.
    func rewriteManagedInitializer(_ node: InitializerDeclSyntax) {
        guard node.isManaged, let override = node.modifiers.first(where: { $0.name.text == "override" }) else { return }
        if node.modifiers.contains(where: { $0.name.text == "required" }) {
            remove(override)
        } else {
            edits.replace(range(override), with: "required")
        }
    }

    /// The initializer with which contexts create objects, for a class with designated initializers of its own: it does not inherit it.
    func managedInitializer(of node: ClassDeclSyntax, named name: String) -> String? {
        let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let designated = initializers.filter { node in
            !node.modifiers.contains { $0.name.text == "convenience" }
        }
        guard !designated.isEmpty, !initializers.contains(where: \.isManaged), project.isManagedObject(name) else {
            return nil
        }
        let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        return (isPublic ? "public " : "")
            + "required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) "
            + "{ super.init(entity: entity, insertInto: context) }"
    }
}

extension Project {
    /// Whether a class of the project inherits from `NSManagedObject`, directly or through other classes of the project.
    func isManagedObject(_ name: String) -> Bool {
        var name = name
        var visited: Set<String> = []
        while visited.insert(name).inserted, let inherited = types[name]?.inherited {
            if !Set(["NSManagedObject", "CoreData.NSManagedObject"]).isDisjoint(with: inherited) { return true }
            guard let superclass = inherited.first(where: { types[$0]?.kind == .classType }) else { return false }
            name = superclass
        }
        return false
    }
}

/// A method for a to-many relationship that Xcode generates without a body.
private struct ManagedAccessor {
    /// The statement of its body.
    let body: String

    init?(_ node: FunctionDeclSyntax) {
        let parameters = Array(node.signature.parameterClause.parameters)
        let values = parameters.map { ($0.secondName ?? $0.firstName).text }
        let labels = parameters.map(\.firstName.text)
        guard node.signature.returnClause == nil else { return nil }
        let name = node.name.identifierText
        func indexes(_ place: Int) -> String {
            let type = parameters[place].type.trimmedDescription
            return type.hasSuffix("NSIndexSet")
                ? "IndexSet(\(values[place]))"
                : type.hasSuffix("IndexSet") ? values[place] : "[\(values[place])]"
        }
        switch labels {
        case ["_"]:
            let isObject = name.hasSuffix("Object")
            let stem = isObject ? String(name.dropLast("Object".count)) : name
            if let key = Self.key(in: name, after: "addTo") ?? Self.key(in: stem, after: "add") {
                body = "addManagedObjects(\(values[0]), forKey: \"\(key)\")"
            } else if let key = Self.key(in: name, after: "removeFrom") ?? Self.key(in: stem, after: "remove") {
                body = "removeManagedObjects(\(values[0]), forKey: \"\(key)\")"
            } else {
                return nil
            }
        case ["_", "at"]:
            guard let key = Self.key(in: name, after: "insertInto") else { return nil }
            body = "insertManagedObjects(\(values[0]), at: \(indexes(1)), forKey: \"\(key)\")"
        case ["at"]:
            guard let key = Self.key(in: name, after: "removeFrom") else { return nil }
            body = "removeManagedObjects(at: \(indexes(0)), forKey: \"\(key)\")"
        case ["at", "with"]:
            guard let key = Self.key(in: name, after: "replace") else { return nil }
            body = "replaceManagedObjects(at: \(indexes(0)), with: \(values[1]), forKey: \"\(key)\")"
        default:
            return nil
        }
    }

    /// The key of the relationship in a name such as `addToItems`.
    private static func key(in name: String, after prefix: String) -> String? {
        guard name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first, first.isUppercase || first == "_"
        else { return nil }
        return first.lowercased() + name.dropFirst(prefix.count + 1)
    }
}

extension AttributeListSyntax {
    /// The attribute `@NSManaged`.
    var managed: AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == "NSManaged" }
    }
}

extension InitializerDeclSyntax {
    /// Whether it is `init(entity:insertInto:)`.
    fileprivate var isManaged: Bool {
        signature.parameterClause.parameters.map(\.firstName.text) == ["entity", "insertInto"]
    }
}
