import Foundation

/// What the bar keeps of appearances.
extension UINavigationBar {
    /// A copy of an appearance that the bar shows, and shows anew when it changes.
    func watchedCopy(of appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = appearance.copy()
        copy.watch { [weak self] in self?.styleDidChange() }
        return copy
    }

    /// What stands for the appearance that the app has not assigned, and counts as assigned once the app changes it.
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
    /// A copy of an appearance that the item's bar shows, and shows anew when it changes.
    func watchedCopy(of appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = appearance.copy()
        copy.watch { [weak self] in self?.navigationBar?.styleDidChange() }
        return copy
    }
}
