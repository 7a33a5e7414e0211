import SourceRewriting
import SwiftIfConfig
import SwiftSyntax

/// The names that a Swift file imports, declares and uses, outside regions that are inactive on iOS.
struct ScannedFile {
    /// A use of a name.
    struct Use: Hashable {
        let name: String
        let line: Int
    }

    /// A member of a named type: `UIColor.systemMint`.
    struct MemberUse: Hashable {
        let type: String
        let member: String
        let line: Int
    }

    let path: String

    /// The imported modules with their lines.
    var imports: [Use] = []

    /// All names that the file declares, local ones included.
    var declared: Set<String> = []

    /// The types and global functions and variables that other files can use.
    var exported: Set<String> = []

    /// The names of types in type positions and in attributes.
    var types: [Use] = []

    /// The names in expressions without a base.
    var names: [Use] = []

    /// Static members of named types.
    var members: [MemberUse] = []

    /// The names after a dot, with their lines.
    var memberNames: [Use] = []

    /// The properties and variables, with the names in their types and values, and the functions, with those in their signatures.
    var variables: [(name: String, types: Set<String>)] = []
}

/// Collects the names of a file.
final class FileScanner: ActiveSyntaxVisitor {
    private var result: ScannedFile
    private let locations: SourceLocationConverter

    /// The number of types and functions around the visited node.
    private var depth = 0

    private init(_ file: ModuleIndex.File) {
        result = ScannedFile(path: file.source.path)
        locations = file.locations
        super.init(viewMode: .sourceAccurate, configuredRegions: file.regions)
    }

    /// Returns the names of a file.
    static func scan(_ file: ModuleIndex.File) -> ScannedFile {
        let scanner = FileScanner(file)
        scanner.walk(file.tree)
        return scanner.result
    }

    private func line(_ node: some SyntaxProtocol) -> Int {
        locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name else { return .skipChildren }
        result.imports.append(.init(name: plain(module), line: line(node)))
        return .skipChildren
    }

    // MARK: Declarations

    private func declare(_ name: TokenSyntax, isNested: Bool = true) {
        result.declared.insert(plain(name))
        if depth == 0 { result.exported.insert(plain(name)) }
        if isNested { depth += 1 }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { depth -= 1 }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { depth -= 1 }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        result.variables.append((plain(node.name), typeNames(in: node.signature)))
        declare(node.name)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { depth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, isNested: false)
        return .visitChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, isNested: false)
        return .visitChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        result.declared.insert(plain(node.name))
        return .visitChildren
    }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        result.declared.insert(plain(node.name))
        return .visitChildren
    }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, isNested: false)
        return .visitChildren
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        let name = plain(node.secondName ?? node.firstName)
        result.declared.insert(name)
        result.variables.append((name, typeNames(in: node.type)))
        return .visitChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        result.declared.insert(plain(node.secondName ?? node.firstName))
        return .visitChildren
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declare(node.identifier, isNested: false)
        return .visitChildren
    }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .visitChildren }
        var types = node.typeAnnotation.map { typeNames(in: $0.type) } ?? []
        if let value = node.initializer?.value { types.formUnion(namesUsed(in: value)) }
        result.variables.append((plain(name), types))
        return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .visitChildren }
        result.variables.append((plain(name), node.initializer.map { namesUsed(in: $0.value) } ?? []))
        return .visitChildren
    }

    // MARK: Uses

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        result.types.append(.init(name: plain(node.name), line: line(node)))
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) {
            result.members.append(.init(type: plain(base.name), member: plain(node.name), line: line(node.name)))
        }
        return .visitChildren
    }

    /// Without the attributes of the compiler that look like types of a framework.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        node.attributeName.trimmedDescription == "NSManaged" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            result.memberNames.append(.init(name: plain(node.baseName), line: line(node)))
            if let base = access.base?.as(DeclReferenceExprSyntax.self), base.baseName.text.first?.isUppercase == true {
                result.members.append(.init(type: plain(base.baseName), member: plain(node.baseName), line: line(node)))
            }
        } else {
            result.names.append(.init(name: plain(node.baseName), line: line(node)))
        }
        return .visitChildren
    }
}

/// Returns the names of the types in a type.
func typeNames(in type: some SyntaxProtocol) -> Set<String> {
    Set(
        type.tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier = token.tokenKind { plain(token) } else { nil }
        }
    )
}

/// Returns the identifiers in an expression, without the contents of closures.
func namesUsed(in node: some SyntaxProtocol) -> Set<String> {
    var result: Set<String> = []
    var pending = [Syntax(node)]
    while let next = pending.popLast() {
        if next.is(ClosureExprSyntax.self) { continue }
        if let token = next.as(TokenSyntax.self) {
            if case .identifier = token.tokenKind { result.insert(plain(token)) }
            continue
        }
        pending += next.children(viewMode: .sourceAccurate)
    }
    return result
}

/// The text of an identifier without backticks.
private func plain(_ token: TokenSyntax) -> String { token.text.replacing("`", with: "") }
