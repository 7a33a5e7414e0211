/// The output of a program for the counted keys.
struct Measurement {
    var outputs: [TerminalProgram.Output] = []

    var times: [Double] { outputs.map(\.time) }
    var bytes: [Double] { outputs.map { Double($0.bytes) } }
    var meanBytes: Double { bytes.reduce(0, +) / Double(max(1, bytes.count)) }

    /// The smallest value that the given share of the values does not exceed.
    static func quantile(_ share: Double, of values: [Double]) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return .nan }
        return sorted[min(sorted.count - 1, max(0, Int((share * Double(sorted.count)).rounded(.up)) - 1))]
    }
}

extension Workload {
    /// Presses each key in all programs in turn. The order of the programs differs from key to key, so that none is always after the same
    /// other one.
    func measure(_ candidates: [Candidate], app: String, home: String) throws -> [Candidate: Measurement] {
        let programs = try candidates.map { ($0, try $0.start(self, app: app, home: home)) }
        var measurements: [Candidate: Measurement] = [:]
        for (number, step) in (warmUp + steps).enumerated() {
            for turn in programs.indices {
                let (candidate, program) = programs[(turn + number) % programs.count]
                let output = try program.press(step.key) { candidate.shows(step.result, of: self, on: $0) }
                guard number >= warmUp.count else { continue }
                measurements[candidate, default: Measurement()].outputs.append(output)
            }
        }
        return measurements
    }
}
