import Foundation
import UIKitCore

/// The positions of a compositional layout's sections.
@MainActor
struct CompositionalParts {
    var axis = Axis.vertical
    var boundsSize = CGSize.zero
    var environment: LayoutEnvironment?
    var geometries: [SectionGeometry] = []
    /// The starts of the sections, relative to the first one.
    var starts: [CGFloat] = []
    var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout, around an empty section.
    var whole: SectionGeometry?
    /// The sizes measured earlier, for sections that are not yet laid out again.
    var carried: [Int: MeasuredSizes] = [:]

    /// Whether the position or appearance of any element depends on scrolling.
    private(set) var followsScrolling = false

    /// The start of the first section.
    var origin: CGFloat { whole?.contentStart ?? 0 }

    var sectionsLength: CGFloat {
        guard let last = geometries.last, let start = starts.last else { return 0 }
        return start + last.length
    }

    var length: CGFloat { origin + sectionsLength + (whole?.boundaryExtents.behind ?? 0) }

    var contentSize: CGSize {
        guard let environment else { return .zero }
        return axis.size(
            along: length,
            across: axis.other.length(environment.layoutContainer.contentSize)
        )
    }

    func start(ofSection section: Int) -> CGFloat { origin + starts[section] }

    /// The sections that intersect a range.
    func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
        var low = 0
        var high = geometries.count
        while low < high {
            let middle = (low + high) / 2
            if start(ofSection: middle) + geometries[middle].length <= range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var end = low
        while end < geometries.count, start(ofSection: end) < range.upperBound { end += 1 }
        return low..<end
    }

    mutating func sumUp(from first: Int = 0) {
        if starts.count != geometries.count { starts = Array(repeating: 0, count: geometries.count) }
        for section in geometries.indices.dropFirst(first) {
            starts[section] =
                section == 0
                ? 0 : starts[section - 1] + geometries[section - 1].length + interSectionSpacing
        }
        whole?.contentLengthOverride = sectionsLength
    }

    mutating func noteWhatFollowsScrolling() {
        followsScrolling =
            (geometries + [whole].compactMap { $0 }).contains { geometry in
                geometry.section.visibleItemsInvalidationHandler != nil
                    || geometry.section.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
            }
    }

    /// Keeps the measured sizes for the next layout, under the items' new indexes.
    mutating func renumber(by plan: RowUpdatePlan) {
        var carried: [Int: MeasuredSizes] = [:]
        for (section, source) in plan.sources.enumerated() {
            guard let source, geometries.indices.contains(source), !geometries[source].measured.isEmpty
            else { continue }
            carried[section] = geometries[source].measured.renumbered { item in
                guard let target = plan.destination(of: IndexPath(item: item, section: source)),
                    target.section == section
                else { return nil }
                return target.item
            }
        }
        self.carried = carried
        geometries = []
        starts = []
    }
}
