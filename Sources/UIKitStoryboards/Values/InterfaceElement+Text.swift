import Foundation
import UIKitCore

/// Attributed texts.
@MainActor
extension InterfaceElement {
    /// Returns the attributed text of a property, which the file stores as a sequence of fragments.
    func attributedText(key: String, in document: InterfaceDocument) -> NSAttributedString? {
        guard let element = child(key: key), element.name == "attributedString" else { return nil }
        let whole = NSMutableAttributedString(string: "")
        for fragment in element.allChildren() {
            guard fragment.name == "fragment" else {
                fragment.problem("is not a text fragment.")
                continue
            }
            let text = fragment.text("content") ?? ""
            let attributes = fragment.child("attributes")?.textAttributes(in: document) ?? [:]
            whole.append(NSAttributedString(string: text, attributes: attributes))
        }
        return whole
    }

    private func textAttributes(in document: InterfaceDocument) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = color(key: "NSColor", in: document) { attributes[.foregroundColor] = color }
        if let color = color(key: "NSBackgroundColor", in: document) { attributes[.backgroundColor] = color }
        if let font = child(key: "NSFont")?.textFont() { attributes[.font] = font }
        // The original font of a text with substituted fonts.
        _ = child(key: "NSOriginalFont")?.passOverAll()
        if let style = child(key: "NSParagraphStyle")?.paragraphStyle() { attributes[.paragraphStyle] = style }
        return attributes
    }

    private func textFont() -> UIFont? {
        let size = number("size") ?? UIFont.systemFontSize
        let fonts: [String: UIFont] = [
            "system": .systemFont(ofSize: size), "systemBold": .boldSystemFont(ofSize: size),
            "systemLight": .systemFont(ofSize: size, weight: .light),
            "systemThin": .systemFont(ofSize: size, weight: .thin),
            "systemUltraLight": .systemFont(ofSize: size, weight: .ultraLight),
            "systemMedium": .systemFont(ofSize: size, weight: .medium),
            "systemSemibold": .systemFont(ofSize: size, weight: .semibold),
            "systemHeavy": .systemFont(ofSize: size, weight: .heavy),
            "systemBlack": .systemFont(ofSize: size, weight: .black),
        ]
        if let font = choice("metaFont", fonts) { return font }
        guard let name = string("name") else { return nil }
        return namedFont(name, size: size)
    }

    private func paragraphStyle() -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = choice("alignment", InterfaceWords.alignments) { style.alignment = alignment }
        let lineBreaks: [String: NSLineBreakMode] = [
            "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
            "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
            "truncatingMiddle": .byTruncatingMiddle,
        ]
        if let mode = choice("lineBreakMode", lineBreaks) { style.lineBreakMode = mode }
        // The text direction follows from its characters, and text is never tightened.
        _ = choice("baseWritingDirection", ["natural": true])
        // The usual height of lines.
        _ = choice("lineHeightMultiple", ["1": true, "0": true])
        passOver("tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation")
        return style
    }

    /// Returns the font and colour attributes of a title.
    func textAttributes(key: String, in document: InterfaceDocument) -> [NSAttributedString.Key: Any]? {
        guard let element = child(key: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = element.color(key: "textColor", in: document) { attributes[.foregroundColor] = color }
        if let font = element.font(key: "fontDescription") { attributes[.font] = font }
        // A shadow directly under the title is invisible; one with an offset has a textShadowOffset, which is reported as
        // unread.
        _ = element.child(key: "textShadowColor")?.passOverAll()
        return attributes
    }
}
