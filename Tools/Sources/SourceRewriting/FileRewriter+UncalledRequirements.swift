import SwiftSyntax

/// Optional properties, and optional methods that are mentioned without calling them.
extension FileRewriter {
    /// `source.title` of an optional property becomes `source.searchlight_title`.
    func rewriteOptionalProperty(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.identifierText
        guard node.base != nil, let protocols = project.optionalProperties[name],
            let type = typeOfObject(node), protocols.contains(where: { project.isProtocol(type, refining: $0.name) })
        else { return }
        edits.replace(range(node.declName), with: Self.shadow(name))
    }

    /// `delegate?.ended` without a call becomes a property with the method.
    func rewriteUncalledRequirement(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, !node.isCalled else { return }
        let name = node.declName.baseName.identifierText
        guard let all = project.optionalRequirements[name] else { return reportBinding(node) }
        let labels = node.declName.argumentNames?.arguments.map { $0.name.identifierText }
        let requirements = all.filter { labels == nil || $0.member.labels == labels }
        let type = typeOfObject(node)
        if let type {
            guard requirements.contains(where: { project.isProtocol(type, refining: $0.protocolName) }) else { return }
        } else if project.propertyNames.contains(name) || NamePath(base)?.parts.last?.name.first?.isUppercase == true {
            return
        }
        guard let first = requirements.first?.member,
            requirements.allSatisfy({ Self.closureName(of: $0.member) == Self.closureName(of: first) }), !first.isStatic
        else {
            return notice(node, "Several optional methods have the name '\(name)': write the labels.")
        }
        edits.replace(range(node.declName), with: Self.closureName(of: first))
    }

    /// The type of the object whose member is mentioned. Nil if it is not known.
    private func typeOfObject(_ node: MemberAccessExprSyntax) -> ProjectType? {
        let scope = enclosingType(node)?.name ?? ""
        if let path = NamePath(ExprSyntax(node)) {
            let owner = owner(of: path, node)
            if owner.type != nil || owner.name != nil { return owner.type }
        }
        // All properties with the name of the object have the same type.
        guard let object = node.base.flatMap(Self.lastName), let types = project.propertyTypes[object],
            types.count == 1,
            let type = types.first
        else { return nil }
        return project.type(named: type, in: scope)
    }

    private static func lastName(_ expression: ExprSyntax) -> String? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return lastName(chain.expression) }
        if let unwrap = expression.as(ForceUnwrapExprSyntax.self) { return lastName(unwrap.expression) }
        return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
    }

    // MARK: Requirements of UIKit

    /// `source.numberOfSections(in:) != nil`, of UIKit's protocols, asks whether the object has the method.
    func rewriteComparisonOfRequirement(_ node: SequenceExprSyntax) {
        let parts = Array(node.elements)
        for (index, part) in parts.enumerated().dropLast(2) {
            guard let access = part.as(MemberAccessExprSyntax.self), access.base != nil,
                let comparison = parts[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text,
                comparison == "!=" || comparison == "==", parts[index + 2].is(NilLiteralExprSyntax.self),
                let selector = uncalledRequirementOfLibrary(access)
            else { continue }
            edits.replace(range(access.declName), with: "responds(to: Selector(\"\(selector)\"))")
            // Also false if the object is nil.
            edits.replace(range(parts[index + 1]), with: comparison == "!=" ? "==" : "!=")
            edits.replace(range(parts[index + 2]), with: "true")
            needsCompatibility = true
        }
    }

    private func reportBinding(_ node: MemberAccessExprSyntax) {
        guard node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true,
            let selector = uncalledRequirementOfLibrary(node)
        else { return }
        let name = node.declName.trimmedDescription
        notice(
            node,
            "'\(name)' is a method of each delegate on Linux, and cannot be bound: write responds(to: Selector(\"\(selector)\")), "
                + "and call it."
        )
    }

    private func uncalledRequirementOfLibrary(_ node: MemberAccessExprSyntax) -> String? {
        let name = node.declName.baseName.identifierText
        guard project.optionalRequirements[name] == nil, !project.propertyNames.contains(name) else { return nil }
        return node.requirementOfLibrary
    }
}
