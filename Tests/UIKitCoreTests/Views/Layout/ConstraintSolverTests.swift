import Testing

@testable import UIKitCore

struct ConstraintSolverTests {
    @Test func `equations are solved`() {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(expression([x: 1, y: 1], -10), .zero)
        solver.add(expression([x: 1, y: -1], -2), .zero)
        #expect(solver.solve().values.map(\.rounded) == [6, 4])
    }

    @Test func `a constraint of higher priority outweighs many of lower priority`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add(expression([x: 1], -100), .zero, priority: 501)
        for _ in 0..<20 { solver.add(expression([x: 1], -7), .zero, priority: 500) }
        #expect(solver.solve().values.map(\.rounded) == [100])
    }

    @Test func `among constraints of equal priority, the majority wins`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        for wish in [3.0, 8, 8] { solver.add(expression([x: 1], -wish), .zero, priority: 500) }
        #expect(solver.solve().values.map(\.rounded) == [8])
    }

    @Test func `an optional constraint is satisfied as far as an inequality allows`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add(expression([x: 1], -100), .zero, priority: 1)
        solver.add(expression([x: -1], 60), .notNegative)
        #expect(solver.solve().values.map(\.rounded) == [60])
    }

    @Test func `undetermined variables are 0`() {
        var solver = ConstraintSolver()
        let (x, length) = (solver.makeVariable(), solver.makeVariable(isLength: true))
        solver.add(expression([x: 1, length: 1], -50), .zero)
        #expect(solver.solve().values.map(\.rounded) == [50, 0])
    }

    @Test func `of two contradictory equations the later one is broken`() {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(expression([x: 1], -1), .zero)
        solver.add(expression([y: 1], -5), .zero)
        solver.add(expression([x: 1, y: -1]), .zero)
        let solution = solver.solve()
        #expect(solution.values.map(\.rounded) == [1, 5])
        #expect(solution.conflicts == [.init(broken: 2, others: [0, 1])])
    }

    @Test func `only contradictory inequalities are reported as conflicts`() {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(expression([x: 1], -10), .notNegative)
        solver.add(expression([x: -1], 5), .notNegative)
        solver.add(expression([x: 1, y: 1], 0), .notNegative)
        let conflicts = solver.solve().conflicts
        #expect(conflicts.count == 1)
        #expect(Set(conflicts.flatMap { [$0.broken] + $0.others }) == [0, 1])
    }

    @Test func `a redundant equation is not a conflict`() {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(expression([x: 1, y: 1], -10), .zero)
        solver.add(expression([x: 3, y: 3], -30), .zero)
        #expect(solver.solve().conflicts.isEmpty)
    }

    @Test func `solutions of random systems are as good as the best vertex`() {
        var random = SmallRandom(state: 7)
        for round in 0..<600 {
            let variables = 1 + random.next(3)
            var solver = ConstraintSolver()
            for _ in 0..<variables { _ = solver.makeVariable(isLength: random.next(2) == 0) }
            for _ in 0..<variables + random.next(5) {
                var sum = LinearExpression(Double(random.next(41) - 20))
                for variable in 0..<variables {
                    sum.add(LinearExpression(variable: variable), times: Double(random.next(5) - 2))
                }
                let priority = [1000.0, 750, 250][random.next(3)]
                solver.add(sum, random.next(2) == 0 ? .zero : .notNegative, priority: priority)
            }
            let found = cost(of: solver.solve().values, in: solver)
            let best = corners(of: solver, variables: variables).map { cost(of: $0, in: solver) }
                .min { isBetter($0, than: $1) }
            // The solver resolves contradictory required equations by their order, at the expense of optional rules.
            guard let best, best[0] < 1e-6 else { continue }
            #expect(!isBetter(best, than: found), "round \(round): \(found) instead of \(best)")
        }
    }

    @Test func `a degenerate system of many equal inequalities terminates`() {
        var solver = ConstraintSolver()
        let variables = (0..<30).map { _ in solver.makeVariable() }
        for left in variables {
            for right in variables where left != right {
                solver.add(expression([left: 1, right: -1]), .notNegative, priority: 1000)
            }
            solver.add(expression([left: 1], -4), .zero, priority: 300)
        }
        #expect(solver.solve().values.allSatisfy { $0.rounded == 4 })
    }
}

private func expression(_ terms: [Int: Double], _ constant: Double = 0) -> LinearExpression {
    terms.reduce(into: LinearExpression(constant)) { $0.add(LinearExpression(variable: $1.key), times: $1.value) }
}

extension Double {
    fileprivate var rounded: Double { (self * 1e4).rounded() / 1e4 }
}

/// The total violation of the rules with the priorities 1000, 750 and 250.
private func cost(of values: [Double], in solver: ConstraintSolver) -> [Double] {
    [1000.0, 750, 250].map { priority in
        solver.rules.filter { $0.priority == priority }.reduce(0) { sum, rule in
            let value = rule.expression.value(for: values)
            return sum + (rule.relation == .zero ? abs(value) : max(0, -value))
        }
    }
}

private func isBetter(_ left: [Double], than right: [Double]) -> Bool {
    for (a, b) in zip(left, right) where abs(a - b) > 1e-5 { return a < b }
    return false
}

/// The points at which as many rules or coordinate planes as there are variables are exactly 0.
private func corners(of solver: ConstraintSolver, variables: Int) -> [[Double]] {
    let planes = solver.rules.map(\.expression) + (0..<variables).map { LinearExpression(variable: $0) }
    var found: [[Double]] = []
    func choose(_ chosen: [LinearExpression], from start: Int) {
        if chosen.count == variables {
            if let point = intersection(of: chosen, variables: variables) { found.append(point) }
            return
        }
        for index in start..<max(start, planes.count) { choose(chosen + [planes[index]], from: index + 1) }
    }
    choose([], from: 0)
    return found
}

/// Gauss–Jordan elimination with pivoting, independent of the solver's implementation.
private func intersection(of planes: [LinearExpression], variables: Int) -> [Double]? {
    var rows = planes.map { plane in (0..<variables).map { plane[$0] } + [-plane.constant] }
    for column in 0..<variables {
        guard let pivot = (column..<variables).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
            abs(rows[pivot][column]) > 1e-9
        else { return nil }
        rows.swapAt(column, pivot)
        for row in 0..<variables where row != column {
            let factor = rows[row][column] / rows[column][column]
            for index in column...variables { rows[row][index] -= factor * rows[column][index] }
        }
    }
    return (0..<variables).map { rows[$0][variables] / rows[$0][$0] }
}

private struct SmallRandom {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
