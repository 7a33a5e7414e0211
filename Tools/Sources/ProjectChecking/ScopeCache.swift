import SourceRewriting
import SwiftSyntax

/// The statements and declarations of files that have errors.
final class ScopeCache {
    /// A statement, a declaration or a type.
    struct Scope {
        let lines: ClosedRange<Int>

        /// The identifiers in a statement or a member; none for a type.
        let names: Set<String>

        /// The name of a type.
        let type: String?
    }

    private var known: [Int: [Scope]] = [:]

    func scopes(of file: ModuleIndex.File, at index: Int) -> [Scope] {
        if let scopes = known[index] { return scopes }
        let visitor = Visitor(file.locations)
        visitor.walk(file.tree)
        known[index] = visitor.scopes
        return visitor.scopes
    }

    private final class Visitor: SyntaxVisitor {
        var scopes: [Scope] = []
        private let locations: SourceLocationConverter

        init(_ locations: SourceLocationConverter) {
            self.locations = locations
            super.init(viewMode: .sourceAccurate)
        }

        private func lines(_ node: some SyntaxProtocol) -> ClosedRange<Int> {
            let start = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
            let end = locations.location(for: node.endPositionBeforeTrailingTrivia).line
            return start...max(start, end)
        }

        private func addType(_ node: some SyntaxProtocol, _ name: String) {
            scopes.append(Scope(lines: lines(node), names: [], type: name))
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            addType(node, node.name.text)
            return .visitChildren
        }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            addType(node, node.name.text)
            return .visitChildren
        }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            addType(node, node.name.text)
            return .visitChildren
        }
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            addType(node, node.name.text)
            return .visitChildren
        }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            addType(node, node.extendedType.trimmedDescription)
            return .visitChildren
        }
        override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
            if node.decl.is(FunctionDeclSyntax.self) || node.decl.is(VariableDeclSyntax.self)
                || node.decl.is(InitializerDeclSyntax.self) || node.decl.is(SubscriptDeclSyntax.self)
            {
                scopes.append(Scope(lines: lines(node), names: typeNames(in: node), type: nil))
            }
            return .visitChildren
        }
        override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
            let isType =
                node.item.is(ClassDeclSyntax.self) || node.item.is(StructDeclSyntax.self)
                || node.item.is(EnumDeclSyntax.self) || node.item.is(ExtensionDeclSyntax.self)
                || node.item.is(ProtocolDeclSyntax.self)
            if !isType { scopes.append(Scope(lines: lines(node), names: typeNames(in: node), type: nil)) }
            return .visitChildren
        }
    }
}
