import Foundation

extension UICellAccessory {
    /// How a chevron that leads to another screen looks.
    @MainActor
    public struct DisclosureIndicatorOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// How much room it takes; nil for what it needs.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?

        /// Makes a look.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a check mark looks.
    @MainActor
    public struct CheckmarkOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// How much room it takes; nil for what it needs.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?

        /// Makes a look.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How what deletes a row looks.
    @MainActor
    public struct DeleteOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// How much room it takes; nil for what it needs.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?
        /// The colour behind it; nil for none.
        public var backgroundColor: UIColor?

        /// Makes a look.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How what inserts a row looks.
    @MainActor
    public struct InsertOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// How much room it takes; nil for what it needs.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?
        /// The colour behind it; nil for none.
        public var backgroundColor: UIColor?

        /// Makes a look.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How a circle to select a row by looks.
    @MainActor
    public struct MultiselectOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// How much room it takes; nil for what it needs.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?
        /// The colour behind it; nil for none.
        public var backgroundColor: UIColor?

        /// Makes a look.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How a handle to drag a row by looks.
    @MainActor
    public struct ReorderOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// How much room it takes; nil for what it needs.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?

        /// Makes a look.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a chevron that shows or hides what a row holds looks.
    @MainActor
    public struct OutlineDisclosureOptions {
        /// Where the chevron stands, and what it takes to work it.
        public enum Style: Int, Sendable {
            /// Like a header's in a header, and like a cell's elsewhere.
            case automatic
            /// At the end of the line; a tap anywhere on the row works it.
            case header
            /// At the start of the line; a tap on the chevron works it, and one on the row selects that.
            case cell
        }

        /// Where the chevron stands, and what it takes to work it.
        public var style: Style
        /// Whether it is left out.
        public var isHidden: Bool
        /// How much room it takes; nil for what it needs.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?

        /// Makes a look.
        public init(
            style: Style = .automatic,
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a text beside a row looks.
    @MainActor
    public struct LabelOptions {
        /// The font.
        public var font: UIFont
        /// Whether the text grows with the text size that the person chose.
        public var adjustsFontForContentSizeCategory: Bool
        /// Whether it is left out.
        public var isHidden: Bool
        /// How much room it takes; nil for what it needs.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?

        /// Makes a look.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body),
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// How a button for details looks.
    @MainActor
    public struct DetailOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// How much room it takes; nil for what it needs.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?

        /// Makes a look.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// A view of the app's own beside a row, and where it stands.
    @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// At which edge it stands, and when it shows.
        public let placement: Placement
        /// Whether it is left out.
        public var isHidden: Bool
        /// How much room it takes; nil for what it needs.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint of the view; nil for that of the row.
        public var tintColor: UIColor?
        /// Whether the view keeps the size of its frame, instead of that which its content asks for.
        public var maintainsFixedSize: Bool

        /// Makes a configuration.
        public init(
            customView: UIView,
            placement: Placement,
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool = false
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}
