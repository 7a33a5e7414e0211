import Dispatch
import Foundation
import NetworkState

/// Observes the interfaces of the machine. The kernel reports changes; nothing polls.
package final class NetworkChanges: @unchecked Sendable {
    private let queue = DispatchQueue(label: "org.searchlight.network")
    private let source: (any DispatchSourceRead)?
    private let requests: Int32
    // Used on the queue.
    private var last: NetworkSnapshot
    private let handler: @Sendable (NetworkSnapshot) -> Void

    /// The interfaces when the observation began.
    package let initial: NetworkSnapshot

    /// Begins to observe. The handler is called on a private queue after each change, until `cancel()`.
    package init(_ handler: @escaping @Sendable (NetworkSnapshot) -> Void) {
        self.handler = handler
        // Before the first reading, so that no change is missed.
        let changes = searchlight_network_open_changes()
        let requests = searchlight_network_open_requests()
        self.requests = requests
        initial = NetworkSnapshot(socket: requests)
        last = initial
        source = changes < 0 ? nil : DispatchSource.makeReadSource(fileDescriptor: changes, queue: queue)
        source?.setEventHandler { [weak self] in
            searchlight_network_drain_changes(changes)
            self?.read()
        }
        source?.setCancelHandler {
            close(changes)
            if requests >= 0 { close(requests) }
        }
        source?.activate()
    }

    private func read() {
        let snapshot = NetworkSnapshot(socket: requests)
        guard snapshot != last else { return }
        last = snapshot
        handler(snapshot)
    }

    /// Ends the observation.
    package func cancel() { source?.cancel() }

    deinit { source?.cancel() }
}
