import Foundation
import UIKitCore

/// Orthogonally scrolling sections: each has a scroll view in the collection, which contains its cells.
extension UICollectionView {
    /// The superview of an element's view: the collection, or the scroll view of its section.
    func holder(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        attributes.scrolledSection.flatMap { sectionScrollViews[$0] } ?? self
    }

    /// The frame of an element in its superview.
    func frame(of attributes: UICollectionViewLayoutAttributes, in holder: UIView) -> CGRect {
        guard let scroller = holder as? SectionScrollView else { return attributes.restFrame }
        return attributes.restFrame.offsetBy(
            dx: scroller.contentOffset.x - scroller.frame.minX,
            dy: scroller.contentOffset.y - scroller.frame.minY
        )
    }

    /// Updates the scroll views of the visible sections, and removes the others.
    func placeSectionScrollViews() {
        let wanted = compositionalLayout?.scrolledSections(in: bounds) ?? []
        let sections = Set(wanted.map(\.section))
        for (section, scroller) in sectionScrollViews where !sections.contains(section) {
            scroller.removeFromSuperview()
            sectionScrollViews[section] = nil
        }
        for place in wanted {
            let scroller = sectionScrollViews[place.section] ?? SectionScrollView(section: place.section)
            if sectionScrollViews[place.section] == nil {
                sectionScrollViews[place.section] = scroller
                scroller.collection = self
                insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
            }
            scroller.isPlacing = true
            scroller.frame = place.frame
            scroller.contentSize = place.contentSize
            scroller.contentOffset = place.offset
            scroller.isPlacing = false
            scroller.rest = { [weak self] proposed, start in
                self?.compositionalLayout?.restingOffset(ofSection: place.section, for: proposed, from: start)
                    ?? proposed
            }
        }
    }

    /// Called when the user or the app scrolled a section.
    func sectionDidScroll(_ scroller: SectionScrollView) {
        guard let layout = compositionalLayout else { return }
        layout.sectionDidScroll(scroller.section, to: scroller.contentOffset)
        let context = layout.makeContext()
        (context as? CompositionalContext)?.keepsSections = true
        layout.invalidateLayout(with: context)
    }
}
