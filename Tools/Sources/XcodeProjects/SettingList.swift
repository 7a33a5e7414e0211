/// The list form of build settings: values separated by spaces, with quotation marks and backslashes as in a shell.
enum SettingList {
    /// Returns the values of a list. A quotation mark without its partner extends to the end.
    static func split(_ text: String) -> [String] {
        var result: [String] = []
        var current = ""
        var hasCurrent = false
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                current.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                hasCurrent = true
            } else if let open = quote {
                if character == open { quote = nil } else { current.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                hasCurrent = true
            } else if character.isWhitespace {
                if hasCurrent { result.append(current) }
                current = ""
                hasCurrent = false
            } else {
                current.append(character)
                hasCurrent = true
            }
        }
        if hasCurrent { result.append(current) }
        return result
    }
}
