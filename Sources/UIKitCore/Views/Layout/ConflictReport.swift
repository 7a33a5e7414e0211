import Foundation

/// Reports unsatisfiable constraints to the developer on standard error, once for each constraint that was left out.
@MainActor
enum ConflictReport {
    /// The output for messages.
    static var write: (String) -> Void = { Diagnostics.write($0) }

    static func report(_ conflicts: [ConstraintSolver.Conflict], in system: LayoutSystem) {
        // Before its first layout a view has no size, so that its constraints cannot be satisfied.
        guard !conflicts.isEmpty, system.root.bounds.width > 0, system.root.bounds.height > 0 else { return }
        for conflict in conflicts {
            let origins = [conflict.broken] + conflict.others
            let constraints = origins.compactMap { number -> NSLayoutConstraint? in
                guard case .constraint(let constraint) = system.origin(of: number) else { return nil }
                return constraint
            }
            guard let marked = constraints.first, !marked.isReported else { continue }
            marked.isReported = true
            let others = names(of: conflict.others, in: system)
            let broken = name(of: conflict.broken, in: system)
            let hint = hint(for: constraints, in: system)
            write(
                "UIKit: In \(NSLayoutConstraint.name(of: system.root)), \(size(of: system.root)) points large, "
                    + (others.isEmpty
                        ? "the constraint \(broken) cannot be satisfied and is ignored."
                        : "the constraint \(broken) conflicts with \(others.joined(separator: ", and ")). The first one is "
                            + "ignored; give one of them a priority below 1000, or remove it.")
                    + hint
            )
        }
    }

    /// The usual cause: a view that is meant to be placed by constraints still follows its autoresizing mask.
    private static func hint(for constraints: [NSLayoutConstraint], in system: LayoutSystem) -> String {
        let masked = constraints.flatMap(\.itemViews).first {
            $0 !== system.root && $0.translatesAutoresizingMaskIntoConstraints
        }
        return masked.map {
            " \(NSLayoutConstraint.name(of: $0)) is also positioned by its frame, because its "
                + "translatesAutoresizingMaskIntoConstraints is true; set it to false if only constraints should position the "
                + "view."
        } ?? ""
    }

    private static func size(of view: UIView) -> String {
        "\(Double(view.bounds.width)) × \(Double(view.bounds.height))"
    }

    private static func names(of rules: [Int], in system: LayoutSystem) -> [String] {
        var names: [String] = []
        for rule in rules {
            let name = name(of: rule, in: system)
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    private static func name(of rule: Int, in system: LayoutSystem) -> String {
        switch system.origin(of: rule) {
        case .constraint(let constraint): "[\(constraint.formula)]"
        case .stack(let stack): "[the arrangement of \(NSLayoutConstraint.name(of: stack))]"
        case .internals: "[the size of a view]"
        }
    }
}
