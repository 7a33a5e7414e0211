import SwiftSyntax

/// Attributes and modifiers of Objective-C.
extension FileRewriter {
    /// The attributes that only Objective-C needs.
    private static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable",
    ]

    func rewriteAttribute(_ node: AttributeSyntax) {
        let name = node.attributeName.trimmedDescription
        if Self.removed.contains(name) {
            remove(node)
        } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
            edits.replace(range(node.attributeName), with: "main")
        } else if name == "NSCopying" {
            remove(node)
        } else if name == "available" {
            rewriteAvailable(node)
        }
    }

    /// Removes `dynamic` where it means Objective-C. Otherwise it is a feature of Swift.
    func rewriteModifier(_ node: DeclModifierSyntax) {
        guard node.name.text == "dynamic", let list = node.parent?.as(DeclModifierListSyntax.self),
            let declaration = list.parent?.asProtocol((any WithAttributesSyntax).self)
        else { return }
        let isExposed = declaration.attributes.contains { Self.removed.contains($0.attributeName ?? "") }
        if isExposed || enclosingType(node)?.type?.exposesMembers == true { remove(node) }
    }

    /// A declaration that is unavailable on iOS is unavailable: another one may have the same name.
    private func rewriteAvailable(_ node: AttributeSyntax) {
        guard case .availability(let arguments)? = node.arguments, let first = arguments.first,
            first.argument.trimmedDescription == "iOS"
        else { return }
        if arguments.contains(where: { $0.argument.trimmedDescription == "unavailable" }) {
            edits.replace(range(first.argument), with: "*")
        }
    }
}
