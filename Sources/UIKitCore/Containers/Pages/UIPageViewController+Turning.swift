import Foundation

/// Page transitions.
extension UIPageViewController {
    func turn(
        to new: [UIViewController],
        _ direction: NavigationDirection,
        animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        let old = pages
        let leaving = old.filter { page in !new.contains { $0 === page } }
        let coming = new.filter { page in !old.contains { $0 === page } }
        if animated, !leaving.isEmpty, !coming.isEmpty, let view = viewIfLoaded { show(direction, in: view) }
        pages = new
        for page in leaving { page.willMove(toParent: nil) }
        for page in coming { addChild(page) }
        if isViewLoaded {
            for page in leaving { page.viewIfLoaded?.removeFromSuperview() }
            installPages()
        }
        for page in leaving { page.removeFromParent() }
        for page in coming { page.didMove(toParent: self) }
        guard let completion else { return }
        guard let ends = UIApplication.current?.animationEnds else { return completion(true) }
        ends.add(due: ends.now) { completion(true) }
    }

    private func show(_ direction: NavigationDirection, in view: UIView) {
        guard UIView.areAnimationsEnabled, view.window != nil else { return }
        switch (navigationOrientation, direction) {
        case (.horizontal, .forward): view.animate(.push)
        case (.horizontal, .reverse): view.animate(.pop)
        case (.vertical, .forward): view.animate(.cover)
        case (.vertical, .reverse): view.animate(.uncover)
        }
    }

    func installPages() {
        placePages()
        for page in pages where page.view.superview !== view { view.addSubview(page.view) }
    }

    /// Arranges the pages side by side in reading direction, or one below the other.
    func placePages() {
        guard isViewLoaded, !pages.isEmpty else { return }
        let count = CGFloat(pages.count)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isVertical = navigationOrientation == .vertical
        let room = CGSize(width: view.bounds.width, height: view.bounds.height - placePageControl())
        let size = CGSize(
            width: isVertical ? room.width : room.width / count,
            height: isVertical ? room.height / count : room.height
        )
        for (index, page) in pages.enumerated() {
            let place = CGFloat(isMirrored && !isVertical ? pages.count - 1 - index : index)
            let origin = CGPoint(x: isVertical ? 0 : place * size.width, y: isVertical ? place * size.height : 0)
            page.view.restFrame = CGRect(origin: origin, size: size)
        }
    }

    // MARK: Swipes

    func listenForSwipes() {
        let directions: [UISwipeGestureRecognizer.Direction] =
            navigationOrientation == .vertical ? [.up, .down] : [.left, .right]
        swipes = directions.map { direction in
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addAction(UIAction { [weak self] _ in self?.userSwiped(direction) })
            view.addGestureRecognizer(swipe)
            return swipe
        }
    }

    private func userSwiped(_ direction: UISwipeGestureRecognizer.Direction) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward: UISwipeGestureRecognizer.Direction =
            navigationOrientation == .vertical ? .up : isMirrored ? .right : .left
        userTurned(direction == forward ? .forward : .reverse)
    }

    /// Turns a page for the user. Does nothing if the data source has no further page.
    ///
    /// - Returns: Whether a page was turned.
    @discardableResult
    func userTurned(_ direction: NavigationDirection) -> Bool {
        guard let dataSource, var edge = direction == .forward ? pages.last : pages.first else { return false }
        var coming: [UIViewController] = []
        for _ in pages {
            let next =
                direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: edge)
                : dataSource.pageViewController(self, viewControllerBefore: edge)
            guard let next else { return false }
            coming.append(next)
            edge = next
        }
        if direction == .reverse { coming.reverse() }
        let previous = pages
        delegate?.pageViewController(self, willTransitionTo: coming)
        turn(to: coming, direction, animated: true) { [weak self] finished in
            guard let self else { return }
            delegate?.pageViewController(
                self,
                didFinishAnimating: finished,
                previousViewControllers: previous,
                transitionCompleted: true
            )
        }
        movePageControl(direction)
        return true
    }
}
