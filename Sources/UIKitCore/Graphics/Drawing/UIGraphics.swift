// UIKit capitalises the names of these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The contexts of a thread. The last one is current.
final class ContextStack {
    /// The contexts, and a flag for those that were begun for an image.
    var contexts: [(context: CGContext, isOfImage: Bool)] = []
    /// The PDF documents that were begun, the current one last.
    var documents: [PDFDocument] = []

    static let key = "UIGraphicsGetCurrentContext"

    static var current: ContextStack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        dictionary[key] = stack
        return stack
    }
}

/// Returns the current context of this thread; nil outside ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` and image
/// renderers.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last?.context }

/// Makes a context current until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.contexts.append((context, isOfImage: false))
}

/// Makes the previous context current again. Does nothing if there is no context.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins a translucent image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image. End it with ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size in points. If a side is 0 or less, or has more than 32,767 pixels, no context is created.
///   - opaque: Whether the image is opaque, with a black background.
///   - scale: The number of pixels per point; 0 for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    let scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
    guard let context = CGContext(size: size, scale: scale, isOpaque: opaque) else { return }
    ContextStack.current.contexts.append((context, isOfImage: true))
}

/// Returns an image of the current context; nil outside a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIGraphicsGetCurrentContext()?.image }

/// Ends the image of the current context. Does nothing if there is none, or if ``UIGraphicsPushContext(_:)`` made the
/// context current.
public func UIGraphicsEndImageContext() {
    if ContextStack.current.contexts.last?.isOfImage == true { UIGraphicsPopContext() }
}

/// Fills a rectangle with the current context's fill colour. Does nothing outside a context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the current context's fill colour and a blend mode. Does nothing outside a context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(.rectangle(rect), isEvenOdd: false, context.style(blendMode, context.state.style.alpha))
}

/// Draws a line of one point inside the edge of a rectangle, in the current context's fill colour. Does nothing outside a
/// context.
public func UIRectFrame(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 1, dy: 1))
    UIGraphicsGetCurrentContext()?.fill(path, isEvenOdd: true)
}

/// Restricts later drawing to a rectangle. Does nothing outside a context.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
    /// An image of the current pixels, at the context's scale.
    var image: UIImage? {
        ImageFile(bitmap: bitmap, scale: scale).map { UIImage(content: .file($0)) }
    }
}

extension UIColor {
    /// Sets the fill colour of the current context. Does nothing outside a context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the stroke colour of the current context. Does nothing outside a context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// Sets the fill and stroke colours of the current context. Does nothing outside a context.
    public func set() {
        setFill()
        setStroke()
    }
}
