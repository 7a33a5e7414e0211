import SwiftIfConfig
import SwiftSyntax

/// Notes the types and members of a file.
final class IndexBuilder: ActiveSyntaxVisitor {
    private let project: Project
    private let file: Int

    /// The types around the visited node: nil for a function, whose types cannot be found by name.
    private var scope: [Scope] = []

    private enum Scope {
        case type(ProjectType, isExtension: Bool, exposesMembers: Bool)
        case function
    }

    init(project: Project, file: Int, regions: ConfiguredRegions) {
        self.project = project
        self.file = file
        super.init(viewMode: .sourceAccurate, configuredRegions: regions)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = enter(node, node.name, node.inheritanceClause, node.attributes, node.modifiers)
        type.kind = .classType
        type.objectiveCName = node.attributes.lazy.compactMap(\.objectiveCName).first
        if node.genericParameterClause != nil { type.isGeneric = true }
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name, node.inheritanceClause, node.attributes, node.modifiers).isGeneric = true
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = enter(node, node.name, node.inheritanceClause, node.attributes, node.modifiers)
        if node.genericParameterClause != nil { type.isGeneric = true }
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "ObjectiveCMembers", case .type(let owner, _, _)? = scope.last { owner.hasTable = true }
        let type = enter(node, node.name, node.inheritanceClause, node.attributes, node.modifiers)
        if node.genericParameterClause != nil { type.isGeneric = true }
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = enter(node, node.name, node.inheritanceClause, node.attributes, node.modifiers)
        type.kind = .protocolType
        type.isExposedProtocol = node.attributes.contains(named: "objc")
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        // `extension Array<Int>` extends Array.
        let name = node.extendedType.trimmedDescription.filter { !$0.isWhitespace }.prefix { $0 != "<" }
        let type = project.makeType(String(name))
        type.inherited += inheritedNames(node.inheritanceClause)
        scope.append(.type(type, isExtension: true, exposesMembers: node.attributes.contains(named: "objc")))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

    private func enter(
        _ node: some DeclSyntaxProtocol,
        _ name: TokenSyntax,
        _ inheritance: InheritanceClauseSyntax?,
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax
    ) -> ProjectType {
        var qualified = name.identifierText
        var isHidden = modifiers.isPrivate
        var isGeneric = false
        var isLocal = false
        switch scope.last {
        case .type(let outer, _, _)?:
            qualified = outer.name + "." + qualified
            isHidden = isHidden || outer.isHidden
            isGeneric = outer.isGeneric
            isLocal = outer.isLocal
        case .function?:
            // No other place can name it.
            qualified = "local:" + qualified
            isHidden = true
            isLocal = true
        case nil: break
        }
        let type = project.makeType(qualified)
        type.isDeclared = true
        type.file = file
        type.isHidden = isHidden
        type.isGeneric = isGeneric
        type.isLocal = isLocal
        type.isOnMainActor = attributes.contains(named: "MainActor")
        type.isPublic = modifiers.contains(anyOf: ["public", "open"])
        type.exposesMembers = attributes.contains(named: "objcMembers")
        // The superclass comes first, before the protocols of extensions in earlier files.
        type.inherited = inheritedNames(inheritance) + type.inherited
        scope.append(.type(type, isExtension: false, exposesMembers: type.exposesMembers))
        return type
    }

    private func inheritedNames(_ clause: InheritanceClauseSyntax?) -> [String] {
        (clause?.inheritedTypes ?? []).flatMap { inherited in
            inherited.type.trimmedDescription.split(separator: "&").map { part in
                String(part.filter { !$0.isWhitespace })
            }
        }
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if case .type(let type, let isExtension, let exposes)? = scope.last {
            type.members.append(
                Member(node, file: file, isInExtension: isExtension, isExposed: exposes)
            )
        }
        scope.append(.function)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { scope.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if case .type(let type, let isExtension, let exposes)? = scope.last {
            type.members += Member.properties(node, file: file, isInExtension: isExtension, isExposed: exposes)
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        scope.append(.function)
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { scope.removeLast() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        scope.append(.function)
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { scope.removeLast() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        scope.append(.function)
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) { scope.removeLast() }
}
