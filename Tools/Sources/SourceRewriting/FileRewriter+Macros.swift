import SwiftSyntax

/// `#selector`, `#keyPath` and `#Preview`.
extension FileRewriter {
    /// Returns whether the expression was replaced.
    func rewriteMacro(_ node: MacroExpansionExprSyntax) -> Bool {
        switch node.macroName.text {
        case "selector":
            guard let argument = node.arguments.first, node.arguments.count == 1 else { return false }
            rewriteSelector(node, argument)
            return true
        case "keyPath":
            guard let argument = node.arguments.first, node.arguments.count == 1 else { return false }
            rewriteKeyPath(node, argument.expression)
            return true
        default: return removePreview(node, named: node.macroName)
        }
    }

    /// Removes `#Preview`, which only Xcode's canvas shows. Returns whether it is one.
    func removePreview(_ node: some SyntaxProtocol, named name: TokenSyntax) -> Bool {
        guard name.text == "Preview", node.parent?.is(CodeBlockItemSyntax.self) == true else { return false }
        edits.remove(range(node))
        return true
    }

    /// Replaces a whole expression; line ends inside it move before its last character.
    private func replace(_ node: MacroExpansionExprSyntax, with text: String) {
        edits.replace(range(node), with: String(text.dropLast()), tail: String(text.suffix(1)))
    }

    // MARK: Key paths

    private func rewriteKeyPath(_ node: MacroExpansionExprSyntax, _ expression: ExprSyntax) {
        guard let names = NamePath(expression) else {
            return notice(node, "#keyPath with this expression is not supported: write the string.")
        }
        var parts = names.parts.map(\.name)
        var type = enclosingType(node)?.type
        // The leading names of types are not part of the key path.
        let scope = type?.name ?? ""
        while parts.count > 1, isType(parts[0], in: scope) || parts[0] == "Self" || parts[0] == "self" {
            if let found = project.type(named: parts[0], in: type?.name ?? scope) { type = found }
            parts.removeFirst()
        }
        var keys: [String] = []
        for part in parts {
            let property = type.flatMap { project.property(named: part, in: $0) }
            keys.append(property?.explicitName ?? part)
            type = property?.type.flatMap { project.type(named: $0.trimmingOptional, in: type?.name ?? "") }
        }
        // A string literal cannot contain a line end, so those of the expression follow it.
        edits.replace(range(node), with: "\"\(keys.joined(separator: "."))\"")
    }

    /// Whether a name at the start of a path is that of a type.
    private func isType(_ name: String, in scope: String) -> Bool {
        project.type(named: name, in: scope) != nil || name.first?.isUppercase == true
    }

    // MARK: Selectors

    private func rewriteSelector(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) {
        needsCompatibility = true
        let (expression, coercion) = Self.separateCoercion(argument.expression)
        guard let path = NamePath(expression), let last = path.parts.last else {
            return notice(node, "#selector with this expression is not supported: write Selector(name, method).")
        }
        let owner = owner(of: path, node)
        if let label = argument.label?.text {
            return rewriteAccessor(node, label, last.name, owner)
        }
        let candidates = owner.type.map { project.methods(named: last.name, labels: last.labels, in: $0) } ?? []
        let coerced = coercion.map { Self.functionType($0, of: owner.name) }
        var member = candidates.count == 1 ? candidates.first : Self.candidate(candidates, coerced: coercion)
        var type = owner.name
        if member == nil, candidates.isEmpty, let others = project.exposedMethods[last.name],
            let found = last.labels.map({ others[$0] }) ?? (others.count == 1 ? others.values.first : nil)
        {
            member = found.member
            // The method of an unknown object can only be named by the type that has it.
            type = type ?? found.type?.name
        }
        let labels = last.labels ?? member?.labels ?? Self.knownMethods[last.name] ?? []
        let name = member?.selector ?? ObjectiveCName.selector(base: last.name, labels: labels)
        guard let type else {
            notice(
                node,
                "The type of '\(expression.trimmedDescription)' is unknown: write Selector(\"\(name)\", Type.method)."
            )
            return replace(node, with: "Selector(\"\(name)\")")
        }
        if isProtocol(type) { return replace(node, with: "Selector(\"\(name)\")") }
        let reference = labels.isEmpty ? last.written : "\(last.written)(\(labels.map { $0 + ":" }.joined()))"
        if let member, member.isSendableToClass {
            let method = "{ (type: \(type).Type) in type.\(reference) }"
            return replace(node, with: "Selector(\"\(name)\", ofClass: \(method))")
        }
        if let member, member.isSendableInClosure {
            return replace(node, with: "Selector(\"\(name)\", \(closure(calling: member, of: type, owner.type)))")
        }
        if labels.count > 3 || member.map({ !$0.isSendable }) == true {
            notice(
                node,
                "'\(name)' cannot be sent: selectors carry methods with at most three arguments, which are not generic, "
                    + "asynchronous or inout, and methods of classes with at most two. Use a closure."
            )
            return replace(node, with: "Selector(\"\(name)\")")
        }
        if member == nil, last.labels == nil, labels.isEmpty, LibraryMethods.withParameters.contains(last.name) {
            notice(
                node,
                "The parameters of '\(expression.trimmedDescription)' are unknown: write its labels, as in "
                    + "#selector(\(type).\(last.name)(_:))."
            )
        }
        // A name without labels also means the methods with labels.
        let isAmbiguous =
            labels.isEmpty && member != nil
            && (LibraryMethods.withParameters.contains(last.name)
                || (owner.type.map { project.methods(named: last.name, labels: nil, in: $0).count > 1 } ?? false))
        if let coerced {
            replace(node, with: "Selector(\"\(name)\", \(type).\(reference) as \(coerced))")
        } else if isAmbiguous {
            replace(
                node,
                with: "Selector(\"\(name)\", \(type).\(reference) as (\(type)) -> () -> \(member?.type ?? "Void"))"
            )
        } else {
            replace(node, with: "Selector(\"\(name)\", \(type).\(reference))")
        }
    }

    /// A closure that calls a throwing method. As in Objective-C without a pointer to an error, the error is dropped.
    private func closure(calling member: Member, of name: String, _ type: ProjectType?) -> String {
        let parameters = member.parameters.enumerated().map { "a\($0): \($1.plainType.replacingImplicitUnwrapping)" }
        let arguments = member.parameters.enumerated().map { ($1.label == "_" ? "" : "\($1.label): ") + "a\($0)" }
        // Between an attribute and parameters, the compiler expects the list of captures.
        let isolation = project.isOnMainActor(name, type) ? "@MainActor [object] " : ""
        let call = "try? object.\(member.name)(\(arguments.joined(separator: ", ")))"
        let list = (parameters + ["_: Any?"]).joined(separator: ", ")
        return "{ (object: \(name)) in { \(isolation)(\(list)) in _ = \(call) } }"
    }

    /// `getter: Type.property` and `setter: Type.property`.
    private func rewriteAccessor(
        _ node: MacroExpansionExprSyntax,
        _ label: String,
        _ property: String,
        _ owner: (name: String?, type: ProjectType?)
    ) {
        let member = owner.type.flatMap { project.property(named: property, in: $0) }
        let key = member?.explicitName ?? property
        let name = label == "setter" ? ObjectiveCName.setter(of: key) : key
        guard let type = owner.name, !isProtocol(type), label == "getter" || member?.type != nil else {
            notice(node, "The type of '\(property)' is unknown: write Selector(\"\(name)\", closure).")
            return replace(node, with: "Selector(\"\(name)\")")
        }
        if label == "getter" {
            replace(node, with: "Selector(\"\(name)\", { (object: \(type)) in { object.\(property) } })")
        } else {
            let value = (member?.type ?? "").replacingImplicitUnwrapping
            replace(
                node,
                with:
                    "Selector(\"\(name)\", { (object: \(type)) in { (value: \(value)) in object.\(property) = value } })"
            )
        }
    }

    /// Separates `method as (Argument) -> Void`.
    private static func separateCoercion(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return separateCoercion(only.expression)
        }
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return (expression, nil) }
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self)
        else {
            return (expression, nil)
        }
        return (separateCoercion(parts[0]).0, type.type)
    }

    /// The type of an unapplied method, from the type of the method or of the unapplied method.
    private static func functionType(_ type: TypeSyntax, of owner: String?) -> String {
        let text = type.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
        if let function = type.as(FunctionTypeSyntax.self), function.returnClause.type.is(FunctionTypeSyntax.self) {
            return text
        }
        return "(\(owner ?? "Self")) -> \(text)"
    }

    /// The overload that a coercion selects.
    private static func candidate(_ candidates: [Member], coerced: TypeSyntax?) -> Member? {
        guard var function = coerced?.as(FunctionTypeSyntax.self) else {
            // The compiler would call several methods ambiguous; the nearest one is meant.
            return candidates.first
        }
        if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { function = inner }
        let types = function.parameters.map { $0.type.trimmedDescription }
        return candidates.first { $0.parameters.map(\.plainType) == types }
            ?? candidates.first { $0.parameters.count == types.count }
    }

    /// The type whose method a name means.
    func owner(of path: NamePath, _ node: some SyntaxProtocol) -> (name: String?, type: ProjectType?) {
        let enclosing = enclosingType(node)
        let prefix = path.parts.dropLast().map(\.name)
        guard let first = prefix.first else { return (enclosing?.name, enclosing?.type) }
        if prefix.count == 1, ["self", "Self", "super"].contains(first) { return (enclosing?.name, enclosing?.type) }
        let scope = enclosing?.name ?? ""
        // A type: its own name, or that of a type in a library.
        if first.first?.isUppercase == true {
            let written = prefix.joined(separator: ".")
            return (written, project.type(named: written, in: scope))
        }
        // An object: the declared types of its properties.
        var type = enclosing?.type
        var name: String?
        for (index, part) in prefix.enumerated() where part != "self" {
            let local = index == 0 ? localType(of: part, at: node) : nil
            guard let declared = local ?? project.typeOfProperty(named: part, in: type, name) else { return (nil, nil) }
            name = declared.trimmingOptional
            type = project.type(named: name ?? "", in: type?.name ?? scope)
        }
        return (type?.name ?? name, type)
    }

    /// Whether a name is that of a protocol: its methods cannot be named without an object.
    private func isProtocol(_ name: String) -> Bool {
        if let type = project.type(named: name, in: "") { return type.kind == .protocolType }
        return name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Prefetching")
            || name == "UIResponderStandardEditActions"
    }

    /// The labels of methods of UIKit that apps use as actions without writing the labels.
    private static let knownMethods: [String: [String]] = [
        "endEditing": ["_"], "popViewController": ["animated"], "popToRootViewController": ["animated"],
        "copy": ["_"], "cut": ["_"], "paste": ["_"], "select": ["_"], "selectAll": ["_"], "delete": ["_"],
        "showSearch": ["_"], "toggleSidebar": ["_"],
    ]
}

/// The names in an expression such as `self.delegate.tapped(_:)`.
struct NamePath {
    struct Part {
        let name: String

        /// The name with backticks, where the source has them.
        let written: String

        /// The labels. Nil if none are written.
        let labels: [String]?
    }

    private(set) var parts: [Part] = []

    /// Nil if the expression contains more than names.
    init?(_ expression: ExprSyntax) {
        guard add(expression) else { return nil }
    }

    private mutating func add(_ expression: ExprSyntax) -> Bool {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            add(reference)
        } else if let access = expression.as(MemberAccessExprSyntax.self) {
            if let base = access.base, !add(base) { return false }
            add(access.declName)
        } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return add(chain.expression)
        } else if let unwrap = expression.as(ForceUnwrapExprSyntax.self) {
            return add(unwrap.expression)
        } else if expression.is(SuperExprSyntax.self) {
            parts.append(Part(name: "super", written: "super", labels: nil))
        } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return add(only.expression)
        } else {
            return false
        }
        return true
    }

    private mutating func add(_ reference: DeclReferenceExprSyntax) {
        let labels = reference.argumentNames?.arguments.map { $0.name.identifierText }
        parts.append(
            Part(name: reference.baseName.identifierText, written: reference.baseName.text, labels: labels)
        )
    }
}

extension String {
    /// A type without `?`, `!` and parentheses around it.
    var trimmingOptional: String {
        var name = self[...]
        while name.hasSuffix("?") || name.hasSuffix("!") { name = name.dropLast() }
        if name.hasPrefix("("), name.hasSuffix(")") { name = name.dropFirst().dropLast() }
        if name.hasPrefix("any ") { name = name.dropFirst(4) }
        return String(name)
    }

    /// A type with `?` in place of `!`, which only declarations can have.
    var replacingImplicitUnwrapping: String { hasSuffix("!") ? dropLast() + "?" : self }
}
