import Foundation
@_spi(Host) import UIKitCore

extension UICollectionView: FocusingList {
    package var mayTakeKeyboardFocus: Bool { allowsFocus && (allowsFocusDuringEditing || !isEditing) }

    package var cellCount: Int {
        loadIfNeeded()
        return counts.reduce(0, +)
    }

    /// Gives the collection keyboard focus: it becomes first responder, and an item is focused.
    ///
    /// - Returns: Whether the collection took focus. False when the current first responder refuses to resign.
    @_spi(Host)
    @discardableResult
    public func userFocused() -> Bool { takeKeyboardFocus() }

    /// The focused item, which receives keys while the collection is first responder.
    @_spi(Host)
    public var focusedIndexPath: IndexPath? { focusedPath }

    package func shownCell(at indexPath: IndexPath) -> (any ListCellView)? { shownItemCell(at: indexPath) }

    package func scrollToShow(_ path: IndexPath) { scrollToItem(at: path, at: [], animated: false) }

    package func userTappedBesideCells() -> Bool {
        guard swipe != nil else { return false }
        hideSwipeActions()
        return true
    }

    package func path(of cell: any ListCellView) -> IndexPath? {
        (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    }

    package func path(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    package func frameOfCell(at path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }

    package var pathsOnScreen: [IndexPath] { indexPathsForVisibleItems }

    package var pathToFocusFirst: IndexPath? {
        let remembered = remembersLastFocusedIndexPath ? lastFocusedPath : nil
        let candidates = [
            remembered, delegate?.indexPathForPreferredFocusedView(in: self), indexPathsForSelectedItems?.first,
        ]
        let wished = candidates.compactMap { $0 }.first { hasCell(at: $0) && canFocus($0) }
        return wished ?? indexPathsForVisibleItems.first { canFocus($0) }
    }

    package func canFocus(_ path: IndexPath) -> Bool { delegate?.collectionView(self, canFocusItemAt: path) ?? true }

    // MARK: Keys

    package func handleListKey(_ press: KeyPress) -> Bool {
        if press.modifiers == .alternate { return handleMoveKey(press) }
        guard press.modifiers.isEmpty, isFirstResponder else { return false }
        loadIfNeeded()
        switch press.key {
        case .left, .right: return handleOutlineKey(press) || moveFocus(press.key)
        case .up, .down, .home, .end, .pageUp, .pageDown: return moveFocusedCell(by: press.key)
        case .return, .character(" "):
            guard let focusedPath else { return false }
            userTappedItem(at: focusedPath)
            return true
        case .delete, .backspace: return focusedPath.map { performDeletion(at: $0) } ?? false
        case .escape:
            guard swipe != nil else { return false }
            hideSwipeActions()
            return true
        default: return false
        }
    }

    package func moveFocusedCell(by key: KeyPress.Key) -> Bool {
        loadIfNeeded()
        switch key {
        case .up, .down, .left, .right: return moveFocus(key)
        case .home: return moveFocus(to: firstItem, .first)
        case .end: return moveFocus(to: lastItem, .last)
        case .pageUp: return moveFocus(to: pageTarget(back: true), .up)
        case .pageDown: return moveFocus(to: pageTarget(back: false), .down)
        default: return false
        }
    }

    private func pageTarget(back: Bool) -> IndexPath? { focusedPath.flatMap { item(oneScreenFrom: $0, back: back) } }

    package func neighbour(of path: IndexPath?, isForward: Bool) -> IndexPath? {
        guard let path else { return isForward ? firstItem : lastItem }
        return isForward ? item(after: path) : item(before: path)
    }

    package func userOpenedCell(at path: IndexPath) { userTappedItem(at: path) }

    /// Moves focus to the nearest item in the arrow's direction. At the end of a line, focus continues on the next line, as
    /// in text. The key that leads beyond the first line is left to the window.
    private func moveFocus(_ key: KeyPress.Key) -> Bool {
        let heading: UIFocusHeading =
            switch key {
            case .up: .up
            case .down: .down
            case .left: .left
            default: .right
            }
        guard let path = focusedPath else { return moveFocus(to: firstItem, heading) }
        let isWide = contentSize.width > bounds.width && contentSize.height <= bounds.height
        let isSideways = key == .left || key == .right
        if let target = neighbour(of: path, key) { return moveFocus(to: target, heading) }
        // No further line in this direction.
        guard isSideways != isWide else { return key == .down || isWide }
        var isForward = key == .right || key == .down
        if isSideways, effectiveUserInterfaceLayoutDirection == .rightToLeft { isForward.toggle() }
        let next = isForward ? item(after: path) : item(before: path)
        guard let next else { return key != .up }
        return moveFocus(to: next, heading)
    }

    private func moveFocus(to path: IndexPath?, _ heading: UIFocusHeading) -> Bool {
        guard let path, canFocus(path) else { return true }
        let start = generation
        let isAnother = path != focusedPath
        guard permitsFocus(at: path, heading: heading), start == generation else { return true }
        window?.focusSystem?.change(heading: heading) { setFocus(path) }
        guard isAnother, start == generation,
            delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus,
            start == generation, permitsSelection, !selection.contains(path)
        else { return true }
        selectByFocus(path)
        return true
    }

    // MARK: Neighbours

    private var firstItem: IndexPath? {
        counts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
    }

    private var lastItem: IndexPath? {
        counts.lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
    }

    private func item(after path: IndexPath) -> IndexPath? {
        if path.item + 1 < counts[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
        return counts.indices.dropFirst(path.section + 1).first { counts[$0] > 0 }.map {
            IndexPath(item: 0, section: $0)
        }
    }

    private func item(before path: IndexPath) -> IndexPath? {
        if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
        return counts.indices.prefix(path.section).last { counts[$0] > 0 }.map {
            IndexPath(item: counts[$0] - 1, section: $0)
        }
    }

    /// The nearest item in a direction whose centre lies beyond the edge of the given item's frame.
    private func neighbour(of path: IndexPath, _ key: KeyPress.Key) -> IndexPath? {
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
        let isSideways = key == .left || key == .right
        let content = CGRect(origin: .zero, size: contentSize).union(bounds)
        // Searches nearby areas first; the next item is rarely more than a screen away.
        for screens in [CGFloat(1), 4, .infinity] {
            let area = area(beyond: frame, key, reach: max(bounds.width, bounds.height) * screens).intersection(content)
            guard !area.isEmpty else { return nil }
            let candidates = attributes(in: area).filter { candidate in
                guard candidate.representedElementCategory == .cell, candidate.indexPath != path, !candidate.isHidden
                else {
                    return false
                }
                // In the direction of a line, considers only items of the same line.
                if isSideways, candidate.frame.midY <= frame.minY || candidate.frame.midY >= frame.maxY,
                    frame.midY <= candidate.frame.minY || frame.midY >= candidate.frame.maxY
                {
                    return false
                }
                return way(from: frame, to: candidate.frame, key) > 0 && canFocus(candidate.indexPath)
            }
            let best = candidates.min { one, other in
                let (a, b) = (way(from: frame, to: one.frame, key), way(from: frame, to: other.frame, key))
                // Items at equal distance are in the same line.
                if abs(a - b) > 1 { return a < b }
                return aside(from: frame, to: one.frame, key) < aside(from: frame, to: other.frame, key)
            }
            if let best { return best.indexPath }
        }
        return nil
    }

    private func area(beyond frame: CGRect, _ key: KeyPress.Key, reach: CGFloat) -> CGRect {
        let far: CGFloat = 1e9
        let reach = min(reach, far)
        return switch key {
        case .up: CGRect(x: -far, y: frame.midY - reach, width: 2 * far, height: reach)
        case .down: CGRect(x: -far, y: frame.midY, width: 2 * far, height: reach)
        case .left: CGRect(x: frame.midX - reach, y: frame.minY, width: reach, height: frame.height)
        default: CGRect(x: frame.midX, y: frame.minY, width: reach, height: frame.height)
        }
    }

    /// The distance between the centres in a direction; 0 if the other frame does not lie in that direction.
    private func way(from frame: CGRect, to other: CGRect, _ key: KeyPress.Key) -> CGFloat {
        switch key {
        case .up: other.midY < frame.minY ? frame.midY - other.midY : 0
        case .down: other.midY > frame.maxY ? other.midY - frame.midY : 0
        case .left: other.midX < frame.minX ? frame.midX - other.midX : 0
        default: other.midX > frame.maxX ? other.midX - frame.midX : 0
        }
    }

    private func aside(from frame: CGRect, to other: CGRect, _ key: KeyPress.Key) -> CGFloat {
        key == .left || key == .right ? abs(other.midY - frame.midY) : abs(other.midX - frame.midX)
    }

    private func item(oneScreenFrom path: IndexPath, back: Bool) -> IndexPath? {
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
        let isWide = contentSize.width > bounds.width && contentSize.height <= bounds.height
        let inner = bounds.inset(by: adjustedContentInset)
        let length =
            isWide ? max(inner.width - frame.width, frame.width) : max(inner.height - frame.height, frame.height)
        let step = back ? -length : length
        let target = frame.offsetBy(dx: isWide ? step : 0, dy: isWide ? 0 : step)
        let middle = CGPoint(x: target.midX, y: target.midY)
        // The nearest item within one line of the target position.
        let area = target.insetBy(dx: isWide ? -frame.width : -1e9, dy: isWide ? -1e9 : -frame.height)
        let nearest = attributes(in: area).filter { $0.representedElementCategory == .cell && canFocus($0.indexPath) }
            .min { distance(of: $0.frame, from: middle) < distance(of: $1.frame, from: middle) }
        return nearest?.indexPath ?? (back ? firstItem : lastItem)
    }

    private func distance(of frame: CGRect, from point: CGPoint) -> CGFloat {
        let (x, y) = (frame.midX - point.x, frame.midY - point.y)
        return x * x + y * y
    }
}
