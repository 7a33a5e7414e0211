import SwiftParser
import SwiftSyntax

/// Removes the parts of a source that the compiler rejects, so that the rest can be compiled.
///
/// The smallest part is removed: a statement, an inherited protocol or an attribute, otherwise the body of a function, which then
/// traps, otherwise a declaration. Lines keep their numbers. Removing a part can cause errors in others: call the compiler again, and
/// repeat.
public enum PartialSource {
    /// An error of the compiler.
    public struct Error: Sendable {
        /// The line, counted from 1.
        public var line: Int

        /// The column in UTF-8 code units, counted from 1.
        public var column: Int

        /// The compiler's message.
        public var message: String

        /// Makes an error.
        public init(line: Int, column: Int, message: String) {
            self.line = line
            self.column = column
            self.message = message
        }
    }

    /// A removed part.
    public struct Removal: Hashable, Sendable {
        /// The line of the error, counted from 1.
        public var line: Int

        /// The kind of the part, such as `statement`.
        public var part: String

        /// The compiler's message.
        public var message: String
    }

    /// Returns a text without the parts with errors. Errors that belong to no part that can be removed have no effect.
    public static func removing(_ errors: [Error], from text: String) -> (text: String, removals: [Removal]) {
        let tree = Parser.parse(source: text)
        let locations = SourceLocationConverter(fileName: "", tree: tree)
        var changes: [(change: Change, removal: Removal)] = []
        for error in errors {
            let position = locations.position(ofLine: error.line, column: error.column)
            guard let token = tree.token(at: position), let change = Change(at: token, message: error.message) else {
                continue
            }
            changes.append((change, Removal(line: error.line, part: change.part, message: error.message)))
        }
        // Of parts inside each other, the outermost one is removed, and named once.
        changes.sort { first, second in
            let starts = (first.change.range.lowerBound, second.change.range.lowerBound)
            return starts.0 == starts.1
                ? first.change.range.upperBound > second.change.range.upperBound : starts.0 < starts.1
        }
        var edits = EditList(text)
        var removals: [Removal] = []
        var end = 0
        for (change, removal) in changes where change.range.lowerBound >= end {
            edits.replace(change.range, with: change.text)
            removals.append(removal)
            end = change.range.upperBound
        }
        return (removals.isEmpty ? text : edits.apply(), removals)
    }

    /// A replacement of a part.
    private struct Change {
        var part: String
        var range: Range<Int>
        var text = ""

        /// Finds the smallest part around a token that can be removed.
        init?(at token: TokenSyntax, message: String) {
            var node = Syntax(token)
            while let parent = node.parent {
                if let change = Self.change(of: node, in: parent, message: message) {
                    self = change
                    return
                }
                node = parent
            }
            return nil
        }

        private init(_ part: String, _ node: some SyntaxProtocol, text: String = "") {
            self.part = part
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            range = start..<node.endPositionBeforeTrailingTrivia.utf8Offset
            self.text = text
        }

        private init(_ part: String, after start: TokenSyntax, before end: TokenSyntax, text: String) {
            self.part = part
            range =
                start.endPositionBeforeTrailingTrivia.utf8Offset..<end.positionAfterSkippingLeadingTrivia.utf8Offset
            self.text = text
        }

        private static func change(of node: Syntax, in parent: Syntax, message: String) -> Change? {
            if let attribute = node.as(AttributeSyntax.self) { return Change("attribute", attribute) }
            if let type = node.as(InheritedTypeSyntax.self) { return change(of: type) }
            if let element = node.as(ArrayElementSyntax.self), isInTable(node) { return Change("selector", element) }
            if let item = node.as(CodeBlockItemSyntax.self) { return change(of: item, message: message) }
            if let body = node.as(CodeBlockSyntax.self), isFunction(parent) {
                if let change = changeOfOverride(parent) { return change }
                return trap(body.statements, after: body.leftBrace, before: body.rightBrace, message: message)
            }
            if let block = node.as(AccessorBlockSyntax.self), case .getter(let statements) = block.accessors {
                return trap(statements, after: block.leftBrace, before: block.rightBrace, message: message)
            }
            if let member = node.as(MemberBlockItemSyntax.self) {
                return changeOfHeader(member.decl, message: message) ?? Change("declaration", member)
            }
            return nil
        }

        /// Whether a node is in a table that the rewriter added.
        private static func isInTable(_ node: Syntax) -> Bool {
            sequence(first: node, next: \.parent).contains { ancestor in
                ancestor.as(EnumDeclSyntax.self)?.name.text == "ObjectiveCMembers"
                    || ancestor.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
                        .hasPrefix("searchlightMethods") == true
            }
        }

        private static func isFunction(_ node: Syntax) -> Bool {
            node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) || node.is(AccessorDeclSyntax.self)
                || node.is(DeinitializerDeclSyntax.self)
        }

        // MARK: Statements

        private static func change(of item: CodeBlockItemSyntax, message: String) -> Change? {
            var owner = item.parent?.parent
            while let clause = owner, clause.is(IfConfigClauseSyntax.self) {
                owner = clause.parent?.parent?.parent?.parent?.parent
            }
            guard let owner, !owner.is(SourceFileSyntax.self) else {
                guard let declaration = item.item.as(DeclSyntax.self) else { return Change("statement", item) }
                return changeOfHeader(declaration, message: message) ?? Change("declaration", item)
            }
            if owner.is(SwitchCaseSyntax.self) { return Change("statement", item, text: "break") }
            // A function or property without its result traps.
            if item.item.is(ReturnStmtSyntax.self) || item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1 {
                if let body = owner.as(CodeBlockSyntax.self), let function = body.parent, returnsValue(function) {
                    if let change = changeOfOverride(function) { return change }
                    return trap(body.statements, after: body.leftBrace, before: body.rightBrace, message: message)
                }
                if let block = owner.as(AccessorBlockSyntax.self) {
                    return trap(
                        CodeBlockItemListSyntax([item]),
                        after: block.leftBrace,
                        before: block.rightBrace,
                        message: message
                    )
                }
            }
            return Change("statement", item)
        }

        /// Removes an override instead of its body, so that the superclass's method remains.
        private static func changeOfOverride(_ node: Syntax) -> Change? {
            guard let function = node.as(FunctionDeclSyntax.self),
                function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) })
            else { return nil }
            return Change("override", function)
        }

        private static func returnsValue(_ node: Syntax) -> Bool {
            if let function = node.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
            return node.as(AccessorDeclSyntax.self)?.accessorSpecifier.tokenKind == .keyword(.get)
        }

        /// Replaces statements by a trap, unless they are one.
        private static func trap(
            _ statements: CodeBlockItemListSyntax,
            after start: TokenSyntax,
            before end: TokenSyntax,
            message: String
        ) -> Change? {
            let call = statements.first?.item.as(FunctionCallExprSyntax.self)?.calledExpression
            if statements.count == 1, call?.trimmedDescription == "Swift.fatalError" { return nil }
            let plain = message.filter { $0 != "\\" && $0 != "\"" && !$0.isNewline }
            return Change(
                "body",
                after: start,
                before: end,
                text: " Swift.fatalError(\"This code was left out, because of an error: \(plain)\") "
            )
        }

        // MARK: Declarations

        /// Changes only the header of a declaration, if that solves the error.
        private static func changeOfHeader(_ declaration: DeclSyntax, message: String) -> Change? {
            if message.contains("does not override any"),
                let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                let modifier = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
            {
                return Change("modifier", modifier)
            }
            if let match = message.firstMatch(of: /does not conform to protocol '([^']+)'/),
                let types = declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
            {
                let type = types.first { $0.type.trimmedDescription == match.1 }
                if let type { return remove(type) }
            }
            return nil
        }

        /// Removes a protocol. Nil for the superclass of a class, without which its members have no meaning.
        private static func change(of type: InheritedTypeSyntax) -> Change? {
            let types = type.parent?.as(InheritedTypeListSyntax.self)
            let isOfClass = type.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
            let name = type.type.trimmedDescription
            let isProtocol = ["Delegate", "DataSource"].contains(where: name.hasSuffix)
            if isOfClass, types?.first?.id == type.id, !isProtocol { return nil }
            return remove(type)
        }

        private static func remove(_ type: InheritedTypeSyntax) -> Change? {
            guard let types = type.parent?.as(InheritedTypeListSyntax.self),
                let clause = types.parent?.as(InheritanceClauseSyntax.self)
            else { return nil }
            if types.count == 1 { return Change("inherited type", clause) }
            // The last type has no comma: the one before it is removed.
            if type.trailingComma == nil, let index = types.index(of: type) {
                let previous = types[types.index(before: index)]
                let start = previous.type.endPositionBeforeTrailingTrivia.utf8Offset
                var change = Change("inherited type", type)
                change.range = start..<change.range.upperBound
                return change
            }
            return Change("inherited type", type)
        }
    }
}
