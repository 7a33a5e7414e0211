import SwiftSyntax

/// `@NSCopying`: a stored property that is assigned a copy.
extension FileRewriter {
    func copyAssignedValues(_ node: VariableDeclSyntax) {
        guard node.attributes.contains(named: "NSCopying"), node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let annotation = binding.typeAnnotation?.type
        else { return }
        let written = annotation.trimmedDescription
        let isOptional = written.hasSuffix("?") || written.hasSuffix("!")
        let type = isOptional ? String(written.dropLast()) : written
        // An assignment in the property's own observer does not call it again.
        let copy =
            isOptional ? "\(name) = \(name)?.copy() as? \(type)" : "\(name) = \(name).copy() as! \(type)"
        guard let block = binding.accessorBlock else {
            guard !node.modifiers.contains(anyOf: ["dynamic"]) else {
                return notice(
                    node,
                    "A property with @NSCopying and dynamic is not copied: copy the value where it is assigned."
                )
            }
            let offset = binding.endPositionBeforeTrailingTrivia.utf8Offset
            return edits.insert(" { didSet { \(copy) } }", at: offset)
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        if let observer = accessors.first(where: { $0.accessorSpecifier.text == "didSet" })?.body {
            edits.insert(" \(copy);", at: observer.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        } else {
            edits.insert(" didSet { \(copy) }", at: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        }
    }
}
