import Foundation

extension UINavigationController {
    func makeToolbar() -> UIToolbar {
        if let storedToolbar { return storedToolbar }
        let toolbar = UIToolbar()
        toolbar.isHidden = true
        toolbar.navigationController = self
        storedToolbar = toolbar
        toolbar.replaceItems(topViewController?.toolbarItems)
        viewIfLoaded?.addSubview(toolbar)
        return toolbar
    }

    func showToolbar(_ isShown: Bool) {
        guard isShown || storedToolbar != nil else { return }
        makeToolbar().isHidden = !isShown
        navigationBar.itemDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the toolbar items of the top view controller.
    func toolbarItemsDidChange() {
        storedToolbar?.replaceItems(topViewController?.toolbarItems)
        navigationBar.showSearchBar()
    }

    /// The height of the toolbar in points; 0 if it is hidden.
    func toolbarHeight(in bounds: CGRect) -> CGFloat {
        guard let toolbar = storedToolbar, !toolbar.isHidden else { return 0 }
        return min(toolbar.sizeThatFits(bounds.size).height, bounds.height)
    }

    /// Lays out the toolbar and returns its height.
    func placeToolbar(in bounds: CGRect) -> CGFloat {
        let height = toolbarHeight(in: bounds)
        guard let toolbar = storedToolbar, height > 0 else { return 0 }
        toolbar.restFrame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        return height
    }
}
