/// Texts in commands.
enum ScriptText {
    /// A text between quotation marks.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n", "\r\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}
