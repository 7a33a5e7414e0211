/// The direction in which an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft = 1
}

/// The meaning of a view's content, which determines whether the view is mirrored in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The view follows the interface.
    case unspecified = 0
    /// Playback controls. Never mirrored.
    case playback = 1
    /// Directions in space. Never mirrored.
    case spatial = 2
    /// Leading is always left.
    case forceLeftToRight = 3
    /// Leading is always right.
    case forceRightToLeft = 4
}

extension UIView {
    /// The meaning of the view's content, which determines whether the view is mirrored in right-to-left interfaces.
    /// Applies to this view only, not to its subviews.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { layoutState.semanticContentAttribute }
        set {
            guard newValue != layoutState.semanticContentAttribute else { return }
            layoutState.semanticContentAttribute = newValue
            setNeedsDisplay()
            layoutInputsDidChange()
        }
    }

    /// The reading direction of the view's own content.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
