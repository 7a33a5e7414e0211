import Foundation

/// The motion of the rows of a table in an update, until the next layout places them.
@MainActor
struct TableMotion {
    let motion: ListMotion
    /// The changes; nil after several updates in a turn, whose new rows appear at once.
    var plan: RowUpdatePlan?
    /// The heights before the update.
    let before: RowGeometry
    /// The distance of the content's top from that of the visible area before the update.
    let top: CGFloat
}

extension UITableView {
    /// The visible rows, headers and footers.
    private var movingViews: [UIView] {
        shownCells.values.map { $0 as UIView } + shownSectionViews.values.map { $0 as UIView }
    }

    /// Remembers the places of the visible rows before an update.
    func beginMotion(by plan: RowUpdatePlan) {
        if pendingMotion != nil {
            pendingMotion?.plan = nil
            return
        }
        guard ListMotion.isWanted(in: self) else { return }
        let views = movingViews
        guard !views.isEmpty else { return }
        pendingMotion = TableMotion(
            motion: ListMotion(list: self, views: views),
            plan: plan,
            before: geometry,
            top: rowsTop - contentOffset.y
        )
    }

    /// Removes a row that the data no longer contains, or that is reloaded, with its animation.
    func dismissRow(at path: IndexPath, _ animations: RowAnimations) {
        let animation = animations.ofOldRow(path)
        endDisplayingRow(at: path) { frame in animation.look(outside: frame) }
    }

    /// Removes a row that left the visible area. In an update it moves there.
    func dismissRowOffScreen(at path: IndexPath) {
        endDisplayingRow(at: path) { [weak self] _ in
            guard let self, geometry.contains(path) else { return nil }
            return ListMotion.Look(frame: rectForRow(at: path))
        }
    }

    /// Shows the motion after the layout.
    func playMotion() {
        guard let pending = pendingMotion else { return }
        pendingMotion = nil
        let motion = pending.motion
        let paths = Dictionary(
            shownCells.map { (ObjectIdentifier($0.value), $0.key) },
            uniquingKeysWith: { first, _ in first }
        )
        runningMotions.append(motion)
        motion.play(
            movingViews,
            behind: backgroundView == nil ? 0 : 1,
            from: { firstLook(of: $0, at: paths[ObjectIdentifier($0)], pending) },
            onEnd: { [weak self] in self?.runningMotions.removeAll { $0 === motion } }
        )
    }

    private func firstLook(of view: UIView, at path: IndexPath?, _ pending: TableMotion) -> ListMotion.Look? {
        guard let plan = pending.plan else { return nil }
        // A header or footer.
        guard let path else { return ListMotion.Look(frame: view.restFrame, alpha: 0) }
        let source = plan.source(of: path)
        if let source, !plan.updates.reloadedRows.contains(source), pending.before.contains(source) {
            var frame = view.restFrame
            frame.origin.y = contentOffset.y + pending.top + pending.before.start(of: source)
            return ListMotion.Look(frame: frame)
        }
        return plan.updates.animations.ofNewRow(path, source: source).look(outside: view.restFrame)
    }

    /// Ends all motion, before the data is loaded again.
    func finishMotions() {
        pendingMotion?.motion.finish()
        pendingMotion = nil
        for motion in runningMotions { motion.finish() }
    }
}
