import Foundation

/// The part of a view that a keyboard on the screen covers. Without one, the strip at the bottom that the safe area leaves
/// out, which has no height where nothing covers the view. Its top edge is where content may end. Main actor.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide begins at the safe area's end while there is no keyboard, instead of at the view's.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.layoutInputsDidChange() } }
    }

    init(owningView: UIView) {
        super.init(kind: .keyboard, owningView: owningView, identifier: "keyboard")
    }

    /// How far the guide reaches up from the view's lower edge.
    var height: CGFloat {
        guard let view = owningView else { return 0 }
        let safeArea = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        guard let window = view.window, window.keyboardHeight > 0 else { return safeArea }
        let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y
        return min(max(safeArea, bottom - (window.bounds.height - window.keyboardHeight)), view.bounds.height)
    }
}

extension UIView {
    /// The part of the view that a keyboard on the screen covers. A desktop has a real keyboard: then the guide is at the
    /// bottom of the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutState.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(owningView: self)
        layoutState.keyboardGuide = guide
        return guide
    }
}
