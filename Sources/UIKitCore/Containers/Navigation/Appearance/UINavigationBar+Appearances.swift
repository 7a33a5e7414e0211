import Foundation

/// Copies of appearances.
extension UINavigationBar {
    /// Returns a copy of an appearance. Changes of the copy update the bar.
    func watchedCopy(of appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = appearance.copy()
        copy.watch { [weak self] in self?.styleDidChange() }
        return copy
    }

    /// Returns the default appearance, for a property that the app has not assigned. A change of it counts as an assignment.
    func usualAppearance() -> UINavigationBarAppearance {
        if let usual = style.usual { return usual }
        let usual = UINavigationBarAppearance()
        style.usual = usual
        usual.watch { [weak self, weak usual] in
            guard let self, let usual else { return }
            if style.standard == nil || style.standard === usual {
                style.standard = usual
                noteAppearance("standardAppearance", \UINavigationBar.standardAppearance, usual)
            }
            styleDidChange()
        }
        return usual
    }
}

extension UINavigationItem {
    /// Returns a copy of an appearance. Changes of the copy update the item's bar.
    func watchedCopy(of appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = appearance.copy()
        copy.watch { [weak self] in self?.navigationBar?.styleDidChange() }
        return copy
    }
}
