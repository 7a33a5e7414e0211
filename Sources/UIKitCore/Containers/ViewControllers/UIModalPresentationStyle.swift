import Foundation

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The default style: a sheet, or the presentation context for a search controller.
    case automatic = -2
    /// No style. Returned by a delegate to keep a presentation as it is. A controller cannot have it.
    case none = -1
    /// Covers the whole window. The views behind are removed.
    case fullScreen = 0
    /// A sheet in front of the content.
    case pageSheet = 1
    /// A smaller sheet in front of the content.
    case formSheet = 2
    /// As the presentation controller of the `transitioningDelegate` determines; without one, as `overFullScreen`.
    case custom = 4
    /// Covers the nearest presentation context, whose view is removed.
    case currentContext = 3
    /// Covers the whole window. The views behind stay visible.
    case overFullScreen = 5
    /// Covers the nearest presentation context, whose view stays visible behind.
    case overCurrentContext = 6
    /// Beside the source of ``UIPopoverPresentationController``, in front of the content. A sheet in compact width.
    case popover = 7
}
