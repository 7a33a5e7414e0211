import Foundation

extension UIViewController {
    func exchange(
        _ from: UIViewController,
        for to: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions,
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        require(
            from.parent === self && to.parent === self,
            "UIViewController.transition(from:to:duration:options:animations:completion:) was given \(type(of: from)) and "
                + "\(type(of: to)), which are not both children of \(type(of: self)); call addChild(_:) first."
        )
        let isSeen = appearance.isVisible
        for child in [from, to] { child.appearanceIsManaged = true }
        if isSeen {
            from.beginAppearanceTransition(false, animated: duration > 0)
            to.beginAppearanceTransition(true, animated: duration > 0)
        }
        let superview = from.view.superview ?? view
        let end: (Bool) -> Void = { finished in
            from.view.removeFromSuperview()
            if isSeen {
                to.endAppearanceTransition()
                from.endAppearanceTransition()
            }
            for child in [from, to] { child.appearanceIsManaged = false }
            completion?(finished)
        }
        let change = {
            if let superview, to.view.superview !== superview { superview.addSubview(to.view) }
        }
        if options.transition != nil, let superview {
            UIView.transition(
                with: superview,
                duration: duration,
                options: options,
                animations: {
                    change()
                    animations?()
                },
                completion: end
            )
        } else {
            UIView.performWithoutAnimation(change)
            UIView.animate(
                withDuration: duration,
                delay: 0,
                options: options,
                animations: { animations?() },
                completion: end
            )
        }
        to.tellIsAppearing()
    }
}
