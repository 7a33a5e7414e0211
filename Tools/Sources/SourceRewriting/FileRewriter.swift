import SwiftIfConfig
import SwiftSyntax

/// Collects the changes of one file. Each rule is in an extension.
final class FileRewriter: SyntaxVisitor {
    let project: Project
    let plan: OverridePlan
    let file: Int
    var edits: EditList
    private(set) var notices: [RewriteNotice] = []

    /// Whether the changes mention types of FoundationCompatibility.
    var needsCompatibility = false

    /// Whether imports of these modules were added.
    var isCombineImported = false
    var isUIKitImported = false
    var isFoundationImported = false

    /// The identifiers in the file.
    lazy var identifiers: Set<String> = {
        var names: Set<String> = []
        for token in parsed.tree.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind { names.insert(name) }
        }
        return names
    }()

    var parsed: ParsedFile { project.files[file] }

    init(project: Project, plan: OverridePlan, file: Int) {
        self.project = project
        self.plan = plan
        self.file = file
        edits = EditList(project.files[file].source.text)
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the text of the changed file.
    func rewrite() -> String {
        walk(parsed.tree)
        appendDefaultsOfOptionalRequirements()
        appendMemberTables()
        appendClassNames()
        reportLanguageVersion()
        importModulesOfNames()
        return edits.isEmpty ? parsed.source.text : edits.apply()
    }

    // MARK: Tools for rules

    /// Reports a place, unless the compiler does not see it.
    func notice(_ node: some SyntaxProtocol, _ message: String, isWarning: Bool = false) {
        guard isActive(node) else { return }
        let line = node.startLocation(converter: parsed.locations).line
        notices.append(RewriteNotice(path: parsed.source.path, line: line, message: message, isWarning: isWarning))
    }

    /// Whether a node is in no region of `#if` that is omitted on iOS.
    func isActive(_ node: some SyntaxProtocol) -> Bool {
        parsed.regions.isEmpty || parsed.regions.isActive(node) == .active
    }

    /// The range of a node without its trivia.
    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Removes a node and the spaces after it.
    func remove(_ node: some SyntaxProtocol) {
        var range = range(node)
        for piece in node.trailingTrivia {
            guard case .spaces(let count) = piece else { break }
            range = range.lowerBound..<(range.upperBound + count)
        }
        edits.remove(range)
    }

    /// The declared name of the type around a node, such as `Outer.Inner`, and the type if the project knows it.
    func enclosingType(_ node: some SyntaxProtocol) -> (name: String, type: ProjectType?)? {
        var parts: [String] = []
        var isLocal = false
        var parent = node.parent
        while let current = parent {
            if let named = current.asProtocol((any NamedDeclSyntax).self),
                current.asProtocol((any DeclGroupSyntax).self) != nil
            {
                parts.insert(named.name.identifierText, at: 0)
            } else if let part = current.as(ExtensionDeclSyntax.self) {
                parts.insert(part.extendedType.trimmedDescription, at: 0)
            } else if !parts.isEmpty, current.isFunctionScope {
                // A type in a function is named without the types around the function.
                isLocal = true
                break
            }
            parent = current.parent
        }
        guard !parts.isEmpty else { return nil }
        let name = parts.joined(separator: ".")
        return (name, project.types[isLocal ? "local:" + name : name])
    }

    // MARK: Visits

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        rewriteAttribute(node)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        rewriteModifier(node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteMacro(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        removePreview(node, named: node.macroName) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteOptionalCall(node)
        rewriteClassLookup(node)
        rewriteTypeDescription(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteOptionalProperty(node)
        rewriteUncalledRequirement(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteComparisonOfRequirement(node)
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { rewriteCondition(condition) }
        return .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        rewriteAvailability(node)
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteImport(node)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteProtocol(node)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        insertMembers(node)
        if let superclass = node.inheritanceClause?.inheritedTypes.first?.type { replaceTestCase(superclass) }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        replaceTestCase(node.extendedType)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        renameMovedMember(node, node.name)
        rewriteNumberOperator(node)
        makeTestAsynchronous(node)
        rewriteManagedMethod(node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            renameMovedMember(node, name)
        }
        if node.attributes.managed == nil {
            reportChanges(node)
            copyAssignedValues(node)
        }
        rewriteManagedProperty(node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteManagedInitializer(node)
        return .visitChildren
    }
}

extension Syntax {
    /// Whether types inside it cannot be named elsewhere.
    fileprivate var isFunctionScope: Bool {
        self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self) || self.is(ClosureExprSyntax.self)
            || self.is(AccessorBlockSyntax.self)
    }
}

extension ClassDeclSyntax {
    /// Whether it is declared in a function.
    var isLocal: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { $0.isFunctionScope }
    }
}
