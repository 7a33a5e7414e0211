import Names

extension Place {
    private static let continents = ["Africa", "Asia", "Europe", "North America", "Oceania", "South America"]
    private static let years = ["2018", "2019"]
    private static let variants: [Character: [Character]] = [
        "a": ["á", "ã", "å"], "e": ["é", "è", "ê"], "i": ["í"], "n": ["ñ"], "o": ["ó", "ö", "ø"], "u": ["ü", "ů"],
    ]
    /// A letter with a similar pronunciation for each letter from a to z.
    private static let cyrillic = Array("абцдефгхийклмнопкрстувукыз")

    /// Generates the given number of fictional places, the same in each run. A sixth of the names has diacritics, a twelfth is in
    /// Cyrillic script.
    static func make(_ count: Int) -> [Place] {
        var numbers = SplitMix(seed: 4)
        var places: [Place] = []
        places.reserveCapacity(count)
        for plain in PlaceNames.make(count) {
            var name = plain
            switch Int.random(in: 0..<12, using: &numbers) {
            case 0: name = inOtherScript(plain)
            case 1, 2: name = withDiacritic(plain, &numbers)
            default: break
            }
            let continent = continents[Int.random(in: 0..<continents.count, using: &numbers)]
            let year = years[Int.random(in: 0..<years.count, using: &numbers)]
            places.append(Place(id: places.count, name: name, continent: continent, year: year))
        }
        return places
    }

    private static func withDiacritic(_ name: String, _ numbers: inout SplitMix) -> String {
        var letters = Array(name)
        let places = letters.indices.filter { variants[letters[$0]] != nil }
        guard let place = places.randomElement(using: &numbers) else { return name }
        letters[place] = variants[letters[place]]!.randomElement(using: &numbers)!
        return String(letters)
    }

    private static func inOtherScript(_ name: String) -> String {
        let letters = name.map { letter in
            guard let byte = letter.asciiValue, letter.isLetter else { return String(letter) }
            let other = String(cyrillic[Int(byte | 0x20) - 0x61])
            return letter.isUppercase ? other.uppercased() : other
        }
        return letters.joined()
    }
}
