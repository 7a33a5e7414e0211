import Foundation
@_spi(Host) import UIKitCore

/// The settings and requests of a location manager.
@MainActor
final class LocationClient {
    /// A way to observe the location.
    enum Observation {
        /// Each change.
        case continuous
        /// Large changes.
        case significant
        /// The next location.
        case once
    }

    weak var manager: CLLocationManager?
    private(set) weak var delegate: (any CLLocationManagerDelegate)?
    var distanceFilter = kCLDistanceFilterNone
    var activityType = CLActivityType.other
    var pausesAutomatically = true
    var allowsBackground = false
    var desiredAccuracy = kCLLocationAccuracyBest {
        didSet { if desiredAccuracy != oldValue { app?.requestsDidChange() } }
    }
    private(set) var observations: Set<Observation> = []
    private var reported: CLLocation?
    /// Ends a request for one location without an answer.
    private var limit: HostTimer?

    /// The change of location in metres that is significant.
    private static let significantDistance = 500.0
    private static let requestLimit = Duration.seconds(10)

    nonisolated init() {}

    /// The location of the app in which the manager was made, or first used.
    var app: AppLocation? {
        if known == nil {
            known = AppLocation.current
            known?.add(self)
        }
        return known
    }

    private var known: AppLocation?

    func setDelegate(_ new: (any CLLocationManagerDelegate)?) {
        delegate = new
        guard new != nil, let app else { return }
        _ = app.host.after(.zero) { [weak self, weak new] in
            guard let self, let new, delegate === new else { return }
            authorizationDidChange()
        }
    }

    // MARK: Requests

    func start(_ observation: Observation) {
        guard let app else { return fail(.network) }
        if observation == .once {
            limit?.cancel()
            limit = app.host.after(Self.requestLimit) { [weak self] in
                guard let self, observations.contains(.once) else { return }
                stop(.once)
                fail(.locationUnknown)
            }
        }
        let isNew = observations.insert(observation).inserted
        if isNew { reported = nil }
        app.requestsDidChange()
        if isNew, observation != .once, let known = app.location {
            // The present location, in a turn of its own.
            _ = app.host.after(.zero) { [weak self] in self?.locationDidChange(known) }
        }
    }

    func stop(_ observation: Observation) {
        if observation == .continuous { end(.once) }
        end(observation)
        app?.requestsDidChange()
    }

    private func end(_ observation: Observation) {
        observations.remove(observation)
        guard observation == .once else { return }
        limit?.cancel()
        limit = nil
    }

    // MARK: Answers

    func authorizationDidChange() {
        guard let manager, let delegate else { return }
        delegate.locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
        delegate.locationManagerDidChangeAuthorization(manager)
    }

    func locationDidChange(_ location: CLLocation) {
        guard let manager, !observations.isEmpty else { return }
        let distance = reported.map { location.distance(from: $0) } ?? .infinity
        let isWanted =
            observations.contains(.once) || observations.contains(.continuous) && distance >= max(0, distanceFilter)
            || observations.contains(.significant) && distance >= Self.significantDistance
        guard isWanted, location !== reported else { return }
        reported = location
        if observations.contains(.once) { stop(.once) }
        delegate?.locationManager(manager, didUpdateLocations: [location])
    }

    /// Reports an error. Requests for one location end.
    func fail(_ code: CLError.Code) {
        end(.once)
        guard let manager else { return }
        delegate?.locationManager(manager, didFailWithError: CLError(code))
    }
}
