/// A linear expression: a constant and multiples of variables.
///
/// Most expressions of a layout have at most four variables, so the terms are a sorted array: it takes less time and memory than a
/// dictionary, and a constant allocates nothing.
struct LinearExpression: Equatable {
    /// A multiple of a variable. The factor is not 0.
    struct Term: Equatable {
        var variable: Int
        var factor: Double
    }

    /// The terms, each with a variable of its own, in ascending order of the variables.
    private(set) var terms: [Term] = []
    var constant: Double

    init(_ constant: Double = 0) {
        self.constant = constant
    }

    init(variable: Int) {
        constant = 0
        terms = [Term(variable: variable, factor: 1)]
    }

    /// Coefficients smaller than this are rounding errors and are treated as 0.
    private static let smallestFactor = 1e-9

    var isConstant: Bool { terms.isEmpty }

    /// The variables in ascending order, so that results are deterministic.
    var variables: [Int] { terms.map(\.variable) }

    subscript(variable: Int) -> Double { terms.first { $0.variable == variable }?.factor ?? 0 }

    /// Adds a multiple of an expression. Linear in the number of terms of both.
    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += other.constant * factor
        guard !other.terms.isEmpty else { return }
        if terms.isEmpty, factor == 1 {
            terms = other.terms
            return
        }
        var sum: [Term] = []
        sum.reserveCapacity(terms.count + other.terms.count)
        var index = 0
        for term in other.terms {
            while index < terms.count, terms[index].variable < term.variable {
                sum.append(terms[index])
                index += 1
            }
            var total = term.factor * factor
            if index < terms.count, terms[index].variable == term.variable {
                total += terms[index].factor
                index += 1
            }
            if abs(total) >= Self.smallestFactor { sum.append(Term(variable: term.variable, factor: total)) }
        }
        sum += terms[index...]
        terms = sum
    }

    /// Replaces a variable by an expression.
    mutating func substitute(_ variable: Int, by expression: LinearExpression) {
        guard let factor = remove(variable) else { return }
        add(expression, times: factor)
    }

    /// Returns the value of the variable for which this expression is 0. The expression must contain the variable.
    func solved(for variable: Int) -> LinearExpression {
        var rest = self
        let factor = rest.remove(variable) ?? 1
        return rest * (-1 / factor)
    }

    /// Removes the term of a variable, and returns its factor; nil if there is none.
    private mutating func remove(_ variable: Int) -> Double? {
        guard let index = terms.firstIndex(where: { $0.variable == variable }) else { return nil }
        return terms.remove(at: index).factor
    }

    func value(for values: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.factor * values[$1.variable] }
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
