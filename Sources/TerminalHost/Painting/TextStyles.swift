#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// The styles of the characters of a text with attributes.
@MainActor
struct TextStyles {
    private let content: NSAttributedString?
    private let base: CellStyle

    /// Reads the attributes of a text.
    ///
    /// - Parameters:
    ///   - content: The text with attributes; nil if all characters have the base style.
    ///   - font: The font of characters without a font attribute.
    ///   - base: The style of characters without attributes.
    init(_ content: NSAttributedString?, font: UIFont?, base: CellStyle, isEnabled: Bool = true) {
        self.content = content
        var base = base
        if let font { base.attributes.formUnion(Self.attributes(of: font)) }
        if !isEnabled { base.attributes.insert(.dim) }
        self.base = base
    }

    /// The style of the character at an offset in UTF-16 units.
    func style(at offset: Int, _ painter: ScreenPainter, _ context: ScreenPainter.Context) -> CellStyle {
        guard let content, offset < content.length else { return base }
        var style = base
        for (key, value) in content.attributes(at: offset, effectiveRange: nil) {
            switch key {
            case .font: if let font = value as? UIFont { style.attributes.formUnion(Self.attributes(of: font)) }
            case .foregroundColor:
                if let color = value as? UIColor { style.foreground = painter.style(color, context).foreground }
            case .backgroundColor:
                guard let color = value as? UIColor,
                    let background = painter.palette.background(color, over: context.background)
                else { continue }
                var marked = context
                marked.background = background
                style.background = background.color
                style.foreground = painter.style(.label, marked).foreground
                if painter.isMonochrome { style.attributes.insert(.reverse) }
            case .underlineStyle, .link:
                if (value as? Int) != 0 { style.attributes.insert(.underline) }
            case .strikethroughStyle: if (value as? Int) != 0 { style.attributes.insert(.strikethrough) }
            default: continue
            }
        }
        return style
    }

    private static func attributes(of font: UIFont) -> CellStyle.Attributes {
        var attributes: CellStyle.Attributes = []
        let traits = font.fontDescriptor.symbolicTraits
        if traits.contains(.traitBold) { attributes.insert(.bold) }
        if traits.contains(.traitItalic) { attributes.insert(.italic) }
        return attributes
    }
}
#endif
