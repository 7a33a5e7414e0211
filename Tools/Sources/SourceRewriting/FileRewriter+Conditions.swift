import SwiftSyntax

/// Conditions, which are evaluated as on iOS. The compiler for Linux decides the rest of a condition.
extension FileRewriter {
    func rewriteCondition(_ condition: ExprSyntax) {
        let calls = PlatformCalls(viewMode: .sourceAccurate)
        calls.walk(condition)
        for call in calls.found {
            let name = call.calledExpression.trimmedDescription
            let argument = call.arguments.trimmedDescription
            switch (name, argument) {
            case ("os", "iOS"): edits.replace(range(call), with: "true")
            case ("os", "Linux"): edits.replace(range(call), with: "false")
            case ("targetEnvironment", "simulator") where project.options.isSimulator:
                edits.replace(range(call), with: "true")
            case ("canImport", _):
                // Linux has no submodules of UIKit.
                if let argument = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
                    argument.trimmedDescription.hasPrefix("UIKit.")
                {
                    edits.replace(range(argument), with: "UIKit")
                }
            // No other system or environment is that of iOS or Linux. Modules are those on Linux.
            default: break
            }
        }
    }

    private final class PlatformCalls: SyntaxVisitor {
        var found: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            found.append(node)
            return .visitChildren
        }
    }

    /// `#available` is true on Linux for each version of iOS. It has to be false for versions after the emulated one.
    func rewriteAvailability(_ node: AvailabilityConditionSyntax) {
        for argument in node.availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                restriction.platform.text == "iOS", let version = restriction.version
            else { continue }
            let wanted = version.trimmedDescription.split(separator: ".").compactMap { Int($0) }
            guard project.options.systemVersion.lexicographicallyPrecedes(wanted) else { return }
            // `26` and `26.0` are equal.
            let extra = wanted.dropFirst(project.options.systemVersion.count)
            if wanted.starts(with: project.options.systemVersion), extra.allSatisfy({ $0 == 0 }) { return }
            let isAvailable = node.availabilityKeyword.text == "#available"
            edits.replace(range(node), with: isAvailable ? "false" : "true")
        }
    }
}
