import SwiftSyntax

/// `@objc` protocols and their optional requirements.
///
/// An optional requirement `func finished(_ count: Int) -> Bool` becomes the requirement
/// `func searchlight_finished(_ count: Int) -> Bool?`, with a default implementation that returns nil. Classes that implement the
/// original method implement this one by a call of it. So the call `delegate.finished?(3)` is nil exactly if the delegate does not
/// implement the method.
extension FileRewriter {
    func rewriteProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.contains(named: "objc") else { return }
        bindToClasses(node)
        let type =
            (enclosingType(node)?.name).map { project.types[$0 + "." + node.name.identifierText] }
            ?? project.types[node.name.identifierText]
        let references = (type?.members ?? []).filter(\.isOptional).compactMap(closureOfRequirement)
        if !references.isEmpty {
            let text = references.map { " \($0.declaration) { get };" }.joined()
            edits.insert(text, at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        for item in node.memberBlock.members {
            if let function = item.decl.as(FunctionDeclSyntax.self), function.modifiers.contains(anyOf: ["optional"]) {
                rewriteRequirement(function)
            } else if let variable = item.decl.as(VariableDeclSyntax.self),
                variable.modifiers.contains(anyOf: ["optional"])
            {
                rewriteRequirement(variable)
            }
        }
    }

    /// Only classes conform to `@objc` protocols, so references to their objects can be weak.
    private func bindToClasses(_ node: ProtocolDeclSyntax) {
        guard let clause = node.inheritanceClause else {
            let offset =
                (node.primaryAssociatedTypeClause?.endPositionBeforeTrailingTrivia
                    ?? node.name.endPositionBeforeTrailingTrivia)
            return edits.insert(": AnyObject", at: offset.utf8Offset)
        }
        let classBound: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
        if clause.inheritedTypes.contains(where: { classBound.contains($0.type.trimmedDescription) }) { return }
        if let first = clause.inheritedTypes.first {
            edits.insert("AnyObject, ", at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
    }

    private func rewriteRequirement(_ node: FunctionDeclSyntax) {
        guard let modifier = node.modifiers.first(where: { $0.name.text == "optional" }) else { return }
        remove(modifier)
        edits.replace(range(node.name), with: Self.shadow(node.name.identifierText))
        if let result = node.signature.returnClause?.type {
            edits.replace(range(result), with: Self.optional(result.trimmedDescription))
        } else {
            edits.insert(" -> Void?", at: node.signature.endPositionBeforeTrailingTrivia.utf8Offset)
        }
    }

    /// An optional property becomes a requirement of an optional type that can only be read: Swift assigns no optional property.
    private func rewriteRequirement(_ node: VariableDeclSyntax) {
        guard let modifier = node.modifiers.first(where: { $0.name.text == "optional" }), node.bindings.count == 1,
            let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = binding.typeAnnotation?.type
        else { return }
        remove(modifier)
        edits.replace(range(name), with: Self.shadow(name.identifierText))
        edits.replace(range(type), with: Self.optional(type.trimmedDescription))
        if let accessors = binding.accessorBlock { edits.replace(range(accessors), with: "{ get", tail: " }") }
    }

    static func shadow(_ name: String) -> String { "searchlight_" + name }

    /// The optional type of a result. `delegate.text?()` is a `String?` also if the method returns one.
    static func optional(_ type: String?) -> String {
        guard let type else { return "Void?" }
        if type.hasSuffix("?") { return type }
        if type.hasSuffix("!") { return type.dropLast() + "?" }
        let isSimple = type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        return isSimple ? type + "?" : "(\(type))?"
    }

    // MARK: Default implementations

    /// A declaration that replaces an optional requirement, and its value in a class that implements the requirement.
    struct Replacement {
        let declaration: String
        let value: String
    }

    private func replacements(of requirement: Member) -> [Replacement] {
        let own =
            requirement.kind == .method
            ? Replacement(declaration: Self.shadowDeclaration(requirement), value: Self.call(requirement))
            : Replacement(
                declaration: "\(requirement.isStatic ? "static " : "")var \(Self.shadow(requirement.name)): "
                    + Self.optional(requirement.type),
                value: requirement.name
            )
        return [own] + [closureOfRequirement(requirement)].compactMap { $0 }
    }

    /// A property with the method of a requirement that the project mentions without calling it.
    private func closureOfRequirement(_ requirement: Member) -> Replacement? {
        guard requirement.kind == .method, !requirement.isStatic, project.uncalled.names.contains(requirement.name)
        else {
            return nil
        }
        let types = requirement.parameters.map(\.type).joined(separator: ", ")
        let effects = requirement.effects.isEmpty ? "" : requirement.effects + " "
        let closure = "(\(types)) \(effects)-> \(requirement.type ?? "Void")"
        return Replacement(
            declaration: "var \(Self.closureName(of: requirement)): (\(closure))?",
            value: "self." + requirement.reference
        )
    }

    /// The name of the property with the method of a requirement.
    static func closureName(of requirement: Member) -> String {
        (["searchlight_method", requirement.name] + requirement.labels.map { $0 == "_" ? "" : $0 }).joined(
            separator: "_"
        )
    }

    func appendDefaultsOfOptionalRequirements() {
        for type in project.typesByFile[file] where type.kind == .protocolType {
            let requirements = type.members.filter(\.isOptional)
            guard !requirements.isEmpty else { continue }
            let access = type.isPublic ? "public " : ""
            let defaults = requirements.flatMap(replacements).map { "\(access)\($0.declaration) { nil }" }
            edits.append(line: "extension \(type.name) { \(defaults.joined(separator: "; ")) }")
        }
    }

    /// The declaration that replaces an optional requirement, with own names for the parameters.
    static func shadowDeclaration(_ member: Member) -> String {
        let parameters = member.parameters.enumerated().map { "\($1.label) a\($0): \($1.type)" }.joined(separator: ", ")
        let effects = member.effects.isEmpty ? "" : " \(member.effects)"
        let modifier = member.isStatic ? "static " : ""
        return "\(modifier)func \(shadow(member.name))(\(parameters))\(effects) -> \(optional(member.type))"
    }

    /// The declarations by which a class implements optional requirements of the project's protocols.
    func implementationsOfOptionalRequirements(in type: ProjectType) -> [String] {
        let ancestry = project.classes(of: type)
        var declarations: [String] = []
        for ancestor in ancestry {
            for found in project.protocols(of: ancestor) {
                for requirement in found.members where requirement.isOptional {
                    let isConforming = ancestor === type
                    let implements = { (candidate: ProjectType) in
                        candidate.members(named: requirement.name).contains {
                            $0.hasSignature(of: requirement) && $0.isStatic == requirement.isStatic
                        }
                    }
                    let access = type.isPublic && found.isPublic ? "public " : ""
                    let replacements = replacements(of: requirement)
                    if isConforming {
                        // A subclass can override only a declaration in the class.
                        if ancestry.contains(where: implements) {
                            declarations += replacements.map { "\(access)\($0.declaration) { \($0.value) }" }
                        } else if subclasses(of: type).contains(where: implements) {
                            declarations += replacements.map { "\(access)\($0.declaration) { nil }" }
                        }
                    } else if type.members(named: requirement.name).contains(where: {
                        $0.hasSignature(of: requirement) && !$0.isOverride
                    }) {
                        declarations += replacements.map { "\(access)override \($0.declaration) { \($0.value) }" }
                    }
                }
            }
        }
        return declarations
    }

    private func subclasses(of type: ProjectType) -> [ProjectType] {
        var result: [ProjectType] = []
        var seen: Set<String> = []
        var pending = [type]
        while let next = pending.popLast() {
            for subtype in project.subtypes[next.name] ?? [] where subtype.kind == .classType {
                guard seen.insert(subtype.name).inserted else { continue }
                result.append(subtype)
                pending.append(subtype)
            }
        }
        return result
    }

    /// A call of a method with the parameters `a0`, `a1` and so on.
    static func call(_ member: Member, name: String? = nil) -> String {
        let arguments = member.parameters.enumerated().map { index, parameter in
            (parameter.label == "_" ? "" : parameter.label + ": ") + (parameter.isInOut ? "&" : "") + "a\(index)"
        }
        let words = member.effects.split(separator: " ")
        let prefix =
            (words.contains { $0.hasPrefix("throws") } ? "try " : "") + (words.contains("async") ? "await " : "")
        return "\(prefix)\(name ?? member.name)(\(arguments.joined(separator: ", ")))"
    }

    // MARK: Calls

    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        let called: ExprSyntax
        let mark: TokenSyntax
        let isForced: Bool
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (called, mark, isForced) = (chain.expression, chain.questionMark, false)
        } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (called, mark, isForced) = (unwrap.expression, unwrap.exclamationMark, true)
        } else {
            return
        }
        // A requirement is called on another object, or on self by its name alone in protocol extensions.
        guard
            let reference = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        else {
            return
        }
        let name = reference.baseName.identifierText
        // `Type?(…)` and `self.init!(…)` make values.
        guard reference.baseName.tokenKind != .keyword(.`init`), name.first?.isUppercase == false else { return }
        let labels =
            reference.argumentNames?.arguments.map { $0.name.identifierText }
            ?? node.arguments.map { $0.label?.text ?? "_" }
        let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        if isOwnRequirement(name, labels, closures, called) {
            edits.replace(range(reference.baseName), with: Self.shadow(name))
            remove(mark)
            let end = node.endPositionBeforeTrailingTrivia.utf8Offset
            if isForced {
                edits.insert("!", at: end)
            } else if node.isBaseOfPostfix {
                edits.insert("?", at: end)
            }
        } else if isRequirementOfLibrary(name, labels) {
            remove(mark)
            // The value of an optional chain stays optional. The value of a statement is not used.
            if isForced || node.isStatement || called.containsOptionalChain { return }
            edits.insert("Optional(", at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
            edits.insert(node.isBaseOfPostfix ? ")?" : ")", at: node.endPositionBeforeTrailingTrivia.utf8Offset)
        }
    }

    private func isOwnRequirement(_ name: String, _ labels: [String], _ closures: Int, _ called: ExprSyntax) -> Bool {
        let requirements = (project.optionalRequirements[name] ?? []).filter { _, member in
            member.labels.count == labels.count + closures && member.labels.starts(with: labels)
        }
        guard !requirements.isEmpty else { return false }
        if called.is(DeclReferenceExprSyntax.self) {
            // A name alone is a closure, except in an extension of the protocol.
            return enclosingType(called)?.type?.kind == .protocolType
        }
        guard project.propertyNames.contains(name), labels.allSatisfy({ $0 == "_" }) else { return true }
        // A property has the same name: the type of the object decides.
        guard let path = NamePath(called), let type = owner(of: path, called).type else { return false }
        return requirements.contains { $0.protocolName == type.name }
            || project.protocols(of: type).contains { found in requirements.contains { $0.protocolName == found.name } }
    }

    /// Closures are called without labels, so a call with labels is that of a requirement.
    private func isRequirementOfLibrary(_ name: String, _ labels: [String]) -> Bool {
        if labels.contains(where: { $0 != "_" }) { return true }
        return OptionalRequirements.withoutLabels.contains(name)
            && !project.propertyNames.contains(name)
    }
}

extension FunctionCallExprSyntax {
    /// Whether the value is not used.
    fileprivate var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) ?? false }

    /// Whether the expression goes on with a member, a subscript or a call.
    fileprivate var isBaseOfPostfix: Bool {
        guard let parent else { return false }
        return parent.as(MemberAccessExprSyntax.self)?.base?.id == id
            || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
            || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
    }
}

extension ExprSyntax {
    /// Whether a postfix expression contains `?` before its last name.
    fileprivate var containsOptionalChain: Bool {
        if self.is(OptionalChainingExprSyntax.self) { return true }
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.containsOptionalChain ?? false }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.containsOptionalChain }
        if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.containsOptionalChain }
        if let unwrap = self.as(ForceUnwrapExprSyntax.self) { return unwrap.expression.containsOptionalChain }
        return false
    }
}
