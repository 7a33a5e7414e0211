/// A linear expression: a constant and multiples of variables.
struct LinearExpression: Equatable {
    /// The coefficients by variable. No coefficient is 0.
    private(set) var terms: [Int: Double] = [:]
    var constant: Double

    init(_ constant: Double = 0) {
        self.constant = constant
    }

    init(variable: Int) {
        constant = 0
        terms = [variable: 1]
    }

    /// Coefficients smaller than this are rounding errors and are treated as 0.
    private static let smallestFactor = 1e-9

    var isConstant: Bool { terms.isEmpty }

    /// The variables in ascending order, so that results are deterministic.
    var variables: [Int] { terms.keys.sorted() }

    subscript(variable: Int) -> Double { terms[variable] ?? 0 }

    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += other.constant * factor
        for (variable, value) in other.terms {
            let sum = (terms[variable] ?? 0) + value * factor
            terms[variable] = abs(sum) < Self.smallestFactor ? nil : sum
        }
    }

    /// Replaces a variable by an expression.
    mutating func substitute(_ variable: Int, by expression: LinearExpression) {
        guard let factor = terms.removeValue(forKey: variable) else { return }
        add(expression, times: factor)
    }

    /// Returns the value of the variable for which this expression is 0. The expression must contain the variable.
    func solved(for variable: Int) -> LinearExpression {
        var rest = self
        let factor = rest.terms.removeValue(forKey: variable) ?? 1
        return rest * (-1 / factor)
    }

    func value(for values: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.value * values[$1.key] }
    }

    static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var sum = left
        sum.add(right)
        return sum
    }

    static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }

    static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression()
        product.add(expression, times: factor)
        return product
    }
}
