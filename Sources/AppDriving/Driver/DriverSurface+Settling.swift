import Foundation
@_spi(Host) import UIKitCore

extension DriverSurface {
    /// Runs the app in turns of the main queue until nothing changes any more.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - turnLimit: The number of turns after which the app is considered stuck.
    ///   - changing: Returns the views that changed in the latest turn, for the error.
    ///   - update: Lays out and displays the changes of a turn.
    /// - Throws: ``AppDriverError/notSettled(turns:changing:)``.
    package func settle(
        _ application: UIApplication,
        turnLimit: Int,
        changing: () -> [UIView],
        update: () -> Void
    ) async throws {
        var quietTurns = 0
        for _ in 0..<turnLimit {
            // Runs one turn of the main loop: all jobs that were on the main queue.
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            UIApplication.current = application
            if application.isSettled {
                quietTurns += 1
                // Work on other executors returns to the main one within a few turns.
                if quietTurns == 3 { return }
            } else {
                quietTurns = 0
                update()
            }
        }
        throw AppDriverError.stuck(turns: turnLimit, changing: changing())
    }
}
