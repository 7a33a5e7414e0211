import SwiftSyntax

/// The optional requirements that a project mentions without calling them, as in `delegate?.ended != nil`.
struct UncalledReferences {
    /// The names of requirements of the project's own protocols.
    private(set) var names: Set<String> = []

    /// Whether the project asks whether an object has a method: with `responds(to:)`, or by a comparison of a requirement of UIKit
    /// with nil.
    private(set) var asksForMethods = false

    init() {}

    init(_ files: [ParsedFile], requirements: Set<String>) {
        let visitor = Visitor(requirements)
        for file in files { visitor.walk(file.tree) }
        names = visitor.names
        asksForMethods = visitor.asksForMethods
    }

    private final class Visitor: SyntaxVisitor {
        let requirements: Set<String>
        var names: Set<String> = []
        var asksForMethods = false

        init(_ requirements: Set<String>) {
            self.requirements = requirements
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.declName.baseName.identifierText
            if name == "responds" { asksForMethods = true }
            guard node.base != nil, !node.isCalled else { return .visitChildren }
            if requirements.contains(name) { names.insert(name) }
            if node.parent?.is(ExprListSyntax.self) == true, node.requirementOfLibrary != nil { asksForMethods = true }
            return .visitChildren
        }
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member is called, also through `?` or `!`.
    var isCalled: Bool {
        var child = Syntax(self)
        while let parent = child.parent {
            if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == child.id }
            guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) else {
                return false
            }
            child = parent
        }
        return false
    }

    /// The selector of the optional requirement of UIKit that the name means. Nil if it means none.
    var requirementOfLibrary: String? {
        let name = declName.baseName.identifierText
        if let labels = declName.argumentNames?.arguments.map({ $0.name.identifierText }) {
            let reference = "\(name)(\(labels.map { $0 + ":" }.joined()))"
            return LibraryRequirements.all.contains(reference)
                ? ObjectiveCName.selector(base: name, labels: labels) : nil
        }
        return OptionalRequirements.withoutLabels.contains(name) ? name + ":" : nil
    }
}
