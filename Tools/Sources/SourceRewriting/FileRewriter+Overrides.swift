import SwiftSyntax

/// Overrides in extensions.
extension FileRewriter {
    /// Renames a member of an extension that the class declares.
    func renameMovedMember(_ node: some WithModifiersSyntax, _ name: TokenSyntax) {
        if plan.refused[file]?.contains(node.position) == true {
            return notice(node, "This override in an extension has no type: write its type.")
        }
        if plan.ofLibraries[file]?.contains(node.position) == true {
            notice(
                node,
                "'\(name.text)' is an override in an extension of a library's class, or overrides a member of one. Swift on Linux "
                    + "has neither: declare it in a common superclass."
            )
        }
        if plan.withoutEffect[file]?.contains(node.position) == true {
            notice(
                node,
                "'\(name.text)' is removed: an extension of a library's class cannot override it, and it has no effect on Linux.",
                isWarning: true
            )
            for modifier in node.modifiers where modifier.name.text == "open" {
                edits.replace(range(modifier), with: "public")
            }
        }
        guard let newName = plan.newNames[file]?[node.position] else { return }
        edits.replace(range(name), with: newName)
        for modifier in node.modifiers where modifier.name.text == "override" { remove(modifier) }
    }

    /// Inserts declarations after the opening brace of a class.
    func insertMembers(_ node: ClassDeclSyntax) {
        guard !node.isLocal,
            let type = (enclosingType(node)?.name).map({ project.types[$0 + "." + node.name.identifierText] })
                ?? project.types[node.name.identifierText], type.file == file
        else { return }
        let moved = (plan.members[type.name] ?? []).sorted { ($0.file, $0.position) < ($1.file, $1.position) }
        let declarations =
            moved.map { Self.forwarder($0, in: type) } + implementationsOfOptionalRequirements(in: type)
            + [managedInitializer(of: node, named: type.name)].compactMap(\.self)
        guard !declarations.isEmpty else { return }
        let offset = node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        edits.insert(" " + declarations.map { $0 + ";" }.joined(separator: " "), at: offset)
    }

    /// The declaration in the class, which calls the extension's member.
    private static func forwarder(_ member: Member, in type: ProjectType) -> String {
        // An override is as accessible as its class.
        let isPublic = member.isPublic || member.isOverride && type.isPublic
        let modifiers =
            (member.hasDiscardableResult ? "@discardableResult " : "") + (isPublic ? "public " : "")
            + (member.isOverride ? "override " : "") + (member.isStatic ? "class " : "")
        let newName = OverridePlan.newName(of: member, in: type.name)
        switch member.kind {
        case .method:
            let parameters = member.parameters.enumerated().map { "\($1.label) a\($0): \($1.type)\($1.defaultValue)" }
            let effects = member.effects.isEmpty ? "" : " \(member.effects)"
            let result = member.type.map { " -> \($0)" } ?? ""
            return "\(modifiers)func \(member.name)(\(parameters.joined(separator: ", ")))\(effects)\(result) "
                + "{ \(call(member, name: newName)) }"
        case .property:
            let type = member.type ?? ""
            if member.isSettable {
                return "\(modifiers)var \(member.name): \(type) { get { \(newName) } set { \(newName) = newValue } }"
            }
            return "\(modifiers)var \(member.name): \(type) { \(newName) }"
        }
    }
}
