import SwiftSyntax

/// The types of local variables and parameters, as far as their declarations show them.
extension FileRewriter {
    /// Returns the type of a local variable or a parameter that a place sees. Nil if there is none with a known type.
    func localType(of name: String, at node: some SyntaxProtocol) -> String? {
        var child = Syntax(node)
        while let parent = child.parent {
            if let list = parent.as(CodeBlockItemListSyntax.self), parent.parent?.is(SourceFileSyntax.self) == false {
                for item in list {
                    if item.position >= child.position { break }
                    if let found = Self.declaredType(of: name, in: item) { return found }
                }
            } else if let statement = parent.as(IfExprSyntax.self) {
                if let found = Self.boundType(of: name, in: statement.conditions) { return found }
            } else if let statement = parent.as(WhileStmtSyntax.self) {
                if let found = Self.boundType(of: name, in: statement.conditions) { return found }
            } else if let clause = Self.parameters(of: parent) {
                let found = clause.first { ($0.secondName ?? $0.firstName).identifierText == name }
                if let found { return found.type.trimmedDescription }
            } else if let closure = parent.as(ClosureExprSyntax.self),
                case .parameterClause(let clause)? = closure.signature?.parameterClause,
                let found = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).identifierText == name })
            {
                return found.type?.trimmedDescription
            } else if parent.is(MemberBlockSyntax.self) {
                return nil
            }
            child = parent
        }
        return nil
    }

    private static func parameters(of node: Syntax) -> FunctionParameterListSyntax? {
        node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    }

    private static func declaredType(of name: String, in item: CodeBlockItemSyntax) -> String? {
        if let statement = item.item.as(GuardStmtSyntax.self) { return boundType(of: name, in: statement.conditions) }
        guard let variable = item.item.as(VariableDeclSyntax.self) else { return nil }
        for binding in variable.bindings where isName(binding.pattern, name) {
            return binding.typeAnnotation?.type.trimmedDescription
                ?? binding.initializer.flatMap(Member.constructedType)
        }
        return nil
    }

    /// The type of a name that a condition binds: `let name = value as? Type`.
    private static func boundType(of name: String, in conditions: ConditionElementListSyntax) -> String? {
        for condition in conditions {
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                isName(binding.pattern, name)
            else { continue }
            return binding.typeAnnotation?.type.trimmedDescription
                ?? binding.initializer.flatMap(Member.constructedType)
        }
        return nil
    }

    private static func isName(_ pattern: PatternSyntax, _ name: String) -> Bool {
        pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
    }
}
