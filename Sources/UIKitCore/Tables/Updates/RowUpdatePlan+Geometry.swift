import Foundation

extension RowUpdatePlan {
    /// The heights after the changes: rows that stay or move keep theirs, new ones are estimated.
    ///
    /// - Parameters:
    ///   - geometry: The heights before.
    ///   - after: The number of rows of each section now.
    ///   - makeSection: Makes a section with estimates, of its place and number of rows.
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

    /// The changes one after the other, each named by its place after those before it.
    func steps(after: [Int]) -> [RowChange] {
        var steps: [RowChange] = []
        let survivors = Set(sources.compactMap { $0 })
        for section in survivors.sorted() {
            for range in updates.removedRows(ofSection: section).rangeView.reversed() {
                steps.append(.deletedRows(range, section: section))
            }
        }
        let leaving = updates.deletedSections.union(updates.reloadedSections)
            .union(IndexSet(updates.movedSections.map(\.from)))
        for section in leaving.reversed() { steps.append(.deletedSection(section)) }
        let moved = Set(updates.movedSections.map(\.to))
        for (new, source) in sources.enumerated() {
            if source == nil || moved.contains(new) {
                steps.append(.insertedSection(new, rows: after[new]))
            }
        }
        for (new, source) in sources.enumerated() where source != nil && !moved.contains(new) {
            for range in updates.addedRows(ofSection: new).rangeView {
                steps.append(.insertedRows(range, section: new))
            }
        }
        for path in updates.reloadedRows.sorted() {
            if let target = destination(of: path) { steps.append(.reloadedRow(target)) }
        }
        return steps
    }
}
