import Foundation

/// What a view keeps for Auto Layout.
struct ViewLayoutState {
    /// The active constraints for which the view is the nearest one that holds all they are about.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that the app added.
    var guides: [UILayoutGuide] = []
    var marginsGuide: UILayoutGuide?
    var safeAreaGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    /// The safe area's insets at the last layout.
    var knownSafeArea = UIEdgeInsets.zero

    /// How many constraints of views above are about this view.
    var references = 0
    /// How many constraints of views above are about something in this view.
    var crossings = 0

    var margins: NSDirectionalEdgeInsets?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var horizontal = ContentPriorities()
    var vertical = ContentPriorities()
}

/// How much the size of a view's content counts along an axis.
struct ContentPriorities {
    var hugging = UILayoutPriority.defaultLow
    var compressionResistance = UILayoutPriority.defaultHigh
}
