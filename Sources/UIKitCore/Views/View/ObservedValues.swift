import Foundation
import Observation

/// Values of `@Observable` objects that a view or controller reads in an update. A change of one of them repeats the update.
@MainActor
enum ObservedValues {
    /// Performs an update.
    ///
    /// - Parameters:
    ///   - owner: The updated object. Weak reference.
    ///   - update: The update.
    ///   - invalidate: Requests the update again. Called once, at the first change of a value that the update read; on the main actor,
    ///     after a change on a different thread in a later turn.
    static func track<Owner: AnyObject & Sendable>(
        in owner: Owner,
        _ update: () -> Void,
        onChange invalidate: @escaping @MainActor @Sendable (Owner) -> Void
    ) {
        withObservationTracking(update) { [weak owner] in
            // The value changes directly after this call, and the update follows at the end of the turn.
            if Thread.isMainThread {
                MainActor.assumeIsolated { if let owner { invalidate(owner) } }
            } else {
                Task { @MainActor in if let owner { invalidate(owner) } }
            }
        }
    }
}
