import Foundation
@_spi(Host) import UIKitCore

/// The motion of the elements of a collection in an update.
@MainActor
struct CollectionMotion {
    let motion: ListMotion
    /// The attributes of the elements on and near the screen before the update, by their elements after it.
    var former: [CollectionElement: UICollectionViewLayoutAttributes]
    /// The distance that the content moved on the screen.
    let offset: CGPoint
    /// Whether elements leave the screen because the data no longer contains them.
    var isDeleting = true
}

extension UICollectionView {
    /// Remembers the places of the elements before an update.
    func beginMotion(by plan: RowUpdatePlan) {
        guard ListMotion.isWanted(in: self), !shown.isEmpty else { return }
        // Elements that come from the next screen or the previous one move in from there.
        let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        var former: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        if !needsPrepare {
            for attributes in attributes(in: near) {
                guard let place = newPlace(of: attributes.place, by: plan) else { continue }
                former[place] = attributes.duplicate
            }
        }
        updateMotion = CollectionMotion(
            motion: ListMotion(list: self, views: shown.values.map { $0.view as UIView }),
            former: former,
            offset: contentOffset
        )
    }

    /// The element after an update; nil if it was deleted or is reloaded.
    func newPlace(of element: CollectionElement, by plan: RowUpdatePlan) -> CollectionElement? {
        func destination(_ path: IndexPath) -> IndexPath? {
            plan.updates.reloadedRows.contains(path) ? nil : plan.destination(of: path)
        }
        if case .item(let path) = element { return destination(path).map(element.at) }
        let path = element.indexPath
        if case .supplementary(let kind, _) = element, path.count == 2,
            layout.areFastenedToItems(kind, inSection: path.section)
        {
            return destination(path).map(element.at)
        }
        guard let section = plan.destination(ofSection: path.first ?? 0), plan.sources[section] != nil else {
            return nil
        }
        return element.at(path.count > 1 ? IndexPath(item: path.item, section: section) : path)
    }

    /// Keeps a view until the end of its motion. Returns false without a motion.
    func keep(_ view: UICollectionReusableView, of element: CollectionElement, reuse: @escaping () -> Void) -> Bool {
        guard let updateMotion else { return false }
        let isDeleted = updateMotion.isDeleting
        return updateMotion.motion.keep(
            view,
            to: { [weak self] frame in
                let faded = ListMotion.Look(frame: frame, alpha: 0)
                guard let self else { return faded }
                return isDeleted ? lastLook(of: element) ?? faded : currentLook(of: element) ?? faded
            },
            reuse: reuse
        )
    }

    private func look(of attributes: UICollectionViewLayoutAttributes) -> ListMotion.Look {
        ListMotion.Look(
            frame: attributes.restFrame,
            alpha: attributes.isHidden ? 0 : attributes.alpha,
            transform: attributes.transform
        )
    }

    /// The look of an element that is outside of the visible area.
    private func currentLook(of element: CollectionElement) -> ListMotion.Look? {
        let attributes =
            switch element {
            case .item(let path): hasCell(at: path) ? layoutAttributesForItem(at: path) : nil
            case .supplementary(let kind, let path):
                layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
            case .decoration: nil as UICollectionViewLayoutAttributes?
            }
        return attributes.map(look)
    }

    /// The look with which an element disappears.
    private func lastLook(of element: CollectionElement) -> ListMotion.Look? {
        let attributes =
            switch element {
            case .item(let path): layout.finalLayoutAttributesForDisappearingItem(at: path)
            case .supplementary(let kind, let path):
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
            case .decoration(let kind, let path):
                layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
            }
        return attributes.map(mirrored).map(look)
    }

    /// The look with which an element appears.
    private func firstLook(of element: CollectionElement, _ view: UIView) -> ListMotion.Look {
        let attributes =
            switch element {
            case .item(let path): layout.initialLayoutAttributesForAppearingItem(at: path)
            case .supplementary(let kind, let path):
                layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
            case .decoration(let kind, let path):
                layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
            }
        return attributes.map(mirrored).map(look)
            ?? ListMotion.Look(frame: view.restFrame, alpha: 0, transform: view.transform)
    }

    /// Shows the motion after the layout.
    func playMotion() {
        guard let current = updateMotion else { return }
        updateMotion = nil
        let motion = current.motion
        let elements = Dictionary(
            shown.map { (ObjectIdentifier($0.value.view), $0.key) },
            uniquingKeysWith: { first, _ in first }
        )
        runningMotions.append(motion)
        motion.play(
            shown.values.map { $0.view as UIView },
            behind: backgroundView == nil ? 0 : 1,
            from: { view in
                guard let element = elements[ObjectIdentifier(view)] else { return nil }
                guard let former = current.former[element] else { return firstLook(of: element, view) }
                var first = look(of: former)
                first.frame = first.frame.offsetBy(
                    dx: contentOffset.x - current.offset.x,
                    dy: contentOffset.y - current.offset.y
                )
                return first
            },
            onEnd: { [weak self] in self?.runningMotions.removeAll { $0 === motion } }
        )
    }

    /// Ends all motion, before the data is loaded again.
    func finishMotions() {
        updateMotion?.motion.finish()
        updateMotion = nil
        for motion in runningMotions { motion.finish() }
    }
}
