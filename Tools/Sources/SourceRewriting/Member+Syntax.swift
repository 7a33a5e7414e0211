import SwiftSyntax

extension Member {
    /// The attributes that make a member known to Objective-C.
    private static let exposing: Set<String> = [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged",
    ]

    init(_ node: FunctionDeclSyntax, file: Int, isInExtension: Bool, isExposed: Bool) {
        self.init(kind: .method, name: node.name.identifierText)
        parameters = node.signature.parameterClause.parameters.map(Parameter.init)
        type = node.signature.returnClause?.type.trimmedDescription
        effects = node.signature.effectSpecifiers?.trimmedDescription ?? ""
        isGeneric = node.genericParameterClause != nil
        note(node.attributes, node.modifiers, isExposed: isExposed)
        self.file = file
        self.isInExtension = isInExtension
        position = node.position
    }

    /// The properties of a declaration.
    static func properties(_ node: VariableDeclSyntax, file: Int, isInExtension: Bool, isExposed: Bool) -> [Member] {
        node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
                return nil
            }
            var member = Member(kind: .property, name: name)
            member.type =
                binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer.flatMap(constructedType)
            member.isSettable = node.bindingSpecifier.tokenKind == .keyword(.var) && binding.isSettable
            member.note(node.attributes, node.modifiers, isExposed: isExposed)
            member.file = file
            member.isInExtension = isInExtension
            member.position = node.position
            member.isObservable = node.modifiers.contains(anyOf: ["dynamic"]) && member.isSettable && !member.isStatic
            return member
        }
    }

    private mutating func note(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, isExposed: Bool)
    {
        isStatic = modifiers.contains(anyOf: ["static", "class"])
        isOverride = modifiers.contains(anyOf: ["override"])
        isOptional = modifiers.contains(anyOf: ["optional"])
        isPrivate = modifiers.isPrivate
        isPublic = modifiers.contains(anyOf: ["public", "open"])
        hasDiscardableResult = attributes.contains(named: "discardableResult")
        // `@objcMembers` does not expose private members.
        self.isExposed =
            (isExposed && !isPrivate || attributes.contains { Self.exposing.contains($0.attributeName ?? "") })
            && !attributes.contains(named: "nonobjc")
        explicitName = attributes.lazy.compactMap(\.objectiveCName).first
    }

    /// The type of a literal, of a value such as `ViewModel()`, or of a conversion such as `value as? ViewModel`.
    static func constructedType(_ initializer: InitializerClauseSyntax) -> String? {
        switch initializer.value.kind {
        case .stringLiteralExpr: return "String"
        case .booleanLiteralExpr: return "Bool"
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        default: break
        }
        if let sequence = initializer.value.as(SequenceExprSyntax.self), let last = sequence.elements.last,
            let type = last.as(TypeExprSyntax.self)?.type,
            sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        {
            return type.trimmedDescription
        }
        guard let call = initializer.value.as(FunctionCallExprSyntax.self) else { return nil }
        var called = call.calledExpression
        if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.`init`),
            let base = access.base
        {
            called = base
        }
        guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else {
            return nil
        }
        return name
    }
}

extension Member.Parameter {
    init(_ node: FunctionParameterSyntax) {
        label = node.firstName.identifierText
        type = node.type.trimmedDescription + (node.ellipsis?.text ?? "")
        defaultValue = node.defaultValue.map { " " + $0.trimmedDescription } ?? ""
    }
}

extension PatternBindingSyntax {
    /// Whether a variable with this binding can be assigned.
    var isSettable: Bool {
        switch accessorBlock?.accessors {
        case .none: true
        case .getter: false
        case .accessors(let accessors):
            accessors.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
        @unknown default: false
        }
    }
}

extension TokenSyntax {
    /// The text without backticks.
    var identifierText: String { text.replacing("`", with: "") }
}

extension AttributeListSyntax.Element {
    /// The name of an attribute; nil for `#if`.
    var attributeName: String? { self.as(AttributeSyntax.self)?.attributeName.trimmedDescription }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        guard attributeName == "objc", let arguments = self.as(AttributeSyntax.self)?.arguments else { return nil }
        return arguments.trimmedDescription.filter { !$0.isWhitespace }
    }
}

extension AttributeListSyntax {
    func contains(named name: String) -> Bool { contains { $0.attributeName == name } }
}

extension DeclModifierListSyntax {
    func contains(anyOf names: Set<String>) -> Bool {
        contains { names.contains($0.name.text) && $0.detail == nil }
    }

    var isPrivate: Bool { contains(anyOf: ["private", "fileprivate"]) }
}
