import Foundation

/// The Auto Layout state of a view.
struct ViewLayoutState {
    /// The active constraints for which the view is the nearest common ancestor of the items.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that the app added.
    var guides: [UILayoutGuide] = []
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var safeAreaGuide: UILayoutGuide?
    /// The guides of the view's controller.
    var topGuide: LayoutSupportGuide?
    var bottomGuide: LayoutSupportGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    /// The guides of a scroll view.
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    /// The safe area insets at the last layout.
    var knownSafeArea = UIEdgeInsets.zero
    /// The insets that views in front of the view take from its edges.
    var ownSafeArea = UIEdgeInsets.zero
    /// Whether a presentation is in front of the view in its superview, which dims tint colours.
    var isBehindPresentation = false
    /// The corner configuration; nil for none.
    var corners: CornerState?

    /// The number of ancestors' constraints that refer to this view.
    var references = 0
    /// The number of ancestors' constraints that refer to content of this view.
    var crossings = 0

    var margins: NSDirectionalEdgeInsets?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var horizontal = ContentPriorities()
    var vertical = ContentPriorities()
}

/// The priorities of a view's content size along an axis.
struct ContentPriorities {
    var hugging = UILayoutPriority.defaultLow
    var compressionResistance = UILayoutPriority.defaultHigh
}
