import Names

/// The engine and other programs in turn, on a sample of the keystrokes.
///
/// What is as slow as some of these cannot be measured on all keystrokes. The sample has as many keystrokes of one letter as of two,
/// and twice as many longer ones; in a quantile each counts as often as its kind is among all.
struct Comparison {
    /// What was measured of one program, and of the engine on the same keystrokes.
    struct Line {
        var peer: any Peer
        var samples: [Sample] = []
        var engine: [Sample] = []
        /// How many names it found in all, and how many the engine did.
        var found = 0
        var engineFound = 0
        fileprivate var spent = 0.0

        /// How often the engine's median goes into this one's, for texts with so many letters, or for all.
        func ratio(letters: Int? = nil) -> Double {
            let mine = letters.map { samples.of(letters: $0) } ?? samples
            let other = letters.map { engine.of(letters: $0) } ?? engine
            return mine.quantile(0.5) / other.quantile(0.5)
        }
    }

    private static let first = 50
    private static let mostKeys = 400
    /// The kinds of keystrokes of a round, by their letters.
    private static let round = [1, 2, 3, 3]

    /// Measures programs, each for so many seconds and a round at least.
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
            // What was typed before, so that the engine is not measured just after others filled the caches.
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

    /// The places of keystrokes in the order in which they are measured.
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
