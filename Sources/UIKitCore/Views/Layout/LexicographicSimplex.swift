/// The simplex method with lexicographic costs for rules of several priorities.
///
/// Each row expresses one basic variable in terms of the nonbasic ones, which are 0. A rule adds two variables that are
/// never negative: the amounts by which its expression is above and below 0. The error of a rule has a cost at the rule's
/// priority. Costs are compared priority by priority, highest first: a column may enter the basis if it reduces the cost at
/// the first priority that it affects.
///
/// Bland's rule selects columns and rows. It never returns to the same basis and therefore terminates; a limit on the
/// number of steps guards against rounding errors. Cost: a small multiple of rows × columns × columns; a typical screen
/// needs 10 to 50 of each.
struct LexicographicSimplex {
    /// A rule after the elimination of required equations.
    struct Row {
        var number: Int
        var expression: LinearExpression
        var rule: ConstraintSolver.Rule
    }

    /// The variable of a column or a row of the table.
    private enum Symbol: Equatable {
        /// A variable of the rules. It can be negative.
        case free(Int)
        /// The amount by which the expression of a row is above 0.
        case above(Int)
        /// The amount by which the expression of a row is below 0.
        case below(Int)

        /// The order for Bland's rule.
        var order: Int {
            switch self {
            case .free(let variable): variable - Int.max / 2
            case .above(let row): 2 * row
            case .below(let row): 2 * row + 1
            }
        }
    }

    private let rows: [Row]
    private let priorities: [Double]
    private var columns: [Symbol]
    private var basis: [Symbol]
    /// A row of coefficients for each basic variable. The last entry is the variable's value.
    private var table: [[Double]]
    /// A row for each priority: the cost of one unit of each column's variable. The last entry is the total cost.
    private var costs: [[Double]]

    private static let smallest = 1e-9

    init(rows: [Row]) {
        self.rows = rows
        priorities = Set(rows.map(\.rule.priority)).sorted(by: >)
        let variables = Set(rows.flatMap(\.expression.variables)).sorted()
        columns = variables.map { .free($0) }
        basis = []
        table = []
        let width = variables.count + rows.count
        let position = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
        costs = priorities.map { _ in [Double](repeating: 0, count: width + 1) }
        for (index, row) in rows.enumerated() {
            let isAbove = row.expression.constant >= 0
            let sign: Double = isAbove ? 1 : -1
            var factors = [Double](repeating: 0, count: width + 1)
            for term in row.expression.terms { factors[position[term.variable] ?? 0] = sign * term.factor }
            factors[variables.count + index] = 1
            factors[width] = sign * row.expression.constant
            basis.append(isAbove ? .above(index) : .below(index))
            columns.append(isAbove ? .below(index) : .above(index))
            table.append(factors)
            let level = priorities.firstIndex(of: row.rule.priority) ?? 0
            if costsSomething(basis[index]) {
                for column in factors.indices { costs[level][column] += factors[column] }
            }
            if costsSomething(columns[variables.count + index]) { costs[level][variables.count + index] += 1 }
        }
    }

    /// Values below 0 always have a cost. Values above 0 have one only in equations.
    private func costsSomething(_ symbol: Symbol) -> Bool {
        switch symbol {
        case .free: false
        case .above(let row): rows[row].rule.relation == .zero
        case .below: true
        }
    }

    /// Pivots until no column reduces the cost.
    mutating func minimize() {
        let limit = 1000 + 50 * (rows.count + columns.count)
        for _ in 0..<limit {
            guard let (column, direction) = entering() else { return }
            guard let row = leaving(column: column, direction: direction) else { return }
            pivot(row: row, column: column)
        }
    }

    /// The first column whose variable reduces the cost by growing or, if it can be negative, by shrinking.
    private func entering() -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
        for (index, symbol) in columns.enumerated() {
            if let best, columns[best.column].order < symbol.order { continue }
            guard let cost = costs.lazy.map({ $0[index] }).first(where: { abs($0) > Self.smallest }) else { continue }
            if cost < 0 {
                best = (index, 1)
            } else if case .free = symbol {
                best = (index, -1)
            }
        }
        return best
    }

    /// The row whose variable reaches 0 first as the column's variable changes; nil if none does.
    private func leaving(column: Int, direction: Double) -> Int? {
        var best: (row: Int, distance: Double)?
        for (index, symbol) in basis.enumerated() {
            if case .free = symbol { continue }
            let slope = table[index][column] * direction
            guard slope < -Self.smallest else { continue }
            let distance = max(0, table[index][columns.count]) / -slope
            if let current = best {
                let isTie = abs(distance - current.distance) <= Self.smallest
                if isTie ? basis[current.row].order < symbol.order : current.distance < distance { continue }
            }
            best = (index, distance)
        }
        return best?.row
    }

    /// Exchanges a basic variable with a nonbasic one.
    private mutating func pivot(row: Int, column: Int) {
        let factor = table[row][column]
        var replacement = table[row].map { -$0 / factor }
        replacement[column] = 1 / factor
        table[row] = replacement
        for index in table.indices where index != row { Self.replace(column, in: &table[index], by: replacement) }
        for index in costs.indices { Self.replace(column, in: &costs[index], by: replacement) }
        (columns[column], basis[row]) = (basis[row], columns[column])
    }

    private static func replace(_ column: Int, in row: inout [Double], by replacement: [Double]) {
        let factor = row[column]
        guard factor != 0 else { return }
        row[column] = 0
        for index in row.indices {
            let sum = row[index] + factor * replacement[index]
            row[index] = abs(sum) < 1e-11 ? 0 : sum
        }
    }

    /// The values of the free variables in the basis. All others are 0.
    var values: [(variable: Int, value: Double)] {
        zip(basis, table).compactMap { symbol, row in
            guard case .free(let variable) = symbol else { return nil }
            return (variable, row[columns.count])
        }
    }

    /// The required rules that are not satisfied, each with the rules that cause the conflict: active limits whose change
    /// would affect the cost.
    var conflicts: [ConstraintSolver.Conflict] {
        guard priorities.first ?? 0 >= 1000 else { return [] }
        let involved = Set(
            zip(columns, costs[0]).compactMap { symbol, cost -> Int? in
                guard case .above(let row) = symbol, abs(cost) > Self.smallest else { return nil }
                return rows[row].rule.isRequired ? rows[row].number : nil
            }
        )
        return zip(basis, table).compactMap { symbol, values in
            guard case .below(let row) = symbol, rows[row].rule.isRequired else { return nil }
            guard values[columns.count] > ConstraintSolver.tolerance else { return nil }
            let broken = rows[row].number
            return .init(broken: broken, others: involved.subtracting([broken]).sorted())
        }
    }
}
