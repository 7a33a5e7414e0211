import Foundation

/// The part of a view that an on-screen keyboard covers. Without a keyboard, it is the strip below the safe area, with zero
/// height if nothing covers the view. Its top edge is the lower limit for content. Main actor.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide's top is the bottom of the safe area while there is no keyboard, instead of the view's bottom edge.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.layoutInputsDidChange() } }
    }

    init(owningView: UIView) {
        super.init(kind: .keyboard, owningView: owningView, identifier: "keyboard")
    }

    /// The height of the guide, from the view's bottom edge.
    var height: CGFloat {
        guard let view = owningView else { return 0 }
        let safeArea = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        guard let window = view.window, window.keyboardHeight > 0 else { return safeArea }
        let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y
        return min(max(safeArea, bottom - (window.bounds.height - window.keyboardHeight)), view.bounds.height)
    }
}

extension UIView {
    /// The part of the view that an on-screen keyboard covers. Desktops have hardware keyboards: then the guide's top is the
    /// bottom of the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutState.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(owningView: self)
        layoutState.keyboardGuide = guide
        return guide
    }
}
