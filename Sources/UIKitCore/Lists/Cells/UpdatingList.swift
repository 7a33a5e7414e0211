import Foundation

/// The state of a list's batches of updates.
package struct UpdateGroups {
    /// The reported updates that are not yet applied.
    var pending = RowUpdates()
    /// The nesting depth of open batches.
    package var depth = 0
    /// Whether updates are being applied to the visible cells, which still show the old data.
    package var isApplying = false
    /// Whether further updates were reported meanwhile.
    var appliesAgain = false
    /// The completion handlers of the batches.
    var completions: [(Bool) -> Void] = []

    package init() {}
}

/// A table or collection that receives updates of its data.
@MainActor
package protocol UpdatingList: CellListView {
    var updates: UpdateGroups { get set }
    /// Whether the data source was queried.
    var isLoaded: Bool { get }
    /// The motion of the updates that were applied since the last layout; nil without one.
    var motionOfUpdates: ListMotion? { get }
    func loadIfNeeded()
    /// Checks a batch of updates against the data source, and applies it.
    func apply(_ updates: RowUpdates)
}

extension UpdatingList {
    /// Whether a batch of updates is in progress.
    package var isUpdating: Bool { updates.depth > 0 || updates.isApplying }

    func beginGroup() {
        if updates.depth == 0 { loadIfNeeded() }
        updates.depth += 1
    }

    /// Ends a batch. The end of the outermost batch applies all updates.
    func endGroup() {
        updates.depth -= 1
        guard updates.depth == 0 else { return }
        updates.appliesAgain = true
        // Updates that a delegate reports during this are applied afterwards.
        guard !updates.isApplying else { return }
        while updates.appliesAgain {
            updates.appliesAgain = false
            let (changes, completions) = (updates.pending, updates.completions)
            updates.pending = RowUpdates()
            updates.completions = []
            apply(changes)
            if let motion = motionOfUpdates {
                motion.completions += completions
            } else {
                for completion in completions { completion(true) }
            }
        }
    }

    package func performGroup(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginGroup()
        changes?()
        if let completion { updates.completions.append(completion) }
        endGroup()
    }

    /// Adds updates to the current batch, or applies them as a batch of their own.
    package func change(_ report: (inout RowUpdates) -> Void) {
        // Without loaded data there is nothing to update; the current data is loaded instead.
        guard isLoaded || isUpdating else { return loadIfNeeded() }
        beginGroup()
        report(&updates.pending)
        endGroup()
    }
}
