import Foundation

/// A picture: a system symbol, a file, or data. (iOS 2)
///
/// An image never changes, and may be shared between threads. Of a file it knows the size; the host decodes the pixels when
/// it shows the image, or when the app asks for them. A drawn image has its pixels from the beginning.
open class UIImage: NSObject, @unchecked Sendable {
    private let mark = AttributeValueMark()
    let content: ImageContent
    let appearance: ImageAppearance

    init(content: ImageContent, appearance: ImageAppearance = ImageAppearance()) {
        self.content = content
        self.appearance = appearance
        super.init()
    }

    /// Makes an image that shows nothing and has no size.
    public override init() {
        content = .empty
        appearance = ImageAppearance()
        super.init()
    }

    /// Reads a PNG, JPEG or SVG file; nil if there is none at the path. (iOS 2)
    ///
    /// The scale follows from the name: "@2x" or "@3x" before the extension, else 1. Nothing is cached.
    public init?(contentsOfFile path: String) {
        guard let file = ImageFile(url: URL(fileURLWithPath: path)) else { return nil }
        content = .file(file)
        appearance = ImageAppearance()
        super.init()
    }

    /// Makes an image of PNG, JPEG or SVG data at one pixel per point; nil if the data is none of them.
    public init?(data: Data) {
        guard let file = ImageFile(data: data, scale: 1) else { return nil }
        content = .file(file)
        appearance = ImageAppearance()
        super.init()
    }

    /// Makes an image of PNG, JPEG or SVG data at so many pixels per point; nil if the data is none of them. (iOS 6)
    ///
    /// A scale of 0 or less counts as 1.
    public init?(data: Data, scale: CGFloat) {
        guard let file = ImageFile(data: data, scale: scale > 0 ? scale : 1) else { return nil }
        content = .file(file)
        appearance = ImageAppearance()
        super.init()
    }

    /// The width and height in points: the pixels divided by `scale`, or the room that a symbol takes.
    ///
    /// A rotation noted in a JPEG file is not looked at.
    open var size: CGSize {
        switch content {
        case .empty:
            return .zero
        case .file(let file):
            return CGSize(width: file.pixelSize.width / file.scale, height: file.pixelSize.height / file.scale)
        case .symbol:
            let side = symbolSide(for: .current)
            return CGSize(width: side, height: side)
        }
    }

    /// Pixels per point. (iOS 4) A symbol has those of `UITraitCollection.current`.
    open var scale: CGFloat {
        switch content {
        case .empty: 1
        case .file(let file): file.scale
        case .symbol: max(1, UITraitCollection.current.displayScale)
        }
    }

    /// Whether the other object is an image of the same contents that is drawn in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (content == other.content && appearance == other.appearance)
    }

    /// A hash that is the same for equal images.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(content)
        hasher.combine(appearance.renderingMode)
        return hasher.finalize()
    }

    /// The image as text for a log.
    open override var description: String {
        let kind = symbolName.map { "symbol = \($0)" } ?? fileURL.map { "file = \($0.lastPathComponent)" } ?? "data"
        let (width, height) = (Double(size.width), Double(size.height))
        return "<UIImage; \(kind); size = \(width) × \(height); scale = \(Double(scale))>"
    }
}
