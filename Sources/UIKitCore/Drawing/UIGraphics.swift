// UIKit names these functions with capitals.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The contexts of a thread, of which the last one is the current.
private final class ContextStack {
    /// The contexts, and whether each was begun for an image.
    var contexts: [(context: CGContext, isOfImage: Bool)] = []

    static let key = "UIGraphicsGetCurrentContext"

    static var current: ContextStack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        dictionary[key] = stack
        return stack
    }
}

/// The context that is drawn in, on this thread; nil outside ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` and an
/// image renderer.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last?.context }

/// Has a context drawn in until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.contexts.append((context, isOfImage: false))
}

/// Has the context before drawn in again. Does nothing where there is none.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins a drawing with one pixel to a point, through which shows what is behind.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a drawing, which ends with ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: Its size in points. Where a side is 0 or less, there is no context, as in UIKit.
///   - opaque: Whether it is black at first, and nothing shows through.
///   - scale: How many pixels a point has; 0 for those of the screen.
///
/// Text and system symbols cannot be drawn in it: only hosts know letters.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    let scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
    let context = CGContext(size: size, scale: scale, isOpaque: opaque)
    ContextStack.current.contexts.append((context, isOfImage: true))
}

/// What was drawn so far in the current context; nil outside one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIGraphicsGetCurrentContext()?.image }

/// Ends the drawing that is the current context. Does nothing where there is none, or where the current context came by
/// ``UIGraphicsPushContext(_:)``.
public func UIGraphicsEndImageContext() {
    if ContextStack.current.contexts.last?.isOfImage == true { UIGraphicsPopContext() }
}

/// Fills a rectangle with the current context's fill colour. Does nothing outside a context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of one point inside a rectangle's edge, in the current context's fill colour. Does nothing outside a
/// context.
public func UIRectFrame(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 1, dy: 1))
    UIGraphicsGetCurrentContext()?.fill(path, isEvenOdd: true)
}

/// Has all that follows drawn inside a rectangle only. Does nothing outside a context.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
    /// The picture so far, at its scale.
    var image: UIImage? {
        ImageFile(bitmap: bitmap, scale: scale).map { UIImage(content: .file($0)) }
    }
}

extension UIColor {
    /// Has shapes in the current context drawn in this colour. Does nothing outside a context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Has lines in the current context drawn in this colour. Does nothing outside a context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// Has shapes and lines in the current context drawn in this colour. Does nothing outside a context.
    public func set() {
        setFill()
        setStroke()
    }
}
