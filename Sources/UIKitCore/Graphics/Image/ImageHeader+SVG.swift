import Foundation

extension ImageHeader {
    /// The size in the root element of an SVG image, in pixels of 1/96 inch.
    ///
    /// A missing or relative width or height is derived from the view box. Returns nil if the size cannot be determined.
    static func svg(_ data: Data) -> CGSize? {
        guard let text = String(bytes: data.prefix(65_536), encoding: .utf8) ?? latin(data),
            let attributes = rootAttributes(text)
        else { return nil }
        let box = attributes["viewBox"].map(numbers) ?? []
        let boxSize = box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
        let width = attributes["width"].flatMap(length)
        let height = attributes["height"].flatMap(length)
        switch (width, height, boxSize) {
        case (let width?, let height?, _):
            return CGSize(width: width, height: height)
        case (let width?, nil, let box?) where box.width > 0:
            return CGSize(width: width, height: width * box.height / box.width)
        case (nil, let height?, let box?) where box.height > 0:
            return CGSize(width: height * box.width / box.height, height: height)
        default:
            return boxSize
        }
    }

    /// Decodes the prefix as Latin-1, because a cut after a fixed number of bytes can split a UTF-8 character. The root
    /// element stays readable.
    private static func latin(_ data: Data) -> String? {
        String(bytes: data.prefix(65_536), encoding: .isoLatin1)
    }

    /// The attributes of the first element if it is an `svg` element. Comments and declarations can precede it.
    private static func rootAttributes(_ text: String) -> [String: String]? {
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "<") {
            rest = rest[open...].dropFirst()
            if rest.hasPrefix("!--") {
                guard let end = rest.range(of: "-->") else { return nil }
                rest = rest[end.upperBound...]
            } else if !rest.hasPrefix("?") && !rest.hasPrefix("!") {
                let name = rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
                guard name == "svg" || name.hasSuffix(":svg") else { return nil }
                return attributes(rest.dropFirst(name.count))
            }
        }
        return nil
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        var attributes: [String: String] = [:]
        var rest = text.drop(while: \.isWhitespace)
        while let first = rest.first, first != ">", first != "/" {
            let name = rest.prefix { $0 != "=" && $0 != ">" && !$0.isWhitespace }
            rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
            guard rest.first == "=" else { return attributes }
            rest = rest.dropFirst().drop(while: \.isWhitespace)
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return attributes }
            let value = rest.dropFirst().prefix { $0 != quote }
            attributes[String(name)] = String(value)
            rest = rest.dropFirst(value.count + 2).drop(while: \.isWhitespace)
        }
        return attributes
    }

    private static func numbers(_ text: String) -> [CGFloat] {
        text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0).map { CGFloat($0) } }
    }

    /// Returns a length in pixels; nil for relative lengths such as percentages.
    private static func length(_ text: String) -> CGFloat? {
        let pixels: [String: Double] = [
            "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
        ]
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        let unit = String(trimmed.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
        guard let factor = pixels[unit], let value = Double(trimmed.dropLast(unit.count)) else { return nil }
        return CGFloat(value * factor)
    }
}
