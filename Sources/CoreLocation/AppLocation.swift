import Foundation
@_spi(Host) import UIKitCore

/// The location of an app, shared by its managers: one session with the host, with the highest accuracy that a manager wants.
@MainActor
final class AppLocation {
    let host: any ApplicationHost
    private(set) var status = CLAuthorizationStatus.notDetermined
    /// Whether the desktop may have a location service: false after the host reported that it has none.
    private(set) var isEnabled = true
    private(set) var location: CLLocation?
    private var clients: [WeakClient] = []
    private var accuracy: HostPosition.Accuracy?
    /// Whether a session was started only to ask for permission.
    private var isAsking = false

    private struct WeakClient {
        weak var client: LocationClient?
    }

    private init(_ host: any ApplicationHost) {
        self.host = host
    }

    /// The location of the present app. Nil without an app.
    static var current: AppLocation? {
        guard let application = UIApplication.current else { return nil }
        if let existing = application.moduleStates["CoreLocation"] as? AppLocation { return existing }
        let location = AppLocation(application.host)
        application.moduleStates["CoreLocation"] = location
        return location
    }

    func add(_ client: LocationClient) {
        clients.removeAll { $0.client == nil }
        clients.append(WeakClient(client: client))
    }

    func remove(_ client: LocationClient) {
        clients.removeAll { $0.client == nil || $0.client === client }
        requestsDidChange()
    }

    // MARK: The session

    /// Starts a session to ask the user, unless the host has answered.
    func requestAuthorization() {
        guard status == .notDetermined else { return }
        isAsking = true
        requestsDidChange()
    }

    /// Starts, changes or ends the session with the host.
    func requestsDidChange() {
        var wanted = clients.compactMap { $0.client }.filter { !$0.observations.isEmpty }
            .map { HostPosition.Accuracy(metres: $0.desiredAccuracy) }.max()
        if wanted == nil, isAsking { wanted = .street }
        guard wanted != accuracy else { return }
        accuracy = wanted
        guard let wanted else { return host.stopLocating() }
        host.startLocating(wanted) { [weak self] in self?.hostAnswered($0) }
    }

    private func hostAnswered(_ answer: HostPosition.Answer) {
        switch answer {
        case .permitted: change(to: .authorizedWhenInUse)
        case .denied: end(.denied, .denied)
        case .unavailable:
            isEnabled = false
            end(.restricted, .network)
        case .position(let position):
            change(to: .authorizedWhenInUse)
            let location = CLLocation(position)
            self.location = location
            for client in activeClients { client.locationDidChange(location) }
        }
    }

    private func change(to new: CLAuthorizationStatus) {
        let wasAsking = isAsking
        isAsking = false
        if status != new {
            status = new
            for client in clients.compactMap({ $0.client }) { client.authorizationDidChange() }
        }
        // A session that only asked ends.
        if wasAsking { requestsDidChange() }
    }

    /// Ends the session after a refusal. A later request starts another one.
    private func end(_ status: CLAuthorizationStatus, _ code: CLError.Code) {
        let waiting = activeClients
        accuracy = nil
        isAsking = false
        change(to: status)
        for client in waiting { client.fail(code) }
    }

    private var activeClients: [LocationClient] {
        clients.compactMap { $0.client }.filter { !$0.observations.isEmpty }
    }
}

extension HostPosition.Accuracy {
    /// The least accurate level that is as accurate as a number of metres.
    init(metres: CLLocationAccuracy) {
        switch metres {
        case ..<100: self = .exact
        case ..<1000: self = .street
        case ..<3000: self = .neighborhood
        case ..<100_000: self = .city
        default: self = .country
        }
    }
}

extension CLLocation {
    /// Makes a location from that of a host.
    convenience init(_ position: HostPosition) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: position.latitude, longitude: position.longitude),
            altitude: position.altitude ?? 0,
            horizontalAccuracy: position.accuracy,
            verticalAccuracy: position.altitude == nil ? -1 : position.accuracy,
            course: position.heading ?? -1,
            speed: position.speed ?? -1,
            timestamp: position.date
        )
    }
}
