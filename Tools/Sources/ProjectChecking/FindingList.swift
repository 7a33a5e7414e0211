/// Collects findings. Reports with the same kind and symbol become one finding with several places.
struct FindingList {
    /// Identifies a cause.
    struct Key: Hashable {
        let kind: Finding.Kind
        let symbol: String
    }

    private var order: [Key] = []
    private var content: [Key: Content] = [:]

    private struct Content {
        let symbol: String
        var effect: Finding.Effect
        var message: String
        var advice: String?
        var places: Set<Finding.Place> = []
        var consequences = 0
    }

    /// Adds places to a cause. The first report determines the texts, the worst one the effect.
    ///
    /// - Parameters:
    ///   - symbol: Identifies the cause among those of its kind.
    ///   - title: The symbol that the finding shows, if it is another one.
    mutating func add(
        _ kind: Finding.Kind,
        _ symbol: String,
        title: String? = nil,
        effect: Finding.Effect,
        places: [Finding.Place],
        advice: @autoclosure () -> String? = nil,
        message: @autoclosure () -> String
    ) {
        let key = Key(kind: kind, symbol: symbol)
        if content[key] == nil {
            order.append(key)
            content[key] = Content(symbol: title ?? symbol, effect: effect, message: message(), advice: advice())
        }
        content[key]?.places.formUnion(places)
        if effect == .build || (effect == .run && content[key]?.effect == .hint) { content[key]?.effect = effect }
    }

    /// Whether a cause is known.
    func contains(_ kind: Finding.Kind, _ symbol: String) -> Bool { content[Key(kind: kind, symbol: symbol)] != nil }

    /// Appends a sentence to the message of a known cause.
    mutating func append(_ sentence: String, to kind: Finding.Kind, _ symbol: String) {
        let key = Key(kind: kind, symbol: symbol)
        guard let message = content[key]?.message, !message.contains(sentence) else { return }
        content[key]?.message = message + " " + sentence
    }

    /// Replaces the advice of a known cause.
    mutating func advise(_ advice: String, for kind: Finding.Kind, _ symbol: String) {
        content[Key(kind: kind, symbol: symbol)]?.advice = advice
    }

    /// Makes a known cause a hint.
    mutating func lower(_ kind: Finding.Kind, _ symbol: String) {
        content[Key(kind: kind, symbol: symbol)]?.effect = .hint
    }

    /// Counts a message of the compiler that is a consequence of a known cause.
    mutating func addConsequence(of key: Key) { content[key]?.consequences += 1 }

    /// The paths of the files with a place of a cause.
    func paths(of kind: Finding.Kind, _ symbol: String) -> Set<String> {
        Set((content[Key(kind: kind, symbol: symbol)]?.places ?? []).map(\.path))
    }

    /// The findings, the most important one first.
    var ranked: [Finding] {
        order.map { key in
            let content = content[key]!
            return Finding(
                effect: content.effect,
                kind: key.kind,
                symbol: content.symbol,
                message: content.message,
                advice: content.advice,
                places: Array(content.places),
                consequences: content.consequences
            )
        }
        .sorted(by: Finding.isRanked)
    }
}
