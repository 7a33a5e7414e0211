/// Which way an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft = 1
}

/// What a view is about, from which follows whether it is mirrored where the interface reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// It follows the interface.
    case unspecified = 0
    /// It controls playback, and is never mirrored.
    case playback = 1
    /// It stands for directions in space, and is never mirrored.
    case spatial = 2
    /// Leading is left, whatever the interface does.
    case forceLeftToRight = 3
    /// Leading is right, whatever the interface does.
    case forceRightToLeft = 4
}

extension UIView {
    /// Whether the view is mirrored where the interface reads from right to left. It holds for this view alone, not for
    /// the views in it.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { layoutState.semanticContentAttribute }
        set {
            guard newValue != layoutState.semanticContentAttribute else { return }
            layoutState.semanticContentAttribute = newValue
            setNeedsDisplay()
            layoutInputsDidChange()
        }
    }

    /// Which way the view's own content reads, leading to trailing.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
