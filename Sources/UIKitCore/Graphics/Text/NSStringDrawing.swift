import Foundation

/// The layout of text for drawing and measuring.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Several lines from the top of the rectangle. Without it, the text is one line whose baseline is at the top of the rectangle.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the leading of fonts in the height of lines. Without effect: Pango's lines always include it.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Unavailable: text is measured by its lines.
    @available(*, unavailable, message: "Text is measured by its lines: remove this option.")
    public static var usesDeviceMetrics: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 3) }
    /// Replaces the end of the last line that fits with an ellipsis if there are more.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Values of drawing and measuring text: the permitted and the used scale.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor by which the font is reduced to fit the text in its rectangle; 0 for no reduction. Default: 0.
    open var minimumScaleFactor: CGFloat = 0

    /// The factor by which the font was reduced in the last operation.
    open internal(set) var actualScaleFactor: CGFloat = 1

    /// The rectangle of the text in the last operation.
    open internal(set) var totalBounds = CGRect.zero

    /// Makes a context without reduction.
    public override init() {
        super.init()
    }
}

extension NSAttributedString {
    /// The size of the text without wrapping, in points. Takes time in the length of the text. Can be used on any thread.
    public func size() -> CGSize {
        TextPicture(self, in: CGSize(width: CGFloat.infinity, height: .infinity), .usesLineFragmentOrigin, nil).rect
            .size
    }

    /// The rectangle of the text. Can be used on any thread.
    ///
    /// - Parameters:
    ///   - size: The width at which lines wrap, and the height at which they end.
    ///   - options: Include `usesLineFragmentOrigin` for several lines. Without it, the rectangle is that of one line, and its
    ///     origin is the baseline.
    ///   - context: Receives the rectangle and the scale; nil for none.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        TextPicture(self, in: size, options, context).rect
    }

    /// Draws the text at a point of the current context, its upper left corner, without wrapping. Does nothing outside a context.
    public func draw(at point: CGPoint) {
        let size = CGSize(width: CGFloat.infinity, height: .infinity)
        TextPicture(self, in: size, .usesLineFragmentOrigin, nil).draw(at: point)
    }

    /// Draws the text in a rectangle of the current context. Lines that do not fit are omitted. Does nothing outside a context.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text in a rectangle of the current context. Does nothing outside a context.
    ///
    /// - Parameters:
    ///   - rect: The rectangle. Lines that do not fit are omitted.
    ///   - options: Include `usesLineFragmentOrigin` for several lines. Without it, the text is one line whose baseline is at the
    ///     origin of the rectangle.
    ///   - context: The permitted scale; receives the rectangle and the scale; nil for none.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        TextPicture(self, in: rect.size, options, context).draw(at: rect.origin)
    }
}

extension NSString {
    /// The size of the text without wrapping, in points; see `NSAttributedString.size()`.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attrs).size()
    }

    /// The rectangle of the text; see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text at a point of the current context; see `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    /// Draws the text in a rectangle of the current context; see `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    /// Draws the text in a rectangle of the current context; see `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: description, attributes: attributes ?? [:])
    }
}

// On iOS, strings have the methods of `NSString`.
extension String {
    /// The size of the text without wrapping, in points; see `NSAttributedString.size()`.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    /// The rectangle of the text; see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text at a point of the current context; see `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in a rectangle of the current context; see `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text in a rectangle of the current context; see `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
