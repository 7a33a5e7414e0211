import Foundation
import Synchronization

/// An image: a system symbol, a file, or data.
///
/// Immutable, and can be shared between threads. For files only the header is read; the host decodes the pixels when it
/// shows the image or the app requests them. A drawn image has its pixels from the start.
open class UIImage: NSObject, @unchecked Sendable {
    private let mark = AttributeValueMark()
    let content: ImageContent
    private let ownAppearance: ImageAppearance
    private let asset = Mutex<UIImageAsset?>(nil)
    private let identifier = Mutex<String?>(nil)

    /// An identifier for tests. Never spoken, and not part of equality. Can be used on any thread.
    open var accessibilityIdentifier: String? {
        get { identifier.withLock { $0 } }
        set { identifier.withLock { $0 = newValue } }
    }

    /// The drawing attributes, with the asset in which the image is registered.
    var appearance: ImageAppearance {
        var appearance = ownAppearance
        if let asset = asset.withLock({ $0 }) { appearance.asset.asset = asset }
        return appearance
    }

    func setAsset(_ asset: UIImageAsset) { self.asset.withLock { $0 = asset } }

    init(content: ImageContent, appearance: ImageAppearance = ImageAppearance()) {
        self.content = content
        ownAppearance = appearance
        super.init()
    }

    /// Makes an empty image of size zero.
    public override init() {
        content = .empty
        ownAppearance = ImageAppearance()
        super.init()
    }

    /// Reads a PNG, JPEG, GIF, WebP or SVG file; nil if there is none at the path.
    ///
    /// The scale is derived from the name: "@2x" or "@3x" before the extension, else 1. The file is not cached.
    public init?(contentsOfFile path: String) {
        guard let file = ImageFile(url: URL(fileURLWithPath: path)) else { return nil }
        content = .file(file)
        ownAppearance = ImageAppearance(of: file)
        super.init()
    }

    /// Makes an image from PNG, JPEG, GIF, WebP or SVG data with one pixel per point; nil for other data.
    public init?(data: Data) {
        guard let file = ImageFile(data: data, scale: 1) else { return nil }
        content = .file(file)
        ownAppearance = ImageAppearance(of: file)
        super.init()
    }

    /// Makes an image from PNG, JPEG, GIF, WebP or SVG data with the given number of pixels per point; nil for other data.
    ///
    /// A scale of 0 or less is treated as 1.
    public init?(data: Data, scale: CGFloat) {
        guard let file = ImageFile(data: data, scale: scale > 0 ? scale : 1) else { return nil }
        content = .file(file)
        ownAppearance = ImageAppearance(of: file)
        super.init()
    }

    /// Looks up the image of an `#imageLiteral` by name, as `init(named:)` does. Traps if there is none.
    public required init(imageLiteralResourceName name: String) {
        guard let file = NamedImages.file(named: name, in: nil, traits: nil) else {
            trap("#imageLiteral names the image \(quoted(name)), which is not in the app's bundle.")
        }
        content = .file(file)
        ownAppearance = ImageAppearance(of: file)
        super.init()
    }

    /// The width and height in points: the pixels divided by `scale`, or the side of a symbol. The EXIF orientation of JPEG files is
    /// applied.
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

    /// Pixels per point. For a symbol, the scale of `UITraitCollection.current`.
    open var scale: CGFloat {
        switch content {
        case .empty: 1
        case .file(let file): file.scale
        case .symbol: max(1, UITraitCollection.current.displayScale)
        }
    }

    /// The images of an animated image; nil for others.
    open var images: [UIImage]? { nil }

    /// The duration of an animated image in seconds; 0 for others.
    open var duration: TimeInterval { 0 }

    /// Whether the other object is an image with the same content and drawing attributes.
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

    /// The description of the image in a log.
    open override var description: String {
        let kind = symbolName.map { "symbol = \($0)" } ?? fileURL.map { "file = \($0.lastPathComponent)" } ?? "data"
        let (width, height) = (Double(size.width), Double(size.height))
        return "<UIImage; \(kind); size = \(width) × \(height); scale = \(Double(scale))>"
    }
}
