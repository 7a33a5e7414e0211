/// The simplex method for rules of several priorities at once.
///
/// Each row writes one variable, the basic one, in terms of the others, which are 0. A rule brings two variables that are
/// never negative: by how much its expression is above 0 and below 0. What a rule is off by has a cost at the rule's
/// priority, and costs are compared priority by priority, the highest first: a column is worth entering the basis when
/// the first priority at which it makes a difference gains by it.
///
/// Columns and rows are chosen by Bland's rule, which never comes back to the same basis, so it ends; a limit on the steps
/// stands against rounding. The work is a few times rows × columns × columns; a usual screen needs 10 to 50 of each.
struct LexicographicSimplex {
    /// A rule after the elimination of required equations.
    struct Row {
        var number: Int
        var expression: LinearExpression
        var rule: ConstraintSolver.Rule
    }

    /// What a column or a row of the table stands for.
    private enum Symbol: Equatable {
        /// A variable of the rules, of any sign.
        case free(Int)
        /// By how much the expression of a row is above 0.
        case above(Int)
        /// By how much the expression of a row is below 0.
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
    /// A row of factors for each basic variable; the last entry is its value.
    private var table: [[Double]]
    /// A row for each priority: what a unit more of each column's variable costs. The last entry is the cost.
    private var costs: [[Double]]

    private static let smallest = 1e-9

    init(rows: [Row]) {
        self.rows = rows
        priorities = Set(rows.map(\.rule.priority)).sorted(by: >)
        let variables = Set(rows.flatMap { $0.expression.terms.keys }).sorted()
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
            for (variable, factor) in row.expression.terms { factors[position[variable] ?? 0] = sign * factor }
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

    /// Being below 0 always costs; being above 0 only where 0 is asked for.
    private func costsSomething(_ symbol: Symbol) -> Bool {
        switch symbol {
        case .free: false
        case .above(let row): rows[row].rule.relation == .zero
        case .below: true
        }
    }

    /// Goes from basis to basis until nothing can be gained.
    mutating func minimize() {
        let limit = 1000 + 50 * (rows.count + columns.count)
        for _ in 0..<limit {
            guard let (column, direction) = entering() else { return }
            guard let row = leaving(column: column, direction: direction) else { return }
            pivot(row: row, column: column)
        }
    }

    /// The first column whose variable gains by growing, or, for one of any sign, by shrinking.
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

    /// The row whose variable reaches 0 first when the column's variable moves; nil when none does.
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

    /// Exchanges a basic variable for one of the others.
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

    /// The variables that are not 0.
    var values: [(variable: Int, value: Double)] {
        zip(basis, table).compactMap { symbol, row in
            guard case .free(let variable) = symbol else { return nil }
            return (variable, row[columns.count])
        }
    }

    /// The required rules that do not hold, and those whose change would make a difference to that: the limits that are
    /// reached, and cost something to move.
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
