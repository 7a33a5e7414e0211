import Foundation

/// The dots below the pages.
extension UIPageViewController {
    private static let heightOfDots: CGFloat = 37

    /// Reads the number of pages and the index of the current one from the data source, and shows or removes the dots.
    func updatePageControl() {
        guard isViewLoaded else { return }
        let isSupported = transitionStyle == .scroll && navigationOrientation == .horizontal
        guard isSupported, !pages.isEmpty, let dataSource, case let count = dataSource.presentationCount(for: self),
            count > 0
        else {
            if pageControl != nil { view.setNeedsLayout() }
            pageControl?.removeFromSuperview()
            pageControl = nil
            return
        }
        let control = pageControl ?? makePageControl()
        control.numberOfPages = count
        shownDot = dataSource.presentationIndex(for: self)
        control.currentPage = shownDot
    }

    private func makePageControl() -> UIPageControl {
        let control = UIPageControl()
        control.addAction(UIAction { [weak self] _ in self?.userChosePage() }, for: .valueChanged)
        pageControl = control
        view.addSubview(control)
        view.setNeedsLayout()
        return control
    }

    /// Places the dots at the bottom, above the safe area.
    ///
    /// - Returns: The height that the pages leave to the dots.
    func placePageControl() -> CGFloat {
        guard let pageControl else { return 0 }
        let bottom = view.safeAreaInsets.bottom
        let height = min(Self.heightOfDots, max(0, view.bounds.height - bottom))
        pageControl.frame = CGRect(
            x: 0,
            y: view.bounds.height - bottom - height,
            width: view.bounds.width,
            height: height
        )
        return height + bottom
    }

    /// Moves the current dot after the user turned a page.
    func movePageControl(_ direction: NavigationDirection) {
        guard let pageControl else { return }
        shownDot += direction == .forward ? 1 : -1
        pageControl.currentPage = shownDot
    }

    /// Turns pages after the user chose a dot.
    private func userChosePage() {
        guard let pageControl else { return }
        let wanted = pageControl.currentPage
        let direction = wanted > shownDot ? NavigationDirection.forward : .reverse
        while shownDot != wanted {
            guard userTurned(direction) else {
                pageControl.currentPage = shownDot
                return
            }
        }
    }
}
