import SwiftSyntax

/// Test methods of the main actor.
///
/// On Linux, XCTest calls synchronous test methods without an actor, and cannot call those of the main actor. It awaits asynchronous
/// ones, so these methods become asynchronous.
extension FileRewriter {
    func makeTestAsynchronous(_ node: FunctionDeclSyntax) {
        let signature = node.signature
        guard node.name.text.hasPrefix("test"), signature.parameterClause.parameters.isEmpty,
            signature.effectSpecifiers?.asyncSpecifier == nil, !node.modifiers.contains(anyOf: ["static", "class"]),
            let type = enclosingType(node)?.type, project.classes(of: type).last?.inherited.first == "XCTestCase",
            node.attributes.containsMainActor || node.enclosingAttributes?.containsMainActor == true,
            !node.modifiers.contains(anyOf: ["nonisolated"])
        else { return }
        edits.insert(" async", at: signature.parameterClause.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// Replaces the class of test cases that a test case inherits from or extends by that of the options.
    func replaceTestCase(_ type: TypeSyntax) {
        guard let name = project.options.testCaseClass, type.trimmedDescription == "XCTestCase", isActive(type) else {
            return
        }
        edits.replace(range(type), with: name)
    }
}

extension AttributeListSyntax {
    fileprivate var containsMainActor: Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor" }
    }
}

extension FunctionDeclSyntax {
    /// The attributes of the class or extension that contains the method.
    fileprivate var enclosingAttributes: AttributeListSyntax? {
        var parent = parent
        while let current = parent {
            if let declaration = current.as(ClassDeclSyntax.self) { return declaration.attributes }
            if let declaration = current.as(ExtensionDeclSyntax.self) { return declaration.attributes }
            parent = current.parent
        }
        return nil
    }
}
