import Foundation

/// Images for both reading directions.
extension UIImage {
    /// Whether image views and other views mirror the image in right-to-left layout. Default: false.
    public var flipsForRightToLeftLayoutDirection: Bool { appearance.flipsForRightToLeft }

    /// Returns the same image, which views mirror in right-to-left layout. Drawing it in a context does not mirror it.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        var appearance = appearance
        appearance.flipsForRightToLeft = true
        return UIImage(content: content, appearance: appearance)
    }

    /// Returns the mirrored image: left and right are exchanged. Files that cannot be decoded keep their orientation.
    ///
    /// Cost: decodes the file and copies the pixels.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        var appearance = appearance
        switch content {
        case .empty: return self
        case .symbol:
            appearance.isMirrored.toggle()
            return UIImage(content: content, appearance: appearance)
        case .file(let file):
            guard let pixels = file.pixels,
                let flipped = ImageFile(bitmap: pixels.oriented(.upMirrored), scale: file.scale)
            else { return self }
            appearance.unturned = cgImage
            appearance.orientation = appearance.orientation.mirrored
            return UIImage(content: .file(flipped), appearance: appearance)
        }
    }
}
