/// TypeAhead's performance targets and the results of this run.
struct Aims {
    private var lines: [String] = []

    /// Compares the engine's keystroke times with their target.
    mutating func note(_ engine: Engine, _ variant: Engine.Variant, _ samples: [Sample]) {
        guard let limit = [1_000_000: 1.0, 10_000_000: 8.3][engine.count] else { return }
        let title = variant.title.trimmingPrefix { $0 == " " }
        note("\(engine.count) records: \(title): 99th percentile", samples.quantile(0.99), "ms", atMost: limit)
    }

    /// Compares the build time and the memory of the index with their targets.
    mutating func note(_ engine: Engine) {
        if engine.count == 1_000_000 { note("1000000 records: build", engine.buildTime / 1000, "s", atMost: 1.5) }
        guard engine.count >= 100_000 else { return }
        let memory = Double(engine.index.byteCount) / Double(max(1, engine.textBytes))
        note("\(engine.count) records: memory", memory, "times the text", atMost: 4)
    }

    /// Compares an index outside of memory with its targets.
    mutating func note(_ engine: Engine, _ stored: StoredEngine, _ measured: StoredEngine.Measured) {
        guard engine.count == 1_000_000 else { return }
        let title = "1000000 records: \(stored.title)"
        let isFile = stored.openTime != nil
        note("\(title): page, 95th percentile", measured.pages.quantile(0.95), "ms", atMost: isFile ? 15 : 30)
        if isFile { note("\(title): total, 95th percentile", measured.totals.quantile(0.95), "ms", atMost: 40) }
        if let time = stored.openTime { note("\(title): open", time, "ms", atMost: 20) }
        if let bytes = stored.byteCount {
            note("\(title): file", Double(bytes) / Double(max(1, engine.textBytes)), "times the text", atMost: 6)
        }
    }

    /// Compares the ratios to other programs with their target.
    mutating func note(_ engine: Engine, _ comparison: [Comparison.Line]) {
        guard engine.count == 1_000_000 else { return }
        for line in comparison where line.peer.isCompared {
            let ratios = (1...3).map { line.ratio(letters: $0) }.filter(\.isFinite)
            guard let least = ratios.min() else { continue }
            let verdict = least >= 10 ? "reached" : "missed"
            let ratio = EngineTable.number(least)
            lines.append("  \(verdict): 1000000 records: \(line.peer.title): takes \(ratio) times as long; aim 10")
        }
    }

    private mutating func note(_ what: String, _ value: Double, _ unit: String, atMost limit: Double) {
        let verdict = value <= limit ? "reached" : "missed"
        lines.append(
            "  \(verdict): \(what) \(EngineTable.number(value)) \(unit); aim \(EngineTable.number(limit))"
        )
    }

    /// Prints the results, if there are any.
    func print() {
        guard !lines.isEmpty else { return }
        EngineTable.printText("\nAims:\n" + lines.joined(separator: "\n"))
    }
}
