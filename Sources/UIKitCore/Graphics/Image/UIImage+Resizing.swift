import Foundation

extension UIImage {
    /// The way in which the centre of a resizable image fills additional space.
    public enum ResizingMode: Int, Sendable {
        /// The centre is tiled.
        case tile = 0
        /// The centre is stretched.
        case stretch = 1
    }

    /// The widths of the edges that keep their size, in points; zero for images that are not resizable.
    public var capInsets: UIEdgeInsets { appearance.resizing?.capInsets ?? .zero }

    /// The way in which the centre fills additional space. Default: `tile`.
    public var resizingMode: ResizingMode { appearance.resizing?.mode ?? .tile }

    /// Returns a resizable version of the image: the edges keep their size, and the centre is tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a resizable version of the image: the edges keep their size, and the centre is tiled or stretched. Bars draw
    /// backgrounds in this way; an image view stretches the whole image.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        var appearance = appearance
        appearance.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode)
        return UIImage(content: content, appearance: appearance)
    }

    /// The resizing of the image as a background. If the image is not resizable, it is stretched if at most one point wide,
    /// and tiled otherwise.
    @_spi(Host)
    public var backgroundResizing: (capInsets: UIEdgeInsets, mode: ResizingMode) {
        if let resizing = appearance.resizing { return (resizing.capInsets, resizing.mode) }
        return (.zero, size.width <= 1 ? .stretch : .tile)
    }

    /// Whether the image can be translucent according to the file header. JPEG, and PNG without alpha, are opaque.
    var mayBeTranslucent: Bool {
        guard case .file(let file) = content else { return true }
        return ImageHeader.mayBeTranslucent(file.data)
    }
}

/// The resizing of a resizable image.
struct ImageResizing: Equatable {
    var capInsets: UIEdgeInsets
    var mode: UIImage.ResizingMode
}

extension ImageHeader {
    /// Reads the colour type, the byte after the bit depth of a PNG file. Types 4 and 6 have alpha; a palette can have it.
    fileprivate static func mayBeTranslucent(_ data: Data) -> Bool {
        let bytes = [UInt8](data.prefix(26))
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return false }
        guard bytes.count == 26, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return true }
        return ![0, 2].contains(bytes[25])
    }
}
