import Foundation

/// Plain text from HTML, for previews of files, and for mail programs, which accept only plain text from other programs.
package enum PlainText {
    private static let blocks: Set<String> = [
        "p", "div", "br", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "hr",
        "pre",
    ]
    private static let hidden: Set<String> = ["script", "style", "head", "title"]
    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "euro": "€",
    ]

    /// The text of HTML: blocks begin lines, items of lists have bullets, and links show their addresses.
    ///
    /// Elements that are never visible are omitted. The time is proportional to the length.
    package static func html(_ html: String) -> String {
        var reader = Reader(rest: html[...])
        return reader.text()
    }

    private struct Reader {
        var rest: Substring
        private var lines: [String] = []
        private var line = ""
        /// The hidden element that the reader is in.
        private var hiddenElement: String?
        /// The address of the link that the reader is in, and the text that is read since its beginning.
        private var link: (address: String, text: String)?

        init(rest: Substring) {
            self.rest = rest
        }

        mutating func text() -> String {
            while let next = rest.first {
                switch next {
                case "<": readTag()
                case "&": append(readEntity())
                default:
                    let run = rest.prefix { $0 != "<" && $0 != "&" }
                    rest = rest[run.endIndex...]
                    append(String(run))
                }
            }
            endLine()
            return lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
        }

        /// Appends text, with white space reduced to one space.
        private mutating func append(_ text: String) {
            guard hiddenElement == nil else { return }
            link?.text += text
            for character in text {
                let isSpace = character.isWhitespace && character != "\u{A0}"
                if !isSpace {
                    line.append(character == "\u{A0}" ? " " : character)
                } else if !line.isEmpty, line.last != " " {
                    line.append(" ")
                }
            }
        }

        private mutating func endLine() {
            let text = line.trimmingCharacters(in: .whitespaces)
            // At most one empty line between two texts.
            if !text.isEmpty || lines.last?.isEmpty == false { lines.append(text) }
            line = ""
        }

        private mutating func readEntity() -> String {
            // The longest name has eight characters; what follows an ampersand otherwise is text.
            let name = rest.dropFirst().prefix(10).prefix { $0 != ";" && $0 != "<" && $0 != "&" }
            guard name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let text = Self.entity(name) else {
                rest.removeFirst()
                return "&"
            }
            rest = rest[rest.index(after: name.endIndex)...]
            return text
        }

        private static func entity(_ name: Substring) -> String? {
            guard name.first == "#" else { return entities[String(name)] }
            let digits = name.dropFirst()
            let number = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map { String($0) }
        }

        private mutating func readTag() {
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
                return
            }
            guard let end = rest.firstIndex(of: ">") else {
                append(String(rest))
                rest = rest[rest.endIndex...]
                return
            }
            let content = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            let isEnd = content.first == "/"
            let name = content.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
            if let element = hiddenElement {
                if isEnd, name == element { hiddenElement = nil }
            } else if hidden.contains(name) {
                if !isEnd, content.last != "/" { hiddenElement = name }
            } else {
                readVisibleTag(name, isEnd: isEnd, content)
            }
        }

        private mutating func readVisibleTag(_ name: String, isEnd: Bool, _ content: Substring) {
            if blocks.contains(name) {
                if name == "br" || !line.isEmpty { endLine() }
                if name == "p", isEnd { endLine() }
                if name == "li", !isEnd { line = "• " }
            } else if name == "a" {
                if isEnd, let link {
                    self.link = nil
                    if !link.address.isEmpty, link.text.trimmingCharacters(in: .whitespacesAndNewlines) != link.address
                    {
                        append(" <\(link.address)>")
                    }
                } else {
                    link = Self.address(in: content).map { ($0, "") }
                }
            }
        }

        private static func address(in tag: Substring) -> String? {
            guard let match = tag.firstMatch(of: /(?i)\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/) else { return nil }
            let address = match.output.1 ?? match.output.2 ?? ""
            return String(address.replacing("&amp;", with: "&"))
        }
    }
}
