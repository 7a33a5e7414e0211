import Foundation

extension UIView {
    /// The room that the view leaves at its edges, for ``layoutMarginsGuide``, in points.
    ///
    /// 8 on each side at first; for the view of a view controller 16 at the sides (20 where there is much room) and none
    /// above and below.
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

    /// The same as ``layoutMargins``, by reading direction.
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
    /// How much the view is against being larger than its content along an axis; `defaultLow` at first.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities(for: axis).hugging
    }

    /// Sets how much the view is against being larger than its content along an axis.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState[keyPath: UIView.path(to: axis)].hugging = priority
        layoutInputsDidChange()
    }

    /// How much the view is against being smaller than its content along an axis; `defaultHigh` at first.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities(for: axis).compressionResistance
    }

    /// Sets how much the view is against being smaller than its content along an axis.
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

    /// The size of views that are fitted as small as their content allows.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// The size of views that are fitted as large as their content allows.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
