import Foundation

extension UIImage {
    /// How the middle of a resizable image fills more room than it has.
    public enum ResizingMode: Int, Sendable {
        /// By standing there several times.
        case tile = 0
        /// By being stretched.
        case stretch = 1
    }

    /// How wide the edges are that keep their size, in points; zero for an image that is not resizable.
    public var capInsets: UIEdgeInsets { appearance.resizing?.capInsets ?? .zero }

    /// How the middle fills more room than it has.
    public var resizingMode: ResizingMode { appearance.resizing?.mode ?? .tile }

    /// Returns the same image, whose edges keep their size while its middle is tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the same image, whose edges keep their size while its middle fills the room in a way of your choice.
    /// Bars draw backgrounds so; an image view stretches the whole image.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        var appearance = appearance
        appearance.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode)
        return UIImage(content: content, appearance: appearance)
    }

    /// How the image fills a background: as it is resizable; else stretched when it is one point wide, and tiled when
    /// it is wider.
    @_spi(Host)
    public var backgroundResizing: (capInsets: UIEdgeInsets, mode: ResizingMode) {
        if let resizing = appearance.resizing { return (resizing.capInsets, resizing.mode) }
        return (.zero, size.width <= 1 ? .stretch : .tile)
    }

    /// Whether something behind the image shows through, as far as the file's header says: PNG of a kind without alpha,
    /// and JPEG, are opaque.
    var mayBeTranslucent: Bool {
        guard case .file(let file) = content else { return true }
        return ImageHeader.mayBeTranslucent(file.data)
    }
}

/// How a resizable image is resized.
struct ImageResizing: Equatable {
    var capInsets: UIEdgeInsets
    var mode: UIImage.ResizingMode
}

extension ImageHeader {
    /// A PNG file states its kind of colour in the byte after the bit depth; 4 and 6 have alpha, and a palette may.
    fileprivate static func mayBeTranslucent(_ data: Data) -> Bool {
        let bytes = [UInt8](data.prefix(26))
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return false }
        guard bytes.count == 26, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return true }
        return ![0, 2].contains(bytes[25])
    }
}
