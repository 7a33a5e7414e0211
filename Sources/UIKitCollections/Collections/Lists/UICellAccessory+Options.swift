import Foundation
import UIKitCore

extension UICellAccessory {
    /// The appearance of a disclosure indicator.
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The reserved width; nil for the actual width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the default.
        public var tintColor: UIColor?

        /// Creates options.
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

    /// The appearance of a button with a menu.
    @preconcurrency @MainActor
    public struct PopUpMenuOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The reserved width; nil for the actual width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the default.
        public var tintColor: UIColor?

        /// Creates options.
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

    /// The appearance of a check mark.
    @preconcurrency @MainActor
    public struct CheckmarkOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The reserved width; nil for the actual width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the default.
        public var tintColor: UIColor?

        /// Creates options.
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

    /// The appearance of a delete button.
    @preconcurrency @MainActor
    public struct DeleteOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The reserved width; nil for the actual width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the default.
        public var tintColor: UIColor?
        /// The background colour; nil for none.
        public var backgroundColor: UIColor?

        /// Creates options.
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

    /// The appearance of an insert button.
    @preconcurrency @MainActor
    public struct InsertOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The reserved width; nil for the actual width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the default.
        public var tintColor: UIColor?
        /// The background colour; nil for none.
        public var backgroundColor: UIColor?

        /// Creates options.
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

    /// The appearance of a multiple-selection circle.
    @preconcurrency @MainActor
    public struct MultiselectOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The reserved width; nil for the actual width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the default.
        public var tintColor: UIColor?
        /// The background colour; nil for none.
        public var backgroundColor: UIColor?

        /// Creates options.
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

    /// The appearance of a reordering handle.
    @preconcurrency @MainActor
    public struct ReorderOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The reserved width; nil for the actual width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the default.
        public var tintColor: UIColor?

        /// Creates options.
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

    /// The appearance and behaviour of an outline disclosure chevron.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// The position of the chevron, and the area that responds to taps.
        public enum Style: Int, Sendable {
            /// As `header` in a header, otherwise as `cell`.
            case automatic
            /// At the trailing edge; a tap anywhere on the row expands or collapses it.
            case header
            /// At the leading edge; a tap on the chevron expands or collapses the row, a tap elsewhere selects it.
            case cell
        }

        /// The position of the chevron, and the area that responds to taps.
        public var style: Style
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The reserved width; nil for the actual width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the default.
        public var tintColor: UIColor?

        /// Creates options.
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

    /// The appearance of a label.
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// The font.
        public var font: UIFont
        /// Whether the font scales with the user's text size.
        public var adjustsFontForContentSizeCategory: Bool
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The reserved width; nil for the actual width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the default.
        public var tintColor: UIColor?

        /// Creates options.
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

    /// The appearance of a detail button.
    @preconcurrency @MainActor
    public struct DetailOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The reserved width; nil for the actual width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the default.
        public var tintColor: UIColor?

        /// Creates options.
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

    /// A custom view with its placement.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The edge, position and visibility of the view.
        public let placement: Placement
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The reserved width; nil for the actual width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint of the view; nil to inherit that of the row.
        public var tintColor: UIColor?
        /// Whether the view keeps the size of its frame rather than the size of its content.
        public var maintainsFixedSize: Bool

        /// Creates a configuration.
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
