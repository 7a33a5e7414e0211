import Foundation

extension UIImage {
    /// Whether an image is drawn in its own colours, or as a template in the tint of the view.
    public enum RenderingMode: Int, Sendable {
        /// The default of the context: symbols, and images in bars and buttons, are templates.
        case automatic = 0
        /// Always in its own colours.
        case alwaysOriginal = 1
        /// Always as a template: only the alpha of the pixels is used.
        case alwaysTemplate = 2
    }

    /// The rendering mode. Default: `automatic`.
    public var renderingMode: UIImage.RenderingMode { appearance.renderingMode }

    /// Returns the same image with a different rendering mode.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        var appearance = appearance
        appearance.renderingMode = renderingMode
        return UIImage(content: content, appearance: appearance)
    }

    /// Returns the same image in one colour, with the same rendering mode.
    ///
    /// Trap: if the image is drawn as a template, the tint of the view takes precedence. Use
    /// `withTintColor(_:renderingMode:)` with `alwaysOriginal` to prevent that.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the same image in one colour, with the given rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        var appearance = appearance
        appearance.tintColor = color
        appearance.renderingMode = renderingMode
        return UIImage(content: content, appearance: appearance)
    }

    /// The colour set with `withTintColor(_:)`; nil if the image has its own colours.
    @_spi(Host) public var tintColor: UIColor? { appearance.tintColor }

    /// The file of the image; nil for symbols and images made from data.
    @_spi(Host) public var fileURL: URL? {
        guard case .file(let file) = content else { return nil }
        return file.url
    }

    /// The encoded data of the image (PNG, JPEG or SVG); nil for symbols.
    @_spi(Host) public var data: Data? {
        guard case .file(let file) = content else { return nil }
        return file.data
    }
}
