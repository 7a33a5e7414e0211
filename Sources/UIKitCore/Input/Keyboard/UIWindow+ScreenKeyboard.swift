import Foundation

/// The on-screen keyboard, which covers the lower part of a window while text is edited: the input view of the first responder or the
/// host's keyboard, if it has one, and the accessory view above it.
extension UIWindow {
    /// The height in points of the host's keyboard while the first responder accepts text.
    var hostKeyboardHeight: CGFloat {
        guard firstResponder is any UIKeyInput, let host = windowScene?.host else { return 0 }
        return min(max(host.screenKeyboardHeight, 0), bounds.height)
    }

    private var wantedKeyboardHeight: CGFloat {
        let accessory = accessory.map { $0.superview === self ? $0.frame.height : 0 } ?? 0
        return min((inputPanelHeight(in: self) ?? hostKeyboardHeight) + accessory, bounds.height)
    }

    /// Notifies the app when the height of the keyboard changed. Called at the end of a turn, before the layout.
    func updateKeyboard() {
        let (old, new) = (keyboardHeight, wantedKeyboardHeight)
        guard old != new else { return }
        keyboardHeight = new
        placeInputViews(in: self)
        let change = KeyboardChange(from: frame(ofKeyboard: old), to: frame(ofKeyboard: new))
        post(UIResponder.keyboardWillChangeFrameNotification, change)
        if old == 0 { post(UIResponder.keyboardWillShowNotification, change) }
        if new == 0 { post(UIResponder.keyboardWillHideNotification, change) }
        hideBars(new > 0)
        keyboardDidChangeWithin()
        let duration = KeyboardChange.duration
        UIView.animate(
            withDuration: duration,
            animations: { [weak self] in self?.layoutIfNeeded() },
            completion: { [weak self] _ in self?.tellArrival(change, wasThere: old > 0, isThere: new > 0) }
        )
    }

    private func tellArrival(_ change: KeyboardChange, wasThere: Bool, isThere: Bool) {
        post(UIResponder.keyboardDidChangeFrameNotification, change)
        if !wasThere { post(UIResponder.keyboardDidShowNotification, change) }
        if !isThere { post(UIResponder.keyboardDidHideNotification, change) }
    }

    /// The frame of a keyboard of the given height. A hidden keyboard is just below the window.
    private func frame(ofKeyboard height: CGFloat) -> CGRect {
        guard height > 0 else {
            let known = keyboardHeight > 0 ? keyboardHeight : lastKeyboardHeight
            return CGRect(x: 0, y: bounds.height, width: bounds.width, height: known)
        }
        lastKeyboardHeight = height
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    private func post(_ name: NSNotification.Name, _ change: KeyboardChange) {
        NotificationCenter.default.post(name: name, object: windowScene?.screen, userInfo: change.userInfo)
    }

    /// Invalidates the layout of all views with a keyboard guide.
    private func keyboardDidChangeWithin() {
        forEachDescendant { view in
            guard view.layoutState.keyboardGuide != nil else { return }
            view.layoutInputsDidChange()
        }
        setNeedsLayout()
    }

    /// Notifies the controllers, which may hide bars while there is a keyboard.
    private func hideBars(_ isKeyboardThere: Bool) {
        forEachDescendant { $0.viewController?.screenKeyboardDidChange(isThere: isKeyboardThere) }
    }
}

/// The frames of a keyboard that appears, is dismissed or changes its size.
private struct KeyboardChange {
    static let duration: TimeInterval = 0.25
    let begin: CGRect
    let end: CGRect

    init(from begin: CGRect, to end: CGRect) {
        self.begin = begin
        self.end = end
    }

    var userInfo: [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: KeyboardChange.duration,
            UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
    }
}
