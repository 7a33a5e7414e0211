extension Package {
    /// A paragraph of a description.
    enum Paragraph: Hashable, Sendable {
        /// Text whose lines can be broken anew.
        case text(String)
        /// Lines that have to stay as they are, such as lists, joined by line feeds.
        case verbatim(String)
    }

    /// The paragraphs of the description after the summary. Linear in its length.
    ///
    /// Lines with a space at their beginning are verbatim, and a line of a full stop is empty.
    var description: [Paragraph] {
        var paragraphs: [Paragraph] = []
        var lines: [Substring] = []
        var isVerbatim = false
        let end = {
            if !lines.isEmpty {
                paragraphs.append(
                    isVerbatim ? .verbatim(lines.joined(separator: "\n")) : .text(lines.joined(separator: " "))
                )
            }
            lines = []
        }
        for line in descriptionText.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Substring.init) {
            if line.isEmpty || line == "." {
                end()
                continue
            }
            let startsWithBlank = line.first == " " || line.first == "\t"
            if startsWithBlank != isVerbatim {
                end()
                isVerbatim = startsWithBlank
            }
            lines.append(startsWithBlank ? line.dropFirst() : line)
        }
        end()
        return paragraphs
    }
}
