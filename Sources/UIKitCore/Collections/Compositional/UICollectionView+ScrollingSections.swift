import Foundation

/// Sections that scroll by themselves: each has a scroll view in the collection, which holds its cells.
extension UICollectionView {
    /// What the view of an element is in: the collection, or the scroll view of its section.
    func holder(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        attributes.scrolledSection.flatMap { sectionScrollViews[$0] } ?? self
    }

    /// The frame of an element in what holds it.
    func frame(of attributes: UICollectionViewLayoutAttributes, in holder: UIView) -> CGRect {
        guard let scroller = holder as? SectionScrollView else { return attributes.restFrame }
        return attributes.restFrame.offsetBy(
            dx: scroller.contentOffset.x - scroller.frame.minX,
            dy: scroller.contentOffset.y - scroller.frame.minY
        )
    }

    /// Puts the scroll views of the sections on screen in their places, and takes the others away.
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

    /// The user, or the app, scrolled a section.
    func sectionDidScroll(_ scroller: SectionScrollView) {
        guard let layout = compositionalLayout else { return }
        layout.sectionDidScroll(scroller.section, to: scroller.contentOffset)
        let context = layout.makeContext()
        (context as? CompositionalContext)?.keepsSections = true
        layout.invalidateLayout(with: context)
    }
}
