import Foundation

/// The region in which a layout manager lays out text: a rectangle.
open class NSTextContainer: NSObject {
    /// The size in points. A width of 0 is no limit; text is always as high as it needs to be.
    open var size: CGSize {
        didSet { if size.width != oldValue.width { layoutManager?.textContainerChangedGeometry(self) } }
    }

    /// The space between the text and the left and right edge, in points. Default: 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
    }

    /// The maximum number of lines; text after them is not shown. 0 for no limit, the default.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
    }

    /// The treatment of the last line of ``maximumNumberOfLines``. Default: `byWordWrapping`.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
    }

    /// Whether a text view adapts the width to its own. Default: false, but true for the container that a text view makes.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
    }

    /// Whether a text view adapts the height to its own. Default: false.
    open var heightTracksTextView = false

    /// The regions that text avoids.
    @available(*, unavailable, message: "Place text in several text views beside the region instead")
    open var exclusionPaths: [UIBezierPath] { [] }

    /// The layout manager. Weak reference.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// Whether the region is a rectangle without holes. Always true.
    open var isSimpleRectangularTextContainer: Bool { true }

    /// Makes a container with a size in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Makes a container without limits.
    public convenience override init() {
        self.init(size: .zero)
    }

    /// The width at which lines wrap.
    var wrappingWidth: CGFloat {
        size.width > 0 && size.width < 1_000_000 ? max(size.width - 2 * lineFragmentPadding, 1) : .infinity
    }
}
