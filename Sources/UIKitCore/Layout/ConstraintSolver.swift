/// Finds values for variables under linear rules of different priority.
///
/// Rules of priority 1000 hold, unless they contradict each other. Below that, a rule of higher priority is never given up
/// for any number of lower ones; among rules of one priority, the sum of what they are off by is as small as can be.
/// Variables that the rules leave open are 0.
///
/// Required equations are solved first, each for one variable, which takes most of a usual layout away; what is left goes
/// to ``LexicographicSimplex``, split into parts that have no variable in common.
struct ConstraintSolver {
    /// What a rule says of its expression.
    enum Relation {
        /// It is 0.
        case zero
        /// It is 0 or more.
        case notNegative
    }

    /// A wish, or a demand at priority 1000.
    struct Rule {
        var expression: LinearExpression
        var relation: Relation
        var priority: Double
        /// Whether the rule has to hold.
        var isRequired: Bool { priority >= 1000 }
    }

    /// A required rule that does not hold, and the rules that leave no room for it, by their numbers.
    struct Conflict: Equatable {
        var broken: Int
        var others: [Int]
    }

    /// What came out.
    struct Solution {
        var values: [Double]
        var conflicts: [Conflict]
    }

    /// Differences smaller than this, in points, come from rounding.
    static let tolerance = 1e-6

    private(set) var rules: [Rule] = []
    private var isLength: [Bool] = []

    /// Makes a variable.
    ///
    /// - Parameter isLength: Whether it is rather to be left open, and so 0, than a place is: a view of unknown width ends
    ///   where it should, instead of being stretched from 0 to there.
    mutating func makeVariable(isLength: Bool = false) -> Int {
        self.isLength.append(isLength)
        return self.isLength.count - 1
    }

    /// Adds a rule, and returns its number. Of two required rules that contradict each other the earlier one holds.
    @discardableResult
    mutating func add(_ expression: LinearExpression, _ relation: Relation, priority: Double = 1000) -> Int {
        rules.append(Rule(expression: expression, relation: relation, priority: priority))
        return rules.count - 1
    }

    func solve() -> Solution {
        var elimination = Elimination(isLength: isLength)
        for (number, rule) in rules.enumerated() where rule.isRequired && rule.relation == .zero {
            elimination.demand(rule.expression, number: number)
        }
        var remaining: [LexicographicSimplex.Row] = []
        for (number, rule) in rules.enumerated() where !(rule.isRequired && rule.relation == .zero) {
            let reduced = elimination.reduced(rule.expression)
            if !reduced.expression.isConstant {
                remaining.append(.init(number: number, expression: reduced.expression, rule: rule))
            } else if rule.isRequired, reduced.expression.constant < -Self.tolerance {
                elimination.conflicts.append(Conflict(broken: number, others: reduced.sources.sorted()))
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
        for (variable, definition) in elimination.definitions { values[variable] = definition.value(for: values) }
        return Solution(values: values, conflicts: elimination.conflicts)
    }

    /// Puts rules together that have variables in common, in the order of their first rule.
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

/// Solves required equations, each for one variable.
private struct Elimination {
    let isLength: [Bool]
    /// What eliminated variables are, in terms of those that are not.
    var definitions: [Int: LinearExpression] = [:]
    /// The numbers of the rules from which a definition was made.
    private var origins: [Int: Set<Int>] = [:]
    var conflicts: [ConstraintSolver.Conflict] = []

    init(isLength: [Bool]) {
        self.isLength = isLength
    }

    func sources(of expression: LinearExpression) -> Set<Int> {
        expression.terms.keys.reduce(into: []) { $0.formUnion(origins[$1] ?? []) }
    }

    func reduced(_ expression: LinearExpression) -> (expression: LinearExpression, sources: Set<Int>) {
        var result = expression
        for variable in expression.variables {
            if let definition = definitions[variable] { result.substitute(variable, by: definition) }
        }
        return (result, sources(of: expression))
    }

    /// Takes up an equation: it defines a variable, or says nothing new, or contradicts those before.
    mutating func demand(_ expression: LinearExpression, number: Int) {
        let (rest, sources) = reduced(expression)
        guard let variable = bestVariable(of: rest) else {
            if abs(rest.constant) > ConstraintSolver.tolerance {
                conflicts.append(.init(broken: number, others: sources.sorted()))
            }
            return
        }
        let definition = rest.solved(for: variable)
        let origin = sources.union([number])
        for (other, old) in definitions where old[variable] != 0 {
            definitions[other]?.substitute(variable, by: definition)
            origins[other]?.formUnion(origin)
        }
        definitions[variable] = definition
        origins[variable] = origin
    }

    /// A place rather than a length, then the variable of the largest factor, which keeps rounding small.
    private func bestVariable(of expression: LinearExpression) -> Int? {
        expression.variables.max { left, right in
            if isLength[left] != isLength[right] { return isLength[left] }
            return abs(expression[left]) < abs(expression[right])
        }
    }
}
