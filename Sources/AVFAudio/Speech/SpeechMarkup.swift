import Foundation

/// A text as SSML, with a mark before each word whose name is the place of the word.
enum SpeechMarkup {
    /// Returns the markup of a text.
    static func markup(of text: String) -> String {
        var result = "<speak>"
        var isInWord = false
        for index in text.indices {
            let isWord = isPartOfWord(text[index])
            if isWord, !isInWord {
                let word = NSRange(index..<(text[index...].firstIndex { !isPartOfWord($0) } ?? text.endIndex), in: text)
                result += "<mark name=\"\(word.location):\(word.length)\"/>"
            }
            isInWord = isWord
            result += escaped(String(text[index]))
        }
        return result + "</speak>"
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "'" || character == "\u{2019}"
    }

    /// Returns the place of the word at a mark; nil for marks of others.
    static func range(ofMark name: String) -> NSRange? {
        let parts = name.split(separator: ":").compactMap { Int($0) }
        return parts.count == 2 && parts[0] >= 0 && parts[1] >= 0 ? NSRange(location: parts[0], length: parts[1]) : nil
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // XML permits no other control characters.
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 32: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
