/// The keys of a user who searches for several places in sequence.
public enum Session {
    /// A key, and the text in the search field after it.
    public struct Step: Sendable {
        /// The key's name in X.
        public var key: String
        /// The text.
        public var text: String
    }

    /// At least the given number of keys: words of the names, with corrected typos, each word deleted again with the backspace
    /// key.
    public static func make(keys count: Int, names: [String]) -> [Step] {
        var numbers = SplitMix(seed: 11)
        var steps: [Step] = []
        var text = ""
        func press(_ letter: Character) {
            text.append(letter)
            steps.append(Step(key: String(letter), text: text))
        }
        func takeBack() {
            text.removeLast()
            steps.append(Step(key: "BackSpace", text: text))
        }
        while steps.count < count {
            let words = names.randomElement(using: &numbers)!.lowercased().split { !("a"..."z").contains($0) }
            guard let word = words.randomElement(using: &numbers), word.count > 2 else { continue }
            let letters = word.prefix(Int.random(in: 3...6, using: &numbers))
            for letter in letters {
                if Int.random(in: 0..<12, using: &numbers) == 0 {
                    press("abcdefghijklmnopqrstuvwxyz".randomElement(using: &numbers)!)
                    takeBack()
                }
                press(letter)
            }
            while !text.isEmpty { takeBack() }
        }
        return steps
    }
}
