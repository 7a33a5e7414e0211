import Foundation

extension UIImage {
    /// Whether an image is drawn in its own colours, or as a stencil in the tint of the view. (iOS 7)
    public enum RenderingMode: Int, Sendable {
        /// As is usual at the place: symbols, and images in bars and buttons, are stencils.
        case automatic = 0
        /// Always in its own colours.
        case alwaysOriginal = 1
        /// Always as a stencil: only the opacity of its pixels counts.
        case alwaysTemplate = 2
    }

    /// Whether the image is drawn in its own colours. The default is `automatic`. (iOS 7)
    public var renderingMode: UIImage.RenderingMode { appearance.renderingMode }

    /// Returns the same image in another rendering mode. (iOS 7)
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        var appearance = appearance
        appearance.renderingMode = renderingMode
        return UIImage(content: content, appearance: appearance)
    }

    /// Returns the same image in one colour, and in the same rendering mode. (iOS 13)
    ///
    /// Trap: where the mode makes a stencil of the image, the tint of the view wins. Use
    /// `withTintColor(_:renderingMode:)` with `alwaysOriginal` to be sure.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the same image in one colour, and in another rendering mode. (iOS 13)
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        var appearance = appearance
        appearance.tintColor = color
        appearance.renderingMode = renderingMode
        return UIImage(content: content, appearance: appearance)
    }

    /// The colour that `withTintColor(_:)` gave the image; nil for its own colours.
    @_spi(Host) public var tintColor: UIColor? { appearance.tintColor }

    /// The file that the image came from; nil for symbols and data.
    @_spi(Host) public var fileURL: URL? {
        guard case .file(let file) = content else { return nil }
        return file.url
    }

    /// The undecoded bytes of the image, PNG, JPEG or SVG; nil for symbols.
    @_spi(Host) public var data: Data? {
        guard case .file(let file) = content else { return nil }
        return file.data
    }
}
