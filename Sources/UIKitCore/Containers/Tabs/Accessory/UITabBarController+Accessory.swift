import Foundation

/// The accessory above the tab bar.
extension UITabBarController {
    func showAccessory(_ accessory: UITabAccessory?, animated: Bool) {
        guard accessory !== storedAccessory else { return }
        let change = { [self] in
            storedAccessory?.contentView.traitOverrides.remove(UITraitTabAccessoryEnvironment.self)
            accessoryContainer?.removeFromSuperview()
            storedAccessory = accessory
            accessoryContainer = accessory.map { TabAccessoryView(content: $0.contentView) }
            updateAccessoryTraits()
            guard let view = viewIfLoaded else { return }
            if let accessoryContainer { view.insertSubview(accessoryContainer, belowSubview: tabBar) }
            view.setNeedsLayout()
        }
        if animated, let view = viewIfLoaded {
            UIView.transition(with: view, duration: 0.25, options: .transitionCrossDissolve, animations: change)
        } else {
            change()
        }
    }

    /// The height of the accessory; 0 without one, and while a pushed controller or the app hides the bar.
    func accessoryHeight(inWidth width: CGFloat) -> CGFloat {
        guard let accessoryContainer, !isBarHidden else { return 0 }
        return accessoryContainer.height(inWidth: width)
    }

    func placeAccessory(_ frames: Frames) {
        updateAccessoryTraits()
        guard let accessoryContainer else { return }
        if accessoryContainer.superview !== view { view.insertSubview(accessoryContainer, belowSubview: tabBar) }
        accessoryContainer.isHidden = frames.accessory.isEmpty
        accessoryContainer.restFrame = frames.accessory
    }

    private func updateAccessoryTraits() {
        let environment: UITabAccessory.Environment = isBarMinimized && isBarShown ? .inline : .regular
        guard let view = storedAccessory?.contentView,
            view.traitOverrides.tabAccessoryEnvironment != environment
        else { return }
        view.traitOverrides.tabAccessoryEnvironment = environment
    }
}
