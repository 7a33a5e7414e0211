import Foundation

extension UIView {
    /// The spacing from the view's edges to ``layoutMarginsGuide``, in points.
    ///
    /// Default: 8 on each side; for the view of a view controller 0 at the top and bottom and 16 at the sides, or 20 where
    /// there is much space.
    public var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return UIEdgeInsets(
                top: margins.top,
                left: isMirrored ? margins.trailing : margins.leading,
                bottom: margins.bottom,
                right: isMirrored ? margins.leading : margins.trailing
            )
        }
        set {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top,
                leading: isMirrored ? newValue.right : newValue.left,
                bottom: newValue.bottom,
                trailing: isMirrored ? newValue.left : newValue.right
            )
        }
    }

    /// The same as ``layoutMargins``, relative to the reading direction.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutState.margins ?? defaultLayoutMargins }
        set {
            guard newValue != layoutState.margins else { return }
            layoutState.margins = newValue
            layoutMarginsDidChange()
            layoutInputsDidChange()
        }
    }
}

extension UIView {
    /// Returns the priority with which the view resists growing larger than its content along an axis. Default: `defaultLow`.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities(for: axis).hugging
    }

    /// Sets the priority with which the view resists growing larger than its content along an axis.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState[keyPath: UIView.path(to: axis)].hugging = priority
        layoutInputsDidChange()
    }

    /// Returns the priority with which the view resists shrinking below its content along an axis. Default: `defaultHigh`.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities(for: axis).compressionResistance
    }

    /// Sets the priority with which the view resists shrinking below its content along an axis.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        layoutState[keyPath: UIView.path(to: axis)].compressionResistance = priority
        layoutInputsDidChange()
    }

    func priorities(for axis: NSLayoutConstraint.Axis) -> ContentPriorities {
        layoutState[keyPath: UIView.path(to: axis)]
    }

    private static func path(
        to axis: NSLayoutConstraint.Axis
    ) -> WritableKeyPath<ViewLayoutState, ContentPriorities> {
        axis == .horizontal ? \.horizontal : \.vertical
    }

    /// The target size for fitting views as small as their content allows.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// The target size for fitting views as large as their content allows.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
