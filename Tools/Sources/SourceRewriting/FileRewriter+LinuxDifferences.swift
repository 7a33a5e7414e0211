import SwiftSyntax

/// Calls and operators that the compiler accepts on Apple's systems only.
extension FileRewriter {
    /// `type(of: object).description()` of an `AnyObject`, whose type has no members without the Objective-C runtime.
    func rewriteTypeDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", member.declName.argumentNames == nil,
            let base = member.base?.as(FunctionCallExprSyntax.self),
            base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            base.arguments.count == 1, base.arguments.first?.label?.text == "of",
            // A type of the project can declare the method itself.
            !project.declaresTypeDescription
        else { return }
        edits.insert("ObjectiveCClass.description(of: ", at: range(base).lowerBound)
        edits.replace(range(base).upperBound..<range(node).upperBound, with: ")")
        needsCompatibility = true
    }

    /// A comparison of numbers that the module declares. Foundation on Linux declares the same operator, and the compiler prefers
    /// neither.
    func rewriteNumberOperator(_ node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        guard node.name.text == "<", parameters.count == 2,
            parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" }),
            !node.attributes.contains(named: "_disfavoredOverload"), node.parent?.is(MemberBlockItemSyntax.self) != true
        else { return }
        edits.insert("@_disfavoredOverload ", at: range(node).lowerBound)
    }
}
