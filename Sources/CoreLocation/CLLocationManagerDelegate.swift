import Foundation

/// Receives the locations of a manager. Every member is optional. Called on the main actor, in a turn of its own.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called once after the delegate was set, and after each change of the permission.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

    /// As ``locationManagerDidChangeAuthorization(_:)``, and called before it, for code for iOS 13 and earlier.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

    /// Called with new locations, the newest last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

    /// Called with a ``CLError`` when the location cannot be determined.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}
