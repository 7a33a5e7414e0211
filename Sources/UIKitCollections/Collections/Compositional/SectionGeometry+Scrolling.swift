import Foundation
import UIKitCore

/// The resting positions of orthogonally scrolling sections.
extension SectionGeometry {
    private var viewport: CGFloat { groupAxis.length(scrollFrame.size) }

    /// The maximum scroll offset.
    var largestOffset: CGFloat { max(scrollLength - viewport, 0) }

    /// The offset at which scrolling comes to rest.
    ///
    /// - Parameters:
    ///   - proposed: The offset without the section's scrolling behaviour.
    ///   - start: The offset at the start of the user's drag.
    func restingOffset(for proposed: CGFloat, from start: CGFloat) -> CGFloat {
        let target: CGFloat
        switch section.orthogonalScrollingBehavior {
        case .none, .continuous: target = proposed
        case .continuousGroupLeadingBoundary: target = nearestBoundary(to: proposed)
        case .paging:
            guard viewport > 0 else { return 0 }
            let page = (start / viewport).rounded()
            target = min(max((proposed / viewport).rounded(), page - 1), page + 1) * viewport
        case .groupPaging: target = oneGroupAway(from: start, towards: proposed, centred: false)
        case .groupPagingCentered: target = oneGroupAway(from: start, towards: proposed, centred: true)
        }
        return min(max(target, 0), largestOffset)
    }

    private func offset(ofGroup group: Int, centred: Bool) -> CGFloat {
        let beginning = start(ofGroup: group)
        guard centred else { return beginning - groupAxis.before(insets) - sideExtents.before }
        return beginning + groupAxis.length(plan(of: group).size) / 2 - viewport / 2
    }

    private func restingOffset(ofGroup group: Int, centred: Bool) -> CGFloat {
        min(max(offset(ofGroup: group, centred: centred), 0), largestOffset)
    }

    private func nearestGroup(to offset: CGFloat, centred: Bool) -> Int {
        guard groupCount > 0 else { return 0 }
        let middle = offset + viewport / 2 - groupAxis.before(insets) - sideExtents.before
        let group = lengths.row(at: centred ? middle : offset) ?? 0
        let candidates = max(group - 1, 0)...min(group + 1, groupCount - 1)
        let distances = candidates.map { abs(restingOffset(ofGroup: $0, centred: centred) - offset) }
        let least = distances.min() ?? 0
        return candidates.lowerBound + (distances.firstIndex(of: least) ?? 0)
    }

    private func nearestBoundary(to offset: CGFloat) -> CGFloat {
        // The end of the content need not be a group boundary.
        guard offset < largestOffset else { return largestOffset }
        return self.offset(ofGroup: nearestGroup(to: offset, centred: false), centred: false)
    }

    private func oneGroupAway(from start: CGFloat, towards proposed: CGFloat, centred: Bool) -> CGFloat {
        guard groupCount > 0 else { return 0 }
        let from = nearestGroup(to: start, centred: centred)
        let wanted = nearestGroup(to: proposed, centred: centred)
        guard wanted != from else { return restingOffset(ofGroup: from, centred: centred) }
        // At the ends, several groups may have the same resting offset.
        let step = wanted > from ? 1 : -1
        var group = from + step
        let here = restingOffset(ofGroup: from, centred: centred)
        while group != wanted, restingOffset(ofGroup: group, centred: centred) == here { group += step }
        return restingOffset(ofGroup: group, centred: centred)
    }
}
