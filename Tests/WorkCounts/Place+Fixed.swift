/// A record of the fixed index.
struct Place: Identifiable, Sendable {
    let id: Int
    let name: String
    let continent: String
    let year: String
}

extension Place {
    /// The same places in each run: names of one to three words; some with diacritics, some in Cyrillic script.
    static func fixed(_ count: Int) -> [Place] {
        var state: UInt64 = 2019
        func number(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let syllables = [
            "ber", "lin", "san", "ma", "ri", "no", "ton", "wil", "ham", "ox", "for", "da", "ka", "mo", "ne", "us",
        ]
        let variants: [(plain: String, marked: String)] = [("a", "á"), ("o", "ø"), ("n", "ñ"), ("e", "é")]
        let cyrillic = ["мос", "ква", "ни", "ко", "ла", "ев"]
        return (0..<count).map { id in
            let isCyrillic = number(below: 12) == 0
            let words = (0...number(below: 3)).map { _ in
                (0...number(below: 4)).map { _ in
                    isCyrillic ? cyrillic[number(below: cyrillic.count)] : syllables[number(below: syllables.count)]
                }
                .joined()
            }
            var name = words.joined(separator: " ")
            if number(below: 6) == 0 {
                let (plain, marked) = variants[number(below: variants.count)]
                if let range = name.firstRange(of: plain) { name.replaceSubrange(range, with: marked) }
            }
            return Place(
                id: id,
                name: name,
                continent: ["Africa", "America", "Asia", "Europe"][number(below: 4)],
                year: String(2010 + number(below: 10))
            )
        }
    }
}
