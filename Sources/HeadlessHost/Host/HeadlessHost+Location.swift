@_spi(Host) import UIKitCore

@_spi(Host)
extension HeadlessHost: HostLocation {
    /// Answers with ``machinePosition``, and again after each change of it.
    public func startLocating(
        _ accuracy: HostPosition.Accuracy,
        _ body: @escaping @MainActor (HostPosition.Answer) -> Void
    ) {
        locating = body
        positionDidChange()
    }

    /// Ends the answers.
    public func stopLocating() { locating = nil }

    /// Passes the position to the app in a turn of its own.
    func positionDidChange() {
        guard locating != nil else { return }
        _ = after(.zero) { [weak self] in
            guard let self, let locating else { return }
            if machinePosition == .denied || machinePosition == .unavailable { self.locating = nil }
            locating(machinePosition)
        }
    }
}
