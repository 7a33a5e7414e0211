import Foundation

extension UIFocusSystem {
    /// A group of items.
    struct Group: Hashable {
        /// The name that the app gave to the group; nil for others.
        let name: String?
        /// The list, field or control that is a group of its own; nil for others.
        let owner: ObjectIdentifier?
    }

    /// The group of an environment: the nearest one that the app named or that is a group of its own.
    func group(of environment: any UIFocusEnvironment) -> Group {
        var own: ObjectIdentifier?
        for environment in environment.focusChain {
            if let name = environment.focusGroupIdentifier { return Group(name: name, owner: nil) }
            guard let view = environment as? UIView else { continue }
            if view.isFocusGroup { return Group(name: nil, owner: own ?? ObjectIdentifier(view)) }
            if own == nil, view.isTabStop || view.isFocusedByDesktop { own = ObjectIdentifier(view) }
        }
        return Group(name: nil, owner: own)
    }

    /// The stops in a window that the Tab key or an arrow key can reach, in reading order: items, and lists for their cells.
    func stops(in window: UIWindow) -> [any UIFocusItem] {
        UIView.listsOwnFocusItems = true
        defer { UIView.listsOwnFocusItems = false }
        var found: [any UIFocusItem] = []
        for view in window.visibleDescendants {
            if view.isTabStop || isReachable(view) && !view.isCellOfList { found.append(view) }
            found += view.focusItems(in: view.bounds).filter { !($0 is UIView) && isReachable($0) }
        }
        return found
    }

    /// The groups in a window, in the order of their first stops.
    func groups(in window: UIWindow) -> [(group: Group, stops: [any UIFocusItem])] {
        var order: [Group] = []
        var members: [Group: [any UIFocusItem]] = [:]
        for stop in stops(in: window) {
            let group = group(of: stop)
            if members[group] == nil { order.append(group) }
            members[group, default: []].append(stop)
        }
        return order.map { ($0, members[$0] ?? []) }
    }

    /// Moves the focus to the next or previous group in a window.
    ///
    /// - Returns: Whether there is a group with an item.
    func moveToGroup(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
        let groups = groups(in: window)
        guard !groups.isEmpty else { return false }
        let present = presentStop(in: window).map(group(of:)).flatMap { group in
            groups.firstIndex { $0.group == group }
        }
        let step = heading == .previous ? -1 : 1
        // A group whose item refuses is passed over.
        var index = present ?? (step > 0 ? -1 : groups.count)
        for _ in groups {
            index = (index + step + groups.count) % groups.count
            if index == present { break }
            if let stop = primary(of: groups[index].stops), take(stop, heading: heading) { return true }
        }
        postFailure(heading: heading)
        return present != nil
    }

    /// Moves the focus, which has just reached an item of another group, to the primary item of that group.
    func enterGroup(in window: UIWindow) {
        guard let item = currentItem else { return }
        let group = group(of: item)
        if let previous = focusedItem, self.group(of: previous) == group { return }
        let others = stops(in: window).filter { $0 !== item && self.group(of: $0) == group }
        guard let primary = primary(of: others), primary.focusGroupPriority.rawValue > item.focusGroupPriority.rawValue
        else { return }
        focus(primary)
    }

    /// The item of a group that gets the focus first: the one with the highest priority.
    func primary(of stops: [any UIFocusItem]) -> (any UIFocusItem)? {
        let best = stops.map(\.focusGroupPriority.rawValue).max()
        return stops.first { $0.focusGroupPriority.rawValue == best }
    }

    /// Gives the focus to a stop.
    private func take(_ stop: any UIFocusItem, heading: UIFocusHeading) -> Bool {
        guard let view = stop as? UIView, view.isTabStop else { return focus(stop, heading: heading) }
        if view.canBecomeFocused, !permits(view, heading: heading) { return false }
        return change(heading: heading) { view.takeFocusByTab() }
    }

    /// The stop with the focus: the first responder or the focused item.
    private func presentStop(in window: UIWindow) -> (any UIFocusItem)? {
        if let ownItem, isReachable(ownItem) { return ownItem }
        return window.firstResponder as? UIView
    }

    // MARK: Arrow keys

    /// An object to which an arrow key can lead.
    private enum ArrowTarget {
        case stop(any UIFocusItem)
        case guide(UIFocusGuide)
    }

    /// Moves the focus inside the group of the focused item.
    ///
    /// - Returns: Whether the group has other items, so that the key has no further meaning.
    func moveInGroup(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
        guard let present = focusedItem, let frame = frameInWindow(of: present) else { return false }
        let group = group(of: present)
        let list = (present as? UIView).flatMap { $0.isCellOfList ? $0.enclosingFocusGroup : nil }
        var targets: [(target: ArrowTarget, frame: CGRect)] = []
        for stop in stops(in: window) where stop !== present && stop !== list && self.group(of: stop) == group {
            if let frame = frameInWindow(of: stop) { targets.append((.stop(stop), frame)) }
        }
        for view in window.visibleDescendants where self.group(of: view) == group {
            for case let guide as UIFocusGuide in view.layoutGuides where guide.leadsAnywhere {
                targets.append((.guide(guide), view.convert(guide.layoutFrame, to: nil)))
            }
        }
        guard !targets.isEmpty else { return false }
        let ahead = targets.compactMap { target, other in
            Self.distance(from: frame, to: other, heading).map { (target: target, distance: $0) }
        }
        for (target, _) in ahead.sorted(by: { $0.distance < $1.distance }) {
            switch target {
            case .stop(let stop): _ = take(stop, heading: heading)
            case .guide(let guide):
                guard let item = guide.target(in: self) else { continue }
                focus(item, heading: heading)
            }
            return true
        }
        postFailure(heading: heading)
        return true
    }

    /// The frame of an item in its window.
    private func frameInWindow(of item: any UIFocusItem) -> CGRect? {
        if let view = item as? UIView { return view.convert(view.bounds, to: nil) }
        guard let container = item.parentFocusEnvironment?.focusItemContainer,
            let window = item.nearestFocusView?.window
        else { return nil }
        return container.coordinateSpace.convert(item.frame, to: window)
    }

    /// The distance to a frame in a direction; nil if it is not there. A frame beside the way counts as farther.
    static func distance(from start: CGRect, to frame: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
        let (way, gap, aside): (CGFloat, CGFloat, CGFloat)
        if heading == .up || heading == .down {
            let isDown = heading == .down
            way = isDown ? frame.midY - start.midY : start.midY - frame.midY
            gap = isDown ? frame.minY - start.maxY : start.minY - frame.maxY
            aside = max(frame.minX - start.maxX, start.minX - frame.maxX, 0)
        } else {
            let isRight = heading == .right
            way = isRight ? frame.midX - start.midX : start.midX - frame.midX
            gap = isRight ? frame.minX - start.maxX : start.minX - frame.maxX
            aside = max(frame.minY - start.maxY, start.minY - frame.maxY, 0)
        }
        // Frames may overlap a little.
        guard way > 0, gap > -min(start.width, start.height, frame.width, frame.height) / 2 else { return nil }
        return max(gap, 0) + aside * 3
    }
}
