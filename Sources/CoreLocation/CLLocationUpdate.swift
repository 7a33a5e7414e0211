import Foundation
import FoundationCompatibility

/// A location of an asynchronous sequence.
public struct CLLocationUpdate: Sendable {
    /// The location, or nil while it is not known.
    public let location: CLLocation?
    /// Whether the user or the desktop does not permit the use of the location.
    public let authorizationDenied: Bool
    /// Whether the desktop has no location service.
    public let locationUnavailable: Bool

    /// The ways in which a sequence can be used. Desktops do not distinguish them.
    public enum LiveConfiguration: Int, Sendable {
        /// Any use.
        case `default`
        /// Navigation of a car.
        case automotiveNavigation
        /// Navigation of other vehicles.
        case otherNavigation
        /// Walking, running and cycling.
        case fitness
        /// Flights.
        case airborne
    }

    /// The locations from now on, as long as the sequence is iterated. Asks for permission if necessary.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> AsyncStream<CLLocationUpdate> {
        AsyncStream(bufferingPolicy: .bufferingNewest(16)) { continuation in
            OnMain.run {
                let observer = LocationObserver(continuation)
                continuation.onTermination = { _ in OnMain.run { observer.end() } }
                observer.begin()
            }
        }
    }
}

/// Passes the locations of a manager to a sequence.
@MainActor
private final class LocationObserver: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let continuation: AsyncStream<CLLocationUpdate>.Continuation

    init(_ continuation: AsyncStream<CLLocationUpdate>.Continuation) {
        self.continuation = continuation
    }

    func begin() {
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    func end() {
        manager.stopUpdatingLocation()
        manager.delegate = nil
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations {
            continuation.yield(
                CLLocationUpdate(location: location, authorizationDenied: false, locationUnavailable: false)
            )
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let isDenied = (error as? CLError)?.code == .denied
        continuation.yield(
            CLLocationUpdate(location: nil, authorizationDenied: isDenied, locationUnavailable: !isDenied)
        )
    }
}
