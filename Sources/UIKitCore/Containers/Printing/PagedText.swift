import Foundation

/// A text that is divided into pages between lines.
@MainActor
struct PagedText {
    private let text: NSAttributedString
    /// The ranges of the pages in the text.
    private let pages: [NSRange]

    init() {
        text = NSAttributedString(string: "")
        pages = []
    }

    /// Divides a text. Takes time proportional to its length.
    ///
    /// - Parameter rect: Returns the place of the text on a page.
    init(_ text: NSAttributedString, rect: (Int) -> CGRect) {
        self.text = text
        var pages: [NSRange] = []
        var start = 0
        var used: CGFloat = 0
        var place = rect(0)
        var width = place.width
        for part in text.printableParts where place.width >= 1 && place.height >= 1 {
            for line in TextLayout.lines(of: text, in: part, width: width) {
                // A line that is higher than a page is on a page of its own.
                if used > 0, used + line.height > place.height + 0.01 {
                    pages.append(NSRange(location: start, length: line.location - start))
                    start = line.location
                    used = 0
                    place = rect(pages.count)
                    width = place.width
                }
                used += line.height
            }
        }
        if start < text.length || pages.isEmpty { pages.append(NSRange(location: start, length: text.length - start)) }
        self.pages = text.length > 0 ? pages : []
    }

    var count: Int { pages.count }

    /// Draws a page in the current context.
    func draw(_ page: Int, in rect: CGRect) {
        let part = text.attributedSubstring(from: pages[page])
        // Room for the last line, whose height may differ by rounding.
        let place = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 1)
        part.draw(with: place, options: .usesLineFragmentOrigin, context: nil)
    }
}

extension NSAttributedString {
    /// Ranges of whole paragraphs that are short enough to be laid out at once.
    fileprivate var printableParts: [NSRange] {
        var parts: [NSRange] = []
        let string = string as NSString
        var place = 0
        while place < string.length {
            let end = min(place + 20_000, string.length)
            let last = string.paragraphRange(for: NSRange(location: max(place, end - 1), length: 0))
            let next = max(NSMaxRange(last), place + 1)
            parts.append(NSRange(location: place, length: next - place))
            place = next
        }
        return parts
    }
}
