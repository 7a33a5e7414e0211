/// Solves linear constraints of different priorities.
///
/// Rules of priority 1000 are satisfied unless they contradict each other. Below that, priorities are strict: no number of
/// lower rules outweighs a higher one. Among rules of one priority, the sum of the errors is minimal. Variables that the
/// rules leave undetermined are 0.
///
/// Required equations are eliminated first, each solved for one variable, which handles most of a typical layout.
/// ``LexicographicSimplex`` solves the remaining rules, split into parts without common variables.
struct ConstraintSolver {
    /// The relation of an expression to 0.
    enum Relation {
        /// The expression is 0.
        case zero
        /// The expression is 0 or more.
        case notNegative
    }

    /// A linear equation or inequality with a priority.
    struct Rule {
        var expression: LinearExpression
        var relation: Relation
        var priority: Double
        /// Whether the rule must be satisfied.
        var isRequired: Bool { priority >= 1000 }
    }

    /// A required rule that is not satisfied, and the rules that contradict it, by their numbers.
    struct Conflict: Equatable {
        var broken: Int
        var others: [Int]
    }

    /// The result of solving.
    struct Solution {
        var values: [Double]
        var conflicts: [Conflict]
    }

    /// Differences smaller than this, in points, are rounding errors.
    static let tolerance = 1e-6

    private(set) var rules: [Rule] = []
    private var isLength: [Bool] = []

    /// Makes a variable.
    ///
    /// - Parameter isLength: Whether the variable is a length. If a layout is ambiguous, lengths are left undetermined, and
    ///   therefore 0, in preference to positions: a view of unknown width is not stretched from 0 to its trailing position.
    mutating func makeVariable(isLength: Bool = false) -> Int {
        self.isLength.append(isLength)
        return self.isLength.count - 1
    }

    /// Adds a rule and returns its number. Of two contradicting required rules, the earlier one is satisfied.
    @discardableResult
    mutating func add(_ expression: LinearExpression, _ relation: Relation, priority: Double = 1000) -> Int {
        rules.append(Rule(expression: expression, relation: relation, priority: priority))
        return rules.count - 1
    }

    func solve() -> Solution {
        let solution = solve(findsCauses: false)
        // Only layouts with conflicts, which are rare, need the time to find the causes.
        return solution.conflicts.isEmpty ? solution : solve(findsCauses: true)
    }

    /// - Parameter findsCauses: Whether conflicts have the rules that cause them.
    private func solve(findsCauses: Bool) -> Solution {
        var elimination = Elimination(isLength: isLength, findsCauses: findsCauses)
        for (number, rule) in rules.enumerated() where rule.isRequired && rule.relation == .zero {
            elimination.demand(rule.expression, number: number)
        }
        var remaining: [LexicographicSimplex.Row] = []
        for (number, rule) in rules.enumerated() where !(rule.isRequired && rule.relation == .zero) {
            let reduced = elimination.reduced(rule.expression)
            if !reduced.isConstant {
                remaining.append(.init(number: number, expression: reduced, rule: rule))
            } else if rule.isRequired, reduced.constant < -Self.tolerance {
                let sources = elimination.sources(of: rule.expression)
                elimination.conflicts.append(Conflict(broken: number, others: sources.sorted()))
            }
        }
        var values = [Double](repeating: 0, count: isLength.count)
        for part in Self.independentParts(of: remaining, variableCount: isLength.count) {
            var simplex = LexicographicSimplex(rows: part)
            simplex.minimize()
            for (variable, value) in simplex.values { values[variable] = value }
            for conflict in simplex.conflicts {
                let sources = conflict.others.reduce(into: elimination.sources(of: rules[conflict.broken].expression)) {
                    $0.insert($1)
                    $0.formUnion(elimination.sources(of: rules[$1].expression))
                }
                elimination.conflicts.append(
                    Conflict(broken: conflict.broken, others: sources.subtracting([conflict.broken]).sorted())
                )
            }
        }
        for (variable, definition) in elimination.definitions.enumerated() {
            if let definition { values[variable] = definition.value(for: values) }
        }
        return Solution(values: values, conflicts: elimination.conflicts)
    }

    /// Groups rules with common variables, in the order of their first rule.
    private static func independentParts(
        of rows: [LexicographicSimplex.Row],
        variableCount: Int
    ) -> [[LexicographicSimplex.Row]] {
        var parent = Array(0..<variableCount)
        func root(_ variable: Int) -> Int {
            var variable = variable
            while parent[variable] != variable {
                parent[variable] = parent[parent[variable]]
                variable = parent[variable]
            }
            return variable
        }
        for row in rows {
            let variables = row.expression.variables
            for variable in variables.dropFirst() { parent[root(variable)] = root(variables[0]) }
        }
        var parts: [[LexicographicSimplex.Row]] = []
        var indexOfRoot: [Int: Int] = [:]
        for row in rows {
            guard let first = row.expression.variables.first else { continue }
            let key = root(first)
            if let index = indexOfRoot[key] {
                parts[index].append(row)
            } else {
                indexOfRoot[key] = parts.count
                parts.append([row])
            }
        }
        return parts
    }
}

/// Eliminates required equations, each by solving it for one variable.
private struct Elimination {
    let isLength: [Bool]
    /// Whether to find the rules from which definitions are derived, the causes of conflicts.
    let findsCauses: Bool
    /// For each variable, its definition in terms of the remaining ones; nil if it is not eliminated.
    private(set) var definitions: [LinearExpression?]
    /// The numbers of the rules from which each definition was derived.
    private var origins: [Int: Set<Int>] = [:]
    var conflicts: [ConstraintSolver.Conflict] = []

    init(isLength: [Bool], findsCauses: Bool) {
        self.isLength = isLength
        self.findsCauses = findsCauses
        definitions = Array(repeating: nil, count: isLength.count)
    }

    /// The numbers of the rules that determine the value of an expression; empty unless causes are found.
    func sources(of expression: LinearExpression) -> Set<Int> {
        expression.terms.reduce(into: []) { $0.formUnion(origins[$1.variable] ?? []) }
    }

    /// Replaces the eliminated variables of an expression by their definitions.
    func reduced(_ expression: LinearExpression) -> LinearExpression {
        var result = expression
        for term in expression.terms {
            if let definition = definitions[term.variable] { result.substitute(term.variable, by: definition) }
        }
        return result
    }

    /// Adds an equation. It defines a variable, is redundant, or contradicts earlier equations.
    mutating func demand(_ expression: LinearExpression, number: Int) {
        let rest = reduced(expression)
        guard let variable = bestVariable(of: rest) else {
            if abs(rest.constant) > ConstraintSolver.tolerance {
                conflicts.append(.init(broken: number, others: sources(of: expression).sorted()))
            }
            return
        }
        let definition = rest.solved(for: variable)
        let origin = findsCauses ? sources(of: expression).union([number]) : []
        for other in definitions.indices where definitions[other].map({ $0[variable] != 0 }) ?? false {
            definitions[other]?.substitute(variable, by: definition)
            if findsCauses { origins[other]?.formUnion(origin) }
        }
        definitions[variable] = definition
        if findsCauses { origins[variable] = origin }
    }

    /// Prefers positions to lengths, then the variable with the largest coefficient, which limits rounding errors.
    private func bestVariable(of expression: LinearExpression) -> Int? {
        expression.variables.max { left, right in
            if isLength[left] != isLength[right] { return isLength[left] }
            return abs(expression[left]) < abs(expression[right])
        }
    }
}
