@_spi(Host) import UIKitCore

extension AppDriver {
    // MARK: The location

    /// Moves the machine, and permits the app to use its location.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north of the equator.
    ///   - longitude: Degrees east of Greenwich.
    ///   - accuracy: The radius of uncertainty in metres. Default: 5.
    public func setLocation(latitude: Double, longitude: Double, accuracy: Double = 5) async throws {
        try await setPosition(
            .position(HostPosition(latitude: latitude, longitude: longitude, accuracy: accuracy, date: host.date))
        )
    }

    /// Permits the app to use the location, which is not known.
    public func permitLocation() async throws { try await setPosition(.permitted) }

    /// Refuses the location to the app, as the user does.
    public func denyLocation() async throws { try await setPosition(.denied) }

    /// Whether the app observes the location.
    public var isLocationObserved: Bool { host.locating != nil }

    private func setPosition(_ position: HostPosition.Answer) async throws {
        enter()
        host.machinePosition = position
        try await wait(.zero)
    }
}
