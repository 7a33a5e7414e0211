import Foundation
import UIKitCore

extension UICollectionView {
    /// The position on screen of an item after scrolling to it: at most one for each axis.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates a position from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The direction in which a layout's content grows.
    public enum ScrollDirection: Int, Sendable {
        /// Vertical scrolling.
        case vertical
        /// Horizontal scrolling.
        case horizontal
    }

    /// The category of an element.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell
        /// A view besides the items, provided by the data source.
        case supplementaryView
        /// A view provided by the layout alone.
        case decorationView
    }

    /// The kind of section headers.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of section footers.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
