import Foundation
@_spi(Host) import UIKitCore

extension UICollectionView {
    private static let tilePassLimit = 12

    /// The inputs of tiling besides the layout.
    struct Tiled: Equatable {
        var bounds: CGRect
        var isMirrored: Bool
    }

    /// Schedules a new layout of the visible elements, even if the collection layout is still valid.
    func setNeedsTiling() {
        tiled = nil
        setNeedsLayout()
    }

    /// Lays out the visible elements immediately if the layout is out of date. Must be called before views are read.
    func tileIfNeeded() {
        if needsLayout || !isLoaded || needsPrepare { tile() }
    }

    /// Updates the visible elements: removes the views that left the screen and adds new ones. Repeats until all sizes are
    /// final.
    func tile() {
        guard !isTiling, !isUpdating else { return }
        isTiling = true
        defer { isTiling = false }
        loadIfNeeded()
        guard !bounds.isEmpty, needsPrepare || tiled != Tiled(bounds: bounds, isMirrored: isMirrored) else { return }
        tiled = nil
        let start = generation
        for pass in 0..<UICollectionView.tilePassLimit {
            prepareIfNeeded()
            keepDistanceFromRight()
            moveContent(to: clamped(contentOffset))
            let anchor = anchor(asShown: pass == 0)
            placeSectionScrollViews()
            guard start == generation, showElements() else { return setNeedsLayout() }
            showRowPlaces()
            guard hearWishes() else { break }
            hold(anchor)
            guard start == generation else { return setNeedsLayout() }
        }
        backgroundView?.restFrame = bounds
        tiled = Tiled(bounds: bounds, isMirrored: isMirrored)
        askToPrefetch()
    }

    // MARK: Showing

    /// - Returns: False if the data was reloaded meanwhile.
    private func showElements() -> Bool {
        let start = generation
        var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        var order: [CollectionElement] = []
        isShowingElements = true
        let all = withMovingItem(attributes(in: bounds))
        isShowingElements = false
        for attributes in all {
            let element = attributes.place
            guard attributes.frame.intersects(bounds) || isMoving(element) else { continue }
            check(element)
            if wanted.updateValue(attributes, forKey: element) == nil { order.append(element) }
        }
        for element in shown.keys where wanted[element] == nil { endDisplaying(element) }
        for element in order {
            guard start == generation else { return false }
            show(element, wanted[element]!)
        }
        return start == generation
    }

    private func check(_ element: CollectionElement) {
        guard case .item(let path) = element else { return }
        require(
            hasCell(at: path),
            "\(type(of: layout)) places item \(path.last ?? 0) of section \(path.first ?? 0), which does not exist; "
                + "layoutAttributesForElements(in:) may return items of the data source only."
        )
    }

    private func show(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) {
        if let present = shown[element] {
            let holder = holder(of: attributes)
            let isInPlace =
                present.view.superview === holder && present.view.restFrame == frame(of: attributes, in: holder)
            guard present.attributes != attributes || !isInPlace else { return }
            shown[element]?.attributes = attributes.duplicate
            guard !isMoving(element) else {
                // The moving item stays at the pointer.
                return UIView.performWithoutAnimation { apply(attributes, to: present.view) }
            }
            apply(attributes, to: present.view)
            return
        }
        let start = generation
        guard let view = makeView(of: element), start == generation else { return }
        // A data source may return a view that is already in use; the view is detached from its earlier element.
        if view.superview != nil, let old = shown.first(where: { $0.value.view === view })?.key { shown[old] = nil }
        shown[element] = ShownElement(view: view, attributes: attributes.duplicate)
        UIView.performWithoutAnimation { apply(attributes, to: view) }
        tellWillDisplay(view, element)
    }

    private func makeView(of element: CollectionElement) -> UICollectionReusableView? {
        switch element {
        case .item(let path):
            guard let dataSource else { return nil }
            let cell = RegistrationIdentity.providing(for: self) {
                dataSource.collectionView(self, cellForItemAt: dataPath(of: path))
            }
            prepare(cell, at: path)
            prepareRow(cell, of: element)
            return cell
        case .supplementary(let kind, let path):
            let view = RegistrationIdentity.providing(for: self) {
                dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            }
            view?.elementKind = kind
            view?.collectionView = self
            if let view { prepareRow(view, of: element) }
            return view
        case .decoration(let kind, _): return decoration(ofKind: kind)
        }
    }

    private func decoration(ofKind kind: String) -> UICollectionReusableView {
        if let view = decorationPool.take(kind) {
            view.prepareForReuse()
            return view
        }
        guard let type = layout.decorationClass(ofKind: kind) else {
            trap(
                "\(Swift.type(of: layout)) places a decoration of the kind '\(kind)', for which it has no class; call "
                    + "register(_:forDecorationViewOfKind:) first."
            )
        }
        let view = ClassFactory.makeView(type) as! UICollectionReusableView
        view.elementKind = kind
        view.reuseIdentifier = kind
        view.isUserInteractionEnabled = false
        return view
    }

    /// Applies the selection and focus of the item to its cell.
    private func prepare(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell.collectionView = self
        if cell.isSelected != selection.contains(path) { cell.isSelected = selection.contains(path) }
        cell.isFocusedCell = focusedPath == path
    }

    private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        let holder = holder(of: attributes)
        if view.layoutOrder != attributes.zIndex || view.superview !== holder {
            view.layoutOrder = attributes.zIndex
            holder.insertSubview(view, at: place(of: view, in: holder))
        }
        view.restFrame = frame(of: attributes, in: holder)
        if view.transform != attributes.transform { view.transform = attributes.transform }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
        view.apply(attributes)
    }

    /// The index of a view among its siblings: above the elements with a lower or equal z-index, below the app's own views.
    private func place(of view: UICollectionReusableView, in holder: UIView) -> Int {
        let others = holder.subviews.filter { $0 !== view }
        let order = view.layoutOrder ?? 0
        let behind = others.lastIndex { other in
            (other as? UICollectionReusableView)?.layoutOrder.map { $0 <= order } ?? false
        }
        if let behind { return behind + 1 }
        return others.first != nil && others.first === backgroundView ? 1 : 0
    }

    // MARK: Ending

    /// Removes an element from the screen and puts its view into the reuse pool.
    func endDisplaying(_ element: CollectionElement) {
        guard let view = shown.removeValue(forKey: element)?.view else { return }
        if swipe?.cell === view { hideSwipeActions() }
        if keep(view, of: element, reuse: { [weak self] in self?.recycle(view, of: element) }) {
            tellDidEndDisplaying(view, element)
            view.layoutOrder = nil
            return
        }
        if view.superview === self || view.superview is SectionScrollView { view.removeFromSuperview() }
        tellDidEndDisplaying(view, element)
        view.layoutOrder = nil
        recycle(view, of: element)
    }

    private func recycle(_ view: UICollectionReusableView, of element: CollectionElement) {
        switch element {
        case .item:
            guard let cell = view as? UICollectionViewCell else { return }
            if cell.isHighlighted { cell.isHighlighted = false }
            cell.isFocusedCell = false
            cell.collectionView = nil
            cellPool.put(cell, for: cell.reuseIdentifier)
        case .supplementary(let kind, _):
            view.collectionView = nil
            supplementaryPools[kind, default: ReusePool()].put(view, for: view.reuseIdentifier)
        case .decoration(let kind, _): decorationPool.put(view, for: kind)
        }
    }

    /// Removes all visible elements of the data source and the layout.
    func endDisplayingEverything() {
        for path in shownItems { endDisplaying(.item(path)) }
        for element in shown.keys { endDisplaying(element) }
    }

    /// Removes the visible decorations and their reuse pool; a different layout does not share their classes.
    func forgetDecorations() {
        for case .decoration(let kind, let path) in shown.keys { endDisplaying(.decoration(kind, path)) }
        decorationPool = ReusePool()
    }

    private func tellWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        switch element {
        case .item(let path):
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: dataPath(of: path))
        case .supplementary(let kind, let path):
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case .decoration: break
        }
    }

    private func tellDidEndDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        switch element {
        case .item(let path):
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: dataPath(of: path))
        case .supplementary(let kind, let path):
            delegate?.collectionView(
                self,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: kind,
                at: path
            )
        case .decoration: break
        }
    }
}
