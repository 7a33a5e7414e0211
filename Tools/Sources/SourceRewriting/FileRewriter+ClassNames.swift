import SwiftSyntax

/// The names that `@objc(Name)` gives classes.
extension FileRewriter {
    /// Adds a declaration by which the library finds each class with a name in Objective-C.
    func appendClassNames() {
        for type in project.typesByFile[file] where type.kind == .classType && !type.isLocal {
            // A private class in another type cannot be named at the end of the file.
            guard let name = type.objectiveCName, !type.isGeneric, !type.isHidden || !type.name.contains(".") else {
                continue
            }
            edits.append(
                line:
                    "enum ObjectiveCClass_\(name): ObjectiveCNamedClass { static var type: AnyClass { \(type.name).self } }"
            )
            needsCompatibility = true
        }
    }

    /// `NSClassFromString` on Linux does not find these names.
    func rewriteClassLookup(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, node.arguments.first?.label == nil,
            let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
            called.baseName.text == "NSClassFromString"
        else { return }
        edits.replace(range(called), with: "ObjectiveCClass.named")
        needsCompatibility = true
    }

    /// The compiler has no mode for Swift 3.
    func reportLanguageVersion() {
        guard let major = project.options.languageVersion.first, major < 4, file == 0 else { return }
        notice(
            parsed.tree,
            "The project is written in Swift \(major): convert it in Xcode with Edit, Convert, To Current Swift Syntax."
        )
    }
}
