/// Names of fictional places.
public enum PlaceNames {
    private static let beginnings = [
        "Al", "Amber", "Ar", "Ash", "Bel", "Birch", "Bor", "Bram", "Cal", "Cold", "Cor", "Dal", "Dor", "Dun", "East",
        "El",
        "Fal", "Fen", "Gal", "Glen", "Gran", "Green", "Hal", "Har", "Hol", "Ing", "Kal", "Kirk", "Lan", "Lind", "Mar",
        "Mel", "Mor", "Nor", "Oak", "Or", "Pel", "Quin", "Ral", "Red", "Ros", "Sal", "San", "Sel", "Stan", "Tal", "Tor",
        "Ul", "Val", "Ver", "Wal", "Wes", "White", "Win", "Yar", "Zel",
    ]
    private static let middles = [
        "a", "ala", "ami", "an", "bel", "ber", "chi", "de", "del", "der", "e", "en", "era", "fi", "gar", "go", "i",
        "in",
        "ka", "la", "len", "li", "lo", "ma", "men", "mi", "na", "ni", "no", "o", "or", "pa", "ra", "ren", "ri", "ro",
        "sa",
        "so", "ta", "ti", "to", "va", "vi", "wen", "ze",
    ]
    private static let endings = [
        "berg", "borough", "bridge", "brook", "burg", "burn", "bury", "by", "cester", "dale", "dorf", "field", "ford",
        "gate", "grad", "ham", "haven", "heim", "hill", "holm", "hurst", "ia", "land", "ley", "mere", "minster",
        "mouth",
        "nia", "polis", "port", "ridge", "stad", "stead", "stein", "stone", "ton", "vale", "ville", "wick", "wood",
        "worth",
    ]
    private static let companions = [
        "Great", "Lake", "Little", "Lower", "Mount", "New", "North", "Old", "Port", "South",
    ]

    /// The given number of names, the same in each run.
    public static func make(_ count: Int) -> [String] {
        var numbers = SplitMix(seed: 20_07)
        return (0..<count).map { _ in
            var name =
                Int.random(in: 0..<8, using: &numbers) == 0 ? companions.randomElement(using: &numbers)! + " " : ""
            name += beginnings.randomElement(using: &numbers)!
            for _ in 0..<Int.random(in: 0...2, using: &numbers) { name += middles.randomElement(using: &numbers)! }
            return name + endings.randomElement(using: &numbers)!
        }
    }
}
