import Foundation

/// The groups of changes that a list is told of.
struct UpdateGroups {
    /// What was told, and is not shown yet.
    var pending = RowUpdates()
    /// How many groups, one in another, have begun and not ended.
    var depth = 0
    /// Whether changes are being brought to what is on screen, which shows the data from before.
    var isApplying = false
    /// Whether further changes were told meanwhile.
    var appliesAgain = false
    /// Who hears of the end of the groups.
    var completions: [(Bool) -> Void] = []
}

/// How a table or a collection is told of changes of its data.
@MainActor
protocol UpdatingList: CellListView {
    var updates: UpdateGroups { get set }
    /// Whether the data source was asked.
    var isLoaded: Bool { get }
    func loadIfNeeded()
    /// Compares a group of changes with the data source, and shows what that has.
    func apply(_ updates: RowUpdates)
}

extension UpdatingList {
    /// Whether the list is in the middle of a group of changes.
    var isUpdating: Bool { updates.depth > 0 || updates.isApplying }

    func beginGroup() {
        if updates.depth == 0 { loadIfNeeded() }
        updates.depth += 1
    }

    /// Ends a group. With the outermost one all of them take effect.
    func endGroup() {
        updates.depth -= 1
        guard updates.depth == 0 else { return }
        updates.appliesAgain = true
        // A delegate that changes more, while it hears of changes, is heard after them.
        guard !updates.isApplying else { return }
        while updates.appliesAgain {
            updates.appliesAgain = false
            let (changes, completions) = (updates.pending, updates.completions)
            updates.pending = RowUpdates()
            updates.completions = []
            apply(changes)
            for completion in completions { completion(true) }
        }
    }

    func performGroup(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginGroup()
        changes?()
        if let completion { updates.completions.append(completion) }
        endGroup()
    }

    /// Takes changes into the group, or makes one of them.
    func change(_ report: (inout RowUpdates) -> Void) {
        // Data that was never asked for cannot change: it is asked for as it is now.
        guard isLoaded || isUpdating else { return loadIfNeeded() }
        beginGroup()
        report(&updates.pending)
        endGroup()
    }
}
