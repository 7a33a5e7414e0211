import Foundation

// Swift 2 to 4 names of members of views and controls. The compiler offers the current names as fix-its.

extension UIView {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isHidden")
    public var hidden: Bool {
        get { isHidden }
        set { isHidden = newValue }
    }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isUserInteractionEnabled")
    public var userInteractionEnabled: Bool {
        get { isUserInteractionEnabled }
        set { isUserInteractionEnabled = newValue }
    }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "animate(withDuration:animations:)")
    public static func animateWithDuration(_ duration: TimeInterval, animations: @escaping () -> Void) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "animate(withDuration:animations:completion:)")
    public static func animateWithDuration(
        _ duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "animate(withDuration:delay:options:animations:completion:)")
    public static func animateWithDuration(
        _ duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {}
}

extension UIControl {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isEnabled")
    public var enabled: Bool {
        get { isEnabled }
        set { isEnabled = newValue }
    }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isSelected")
    public var selected: Bool {
        get { isSelected }
        set { isSelected = newValue }
    }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isHighlighted")
    public var highlighted: Bool {
        get { isHighlighted }
        set { isHighlighted = newValue }
    }
}

extension UISwitch {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isOn")
    public var on: Bool {
        get { isOn }
        set { isOn = newValue }
    }
}

extension UIBarItem {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isEnabled")
    public var enabled: Bool {
        get { isEnabled }
        set { isEnabled = newValue }
    }
}

extension UIButton {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "setTitle(_:for:)")
    public func setTitle(_ title: String?, forState state: UIControl.State) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "setTitleColor(_:for:)")
    public func setTitleColor(_ color: UIColor?, forState state: UIControl.State) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "setImage(_:for:)")
    public func setImage(_ image: UIImage?, forState state: UIControl.State) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "setBackgroundImage(_:for:)")
    public func setBackgroundImage(_ image: UIImage?, forState state: UIControl.State) {}
}

extension NSLayoutConstraint {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isActive")
    public var active: Bool {
        get { isActive }
        set { isActive = newValue }
    }
}

extension UIFont {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "systemFont(ofSize:)")
    public static func systemFontOfSize(_ fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize) }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "boldSystemFont(ofSize:)")
    public static func boldSystemFontOfSize(_ fontSize: CGFloat) -> UIFont { boldSystemFont(ofSize: fontSize) }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "preferredFont(forTextStyle:)")
    public static func preferredFontForTextStyle(_ style: String) -> UIFont { preferredFont(forTextStyle: .body) }
}

extension UIColor {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "withAlphaComponent(_:)")
    public func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor { withAlphaComponent(alpha) }
}
