import Foundation

extension RowUpdatePlan {
    /// The heights after the changes. Rows that stay or move keep their height; new ones are estimated.
    ///
    /// - Parameters:
    ///   - geometry: The heights before the changes.
    ///   - after: The number of rows of each section after the changes.
    ///   - makeSection: Makes a section with estimates from its index and number of rows.
    ///   - estimate: The estimated height of a row in a section.
    func apply(
        to geometry: RowGeometry,
        after: [Int],
        makeSection: (Int, Int) -> RowGeometry.Section,
        estimate: (Int) -> CGFloat
    ) -> RowGeometry {
        let sections = sources.enumerated().map { new, source in
            guard let old = source else { return makeSection(new, after[new]) }
            var section = geometry.sections[old]
            let removed = updates.removedRows(ofSection: old)
            let added = updates.addedRows(ofSection: new)
            for range in removed.rangeView.reversed() { section.rows.remove(range) }
            guard !added.isEmpty else { return section }
            let guess = HeightRuns.Height(points: estimate(new), isKnown: false)
            for range in added.rangeView {
                section.rows.insert(count: range.count, height: guess, at: range.lowerBound)
            }
            for move in updates.movedRows where move.to.section == new {
                section.rows.set(geometry.height(of: move.from), at: move.to.row)
            }
            return section
        }
        return RowGeometry(sections: sections)
    }
}
