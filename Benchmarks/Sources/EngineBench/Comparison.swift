import Names

/// Measures the engine and other programs in turn, on a sample of the keystrokes.
///
/// Some programs are too slow for all keystrokes. The sample contains equal numbers of keystrokes with one and with two letters, and
/// twice as many longer ones. Quantiles are weighted by the frequency of each kind among all keystrokes.
struct Comparison {
    /// The measurements of one program, and of the engine on the same keystrokes.
    struct Line {
        var peer: any Peer
        var samples: [Sample] = []
        var engine: [Sample] = []
        /// The total numbers of names found by the program and by the engine.
        var found = 0
        var engineFound = 0
        fileprivate var spent = 0.0

        /// The ratio of the program's median to the engine's, for texts with the given number of letters, or for all texts.
        func ratio(letters: Int? = nil) -> Double {
            let mine = letters.map { samples.of(letters: $0) } ?? samples
            let other = letters.map { engine.of(letters: $0) } ?? engine
            return mine.quantile(0.5) / other.quantile(0.5)
        }
    }

    private static let first = 50
    private static let mostKeys = 400
    /// The kinds of keystrokes in one round, by their number of letters.
    private static let round = [1, 2, 3, 3]

    /// Measures programs, each for the given number of seconds, and at least one round.
    static func measure(
        _ peers: [any Peer],
        against engine: Engine,
        _ keystrokes: [Keystroke],
        seconds: Double
    ) throws -> [Line] {
        var lines = peers.map { Line(peer: $0) }
        for line in lines {
            line.peer.rest()
            _ = try line.peer.search("a", first: first)
        }
        for (number, place) in sample(of: keystrokes).enumerated() {
            let keystroke = keystrokes[place]
            let isFirstRound = number < round.count
            guard isFirstRound || lines.contains(where: { $0.spent < seconds }) else { break }
            // The previous keystroke, so that the engine's measurement does not start with caches filled by other programs.
            _ = engine.index.search(keystrokes[max(0, place - 1)].plainQuery)
            let (time, results) = milliseconds { engine.index.search(keystroke.plainQuery) }
            for index in lines.indices where isFirstRound || lines[index].spent < seconds {
                lines[index].peer.rest()
                let (own, count) = try milliseconds { try lines[index].peer.search(keystroke.text, first: first) }
                lines[index].samples.append(Sample(milliseconds: own, letters: keystroke.letters))
                lines[index].engine.append(Sample(milliseconds: time, letters: keystroke.letters))
                lines[index].found += count
                lines[index].engineFound += results.total
                lines[index].spent += own / 1000
            }
        }
        for index in lines.indices { weigh(&lines[index], keystrokes) }
        return lines
    }

    /// The indices of the sampled keystrokes, in the order of measurement.
    private static func sample(of keystrokes: [Keystroke]) -> [Int] {
        var numbers = SplitMix(seed: 17)
        var kinds = (1...3).map { letters in
            keystrokes.indices.filter { keystrokes[$0].letters == letters }.shuffled(using: &numbers)
        }
        var places: [Int] = []
        while places.count < mostKeys, kinds.contains(where: { !$0.isEmpty }) {
            for letters in round {
                if let place = kinds[letters - 1].popLast() { places.append(place) }
            }
        }
        return places
    }

    private static func weigh(_ line: inout Line, _ keystrokes: [Keystroke]) {
        for letters in 1...3 {
            let all = keystrokes.count { $0.letters == letters }
            let weight = Double(all) / Double(max(1, line.samples.of(letters: letters).count))
            for index in line.samples.indices where line.samples[index].letters == letters {
                line.samples[index].weight = weight
                line.engine[index].weight = weight
            }
        }
    }
}
