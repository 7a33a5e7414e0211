import Foundation

/// The text of a storyboard or nib, from which values can be removed. Lines keep their numbers, because other problems refer to them.
struct InterfaceText {
    private(set) var bytes: [UInt8]

    init(_ data: Data) { bytes = Array(data) }

    /// A start tag or an end tag.
    private struct Tag {
        var name: String
        var range: Range<Int>
        var isEnd = false
        var isEmpty = false
        var attributes: [(name: String, value: String, range: Range<Int>)] = []
    }

    // MARK: Removing

    /// Removes an attribute of an element whose start tag is on a line. Returns false if there is none.
    ///
    /// - Parameter value: The value of the attribute. Nil: any value.
    mutating func removeAttribute(_ name: String, value: String? = nil, of element: String, line: Int) -> Bool {
        remove(of: element, line: line) { $0.name == name && (value == nil || $0.value == value) }
    }

    /// Removes the attributes with a value of an element whose start tag is on a line. Returns false if there are none.
    mutating func removeAttributes(value: String, of element: String, line: Int) -> Bool {
        remove(of: element, line: line) { $0.value == value && !["id", "key"].contains($0.name) }
    }

    private mutating func remove(
        of element: String,
        line: Int,
        where isRemoved: ((name: String, value: String, range: Range<Int>)) -> Bool
    ) -> Bool {
        for tag in startTags(of: element, line: line) {
            let attributes = tag.attributes.filter(isRemoved)
            guard !attributes.isEmpty else { continue }
            for attribute in attributes { blank(attribute.range) }
            return true
        }
        return false
    }

    /// Removes an element whose start tag is on a line, unless it contains objects: elements with an identifier, to which others can
    /// refer. Returns whether an element was removed.
    ///
    /// - Parameter isRemoved: Whether the element is the one to remove, by its attribute `key`: the property of which it is the value.
    mutating func removeElement(_ element: String, line: Int, where isRemoved: (_ key: String?) -> Bool) -> Bool {
        for start in startTags(of: element, line: line) {
            guard isRemoved(start.attributes.first { $0.name == "key" }?.value) else { continue }
            var depth = 0
            var next: Tag? = start
            while let tag = next {
                guard !tag.attributes.contains(where: { $0.name == "id" }) else { return false }
                depth += tag.isEnd ? -1 : tag.isEmpty ? 0 : 1
                if depth == 0 {
                    blank(start.range.lowerBound..<tag.range.upperBound)
                    return true
                }
                next = self.tag(after: tag.range.upperBound)
            }
        }
        return false
    }

    /// Replaces bytes by spaces, except line ends.
    private mutating func blank(_ range: Range<Int>) {
        for index in range where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
            bytes[index] = UInt8(ascii: " ")
        }
    }

    // MARK: Reading

    /// The start tags of elements with a name that end on a line, counted from 1.
    private func startTags(of element: String, line: Int) -> [Tag] {
        var result: [Tag] = []
        var current = 1
        var counted = 0
        var position = 0
        while let tag = tag(after: position) {
            current += bytes[counted..<tag.range.upperBound].count { $0 == UInt8(ascii: "\n") }
            counted = tag.range.upperBound
            position = counted
            if current > line { break }
            if current == line, tag.name == element, !tag.isEnd { result.append(tag) }
        }
        return result
    }

    /// The first tag at or after a position, outside comments, instructions and literal text.
    private func tag(after position: Int) -> Tag? {
        var index = position
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            if starts(with: "<!--", at: start) {
                index = end(of: "-->", from: start)
            } else if starts(with: "<![CDATA[", at: start) {
                index = end(of: "]]>", from: start)
            } else if starts(with: "<?", at: start) || starts(with: "<!", at: start) {
                index = end(of: ">", from: start)
            } else {
                return tag(at: start)
            }
        }
        return nil
    }

    private func starts(with text: String, at index: Int) -> Bool { bytes[index...].starts(with: text.utf8) }

    private func end(of text: String, from start: Int) -> Int {
        var index = start
        while index < bytes.count, !starts(with: text, at: index) { index += 1 }
        return min(index + text.utf8.count, bytes.count)
    }

    /// The tag that begins at a position. Nil if it does not end.
    private func tag(at start: Int) -> Tag? {
        let isEnd = starts(with: "</", at: start)
        var index = start + (isEnd ? 2 : 1)
        let name = word(&index)
        var tag = Tag(name: name, range: start..<start, isEnd: isEnd)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ">"):
                tag.isEmpty = bytes[index - 1] == UInt8(ascii: "/")
                tag.range = start..<(index + 1)
                return tag
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "/"):
                index += 1
            default:
                let begin = index
                let name = word(&index)
                guard let equals = skip("=", &index), let quote = skip("\"'", &index), equals != quote,
                    let end = bytes[index...].firstIndex(of: quote)
                else { return nil }
                let value = String(decoding: bytes[index..<end], as: UTF8.self)
                index = end + 1
                tag.attributes.append((name, Self.unescaped(value), begin..<index))
            }
        }
        return nil
    }

    /// Passes over the characters of a name.
    private func word(_ index: inout Int) -> String {
        let begin = index
        let ends = Set(" \t\r\n=/>\"'".utf8)
        while index < bytes.count, !ends.contains(bytes[index]) { index += 1 }
        if index == begin, index < bytes.count { index += 1 }
        return String(decoding: bytes[begin..<index], as: UTF8.self)
    }

    /// Passes over one of some characters after spaces, and returns it.
    private func skip(_ characters: String, _ index: inout Int) -> UInt8? {
        while index < bytes.count, Set(" \t\r\n".utf8).contains(bytes[index]) { index += 1 }
        guard index < bytes.count, characters.utf8.contains(bytes[index]) else { return nil }
        index += 1
        return bytes[index - 1]
    }

    /// Replaces the references to characters that Interface Builder writes.
    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&apos;", with: "'").replacing("&#10;", with: "\n").replacing("&#9;", with: "\t")
            .replacing("&amp;", with: "&")
    }
}
