import Foundation
import UIKitCore

extension UICollectionViewFlowLayout {
    var axis: FlowAxis { FlowAxis(scrollDirection) }

    /// The current geometry, computed on demand.
    var currentGeometry: FlowGeometry {
        if let geometry, staleSections.isEmpty { return geometry }
        if var geometry, let collectionView {
            for section in staleSections where geometry.sections.indices.contains(section) {
                let lines = makeLines(ofSection: section, in: collectionView, breadth: geometry.breadth)
                geometry.replace(section, lines: lines)
            }
            staleSections = []
            self.geometry = geometry
            return geometry
        }
        staleSections = []
        let new = makeGeometry()
        geometry = new
        return new
    }

    /// The available space across the scroll direction.
    private func room(in bounds: CGRect) -> CGFloat {
        guard let collectionView else { return 0 }
        return max(0, axis.size(bounds.inset(by: collectionView.adjustedContentInset).size).breadth)
    }

    func changesRoom(_ bounds: CGRect) -> Bool { geometry.map { $0.breadth != room(in: bounds) } ?? true }

    private func makeGeometry() -> FlowGeometry {
        guard let collectionView else { return FlowGeometry([], breadth: 0) }
        collectionView.loadIfNeeded()
        delegateLeavesItemSize = false
        let breadth = room(in: collectionView.bounds)
        let sections = collectionView.counts.indices.map { makeSection($0, in: collectionView, breadth: breadth) }
        return FlowGeometry(sections, breadth: breadth)
    }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    private func makeSection(
        _ section: Int,
        in collectionView: UICollectionView,
        breadth: CGFloat
    ) -> FlowGeometry.Section {
        let delegate = flowDelegate
        let header =
            delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let margins = axis.margins(inset(of: section, in: collectionView))
        let lines = makeLines(ofSection: section, in: collectionView, breadth: breadth)
        return FlowGeometry.Section(
            header: max(0, axis.size(header).length),
            footer: max(0, axis.size(footer).length),
            before: margins.before,
            after: margins.after,
            side: margins.sideBefore,
            lines: lines
        )
    }

    private func inset(of section: Int, in collectionView: UICollectionView) -> UIEdgeInsets {
        var inset =
            flowDelegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
        let reference: UIEdgeInsets =
            switch sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: collectionView.safeAreaInsets
            case .fromLayoutMargins: collectionView.layoutMargins
            }
        inset.left += reference.left
        inset.right += reference.right
        return inset
    }

    private func makeLines(ofSection section: Int, in collectionView: UICollectionView, breadth: CGFloat) -> FlowLines {
        let delegate = flowDelegate
        let margins = axis.margins(inset(of: section, in: collectionView))
        let room = max(0, breadth - margins.sideBefore - margins.sideAfter)
        let lineSpacing =
            delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let itemSpacing =
            delegate?.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let count = collectionView.counts[section]
        let wishes = wishedSizes.filter { $0.key.section == section }
        if let alike = sizeOfAll(section, count: count), wishes.isEmpty {
            return FlowLines(
                count: count,
                size: axis.size(alike),
                breadth: room,
                lineSpacing: lineSpacing,
                itemSpacing: itemSpacing
            )
        }
        automaticItems = automaticItems.filter { $0.section != section || wishes[$0] != nil }
        let sizes = (0..<count).map { item in
            let path = IndexPath(item: item, section: section)
            return axis.size(wishes[path] ?? size(at: path, in: collectionView))
        }
        return FlowLines(sizes: sizes, breadth: room, lineSpacing: lineSpacing, itemSpacing: itemSpacing)
    }

    /// The common size of all items of a section; nil if the delegate must be queried for each.
    private func sizeOfAll(_ section: Int, count: Int) -> CGSize? {
        guard count > 0, let flowDelegate, !delegateLeavesItemSize, let collectionView else { return ownSize }
        _ = flowDelegate.collectionView(
            collectionView,
            layout: self,
            sizeForItemAt: IndexPath(item: 0, section: section)
        )
        return delegateLeavesItemSize ? ownSize : nil
    }

    /// The layout's size of items: the estimate if there is one.
    private var ownSize: CGSize {
        switch estimatedItemSize {
        case .zero, UICollectionViewFlowLayout.automaticSize:
            itemSize == UICollectionViewFlowLayout.automaticSize ? CGSize(width: 50, height: 50) : itemSize
        default: estimatedItemSize
        }
    }

    /// Whether the cell determines the size of an item.
    func isEstimated(_ path: IndexPath) -> Bool {
        estimatedItemSize != .zero || itemSize == UICollectionViewFlowLayout.automaticSize
            || automaticItems.contains(path)
    }

    private func size(at path: IndexPath, in collectionView: UICollectionView) -> CGSize {
        guard !delegateLeavesItemSize, let flowDelegate else { return ownSize }
        let size = flowDelegate.collectionView(
            collectionView,
            layout: self,
            sizeForItemAt: collectionView.dataPath(of: path)
        )
        guard size == UICollectionViewFlowLayout.automaticSize else { return size }
        automaticItems.insert(path)
        return ownSize
    }

    // MARK: Invalidation

    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything { wishedSizes = [:] }
        if let flow, !flow.wishedSizes.isEmpty { return take(flow.wishedSizes) }
        if isPartial(context), !context.invalidateDataSourceCounts, !context.invalidateEverything { return }
        if let bounds = collectionView?.bounds, geometry != nil, changesRoom(bounds) {
            // Cells may prefer different sizes in the new space.
            wishedSizes = [:]
            collectionView?.forgetFittedSizes()
        }
        geometry = nil
    }

    /// Whether only pinned headers and footers move.
    func isPartial(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return false }
        return !flow.invalidateFlowLayoutDelegateMetrics && !flow.invalidateFlowLayoutAttributes
    }

    /// The size of an item before its cell reports a preferred size.
    func estimate(of attributes: UICollectionViewLayoutAttributes) -> CGSize {
        guard attributes.representedElementCategory == .cell, let collectionView,
            collectionView.hasCell(at: attributes.indexPath)
        else { return attributes.size }
        return size(at: attributes.indexPath, in: collectionView)
    }

    private func take(_ wishes: [IndexPath: CGSize]) {
        wishedSizes.merge(wishes) { $1 }
        staleSections.formUnion(wishes.keys.map(\.section))
    }

    func moveWishes(by plan: RowUpdatePlan) {
        wishedSizes = Dictionary(
            wishedSizes.compactMap { path, size in plan.destination(of: path).map { ($0, size) } },
            uniquingKeysWith: { first, _ in first }
        )
        automaticItems = Set(automaticItems.compactMap { plan.destination(of: $0) })
    }
}
