import Foundation

extension UIScrollView {
    /// Whether scrolling ends editing.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none
        /// When the user starts to scroll.
        case onDrag
        /// When the user drags the keyboard away with the content. As no keyboard on screen is within reach of a drag,
        /// editing ends when the user starts to scroll.
        case interactive
        /// As ``onDrag``. The view above the keyboard disappears with it.
        case onDragWithAccessory
        /// As ``interactive``. The view above the keyboard disappears with it.
        case interactiveWithAccessory
    }

    /// The axes on which the safe area adds to ``contentInset``.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Top and bottom always; left and right if the content scrolls horizontally.
        case automatic
        /// The axes on which the content scrolls.
        case scrollableAxes
        /// Never.
        case never
        /// At all edges.
        case always
    }
}
