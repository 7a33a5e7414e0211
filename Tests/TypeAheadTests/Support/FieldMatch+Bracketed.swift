import TypeAhead

extension FieldMatch {
    /// The text with the highlighted ranges in brackets.
    var bracketed: String {
        var marked = ""
        var end = text.startIndex
        for range in ranges {
            marked += text[end..<range.lowerBound] + "[" + text[range] + "]"
            end = range.upperBound
        }
        return marked + text[end...]
    }
}
