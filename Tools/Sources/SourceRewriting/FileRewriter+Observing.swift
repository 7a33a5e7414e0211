import SwiftSyntax

/// Dynamic properties, which key-value observing observes.
///
/// On Apple's systems the runtime replaces their setter. Here the setter reports the changes itself: a stored property gets
/// observers, `willSet` and `didSet`.
extension FileRewriter {
    func reportChanges(_ node: VariableDeclSyntax) {
        guard node.modifiers.contains(anyOf: ["dynamic"]), node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
            let type = enclosingType(node)?.type, project.descendsFromNSObject(type),
            let member = type.members(named: name).first(where: { $0.kind == .property }), member.isObservable,
            member.isExposed
        else { return }
        let before = "willChangeValue(forKey: \"\(member.key)\")"
        let after = "didChangeValue(forKey: \"\(member.key)\")"
        guard let block = binding.accessorBlock else {
            let offset = binding.endPositionBeforeTrailingTrivia.utf8Offset
            return edits.insert(" { willSet { \(before) } didSet { \(after) } }", at: offset)
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        func insert(_ text: String, in specifier: String) -> Bool {
            guard let body = accessors.first(where: { $0.accessorSpecifier.text == specifier })?.body else {
                return false
            }
            edits.insert(" \(text);", at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
            return true
        }
        if insert("\(before); defer { \(after) }", in: "set") { return }
        // Key-value observers are told after the property's own observers.
        let reportsBefore = insert(before, in: "willSet")
        let reportsAfter = insert("defer { \(after) }", in: "didSet")
        let missing = (reportsBefore ? "" : " willSet { \(before) }") + (reportsAfter ? "" : " didSet { \(after) }")
        edits.insert(missing, at: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
