public import Foundation
import FoundationCompatibility

/// Determines the location of the machine through the desktop's location service.
///
/// The desktop asks the user for permission when the app first needs the location. May be used on any thread; the delegate is called on
/// the main actor. Make it in an app: without a `UIApplication` there is no location.
open class CLLocationManager: NSObject, @unchecked Sendable {
    private let client: LocationClient

    /// Makes a manager without a delegate.
    public override init() {
        client = LocationClient()
        super.init()
        OnMain.run { [client, weak self] in
            client.manager = self
            _ = client.app
        }
    }

    /// Receives the locations. Weak reference.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        get { OnMain.value { client.delegate } }
        set {
            nonisolated(unsafe) let newValue = newValue
            OnMain.value { client.setDelegate(newValue) }
        }
    }

    /// The last known location, or nil.
    open var location: CLLocation? { OnMain.value { client.app?.location } }

    // MARK: Settings

    /// The wanted accuracy in metres. The desktop may be less accurate. Default: ``kCLLocationAccuracyBest``.
    open var desiredAccuracy: CLLocationAccuracy {
        get { OnMain.value { client.desiredAccuracy } }
        set { OnMain.run { [client] in client.desiredAccuracy = newValue } }
    }

    /// The distance in metres from the last reported location at which a new one is reported. Default: ``kCLDistanceFilterNone``.
    open var distanceFilter: CLLocationDistance {
        get { OnMain.value { client.distanceFilter } }
        set { OnMain.run { [client] in client.distanceFilter = newValue } }
    }

    /// The reason for which the app observes the location. Desktops do not use it. Default: `other`.
    open var activityType: CLActivityType {
        get { OnMain.value { client.activityType } }
        set { OnMain.run { [client] in client.activityType = newValue } }
    }

    /// Whether the observation may pause while the machine does not move. Desktops report only movements. Default: true.
    open var pausesLocationUpdatesAutomatically: Bool {
        get { OnMain.value { client.pausesAutomatically } }
        set { OnMain.run { [client] in client.pausesAutomatically = newValue } }
    }

    /// Whether the observation goes on in the background. Desktops suspend no apps, so it always does. Default: false.
    open var allowsBackgroundLocationUpdates: Bool {
        get { OnMain.value { client.allowsBackground } }
        set { OnMain.run { [client] in client.allowsBackground = newValue } }
    }

    // MARK: Permission

    /// Whether the app may use the location: `notDetermined` until the desktop answered in this run of the app.
    open var authorizationStatus: CLAuthorizationStatus { OnMain.value { client.app?.status ?? .notDetermined } }

    /// As the property of a manager.
    @available(*, deprecated, message: "use the property authorizationStatus of a manager")
    open class func authorizationStatus() -> CLAuthorizationStatus {
        OnMain.value { AppLocation.current?.status ?? .notDetermined }
    }

    /// The accuracy that the desktop permits: always the full one that it has.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Whether the desktop may have a location service: true unless it has answered that it has none.
    open class func locationServicesEnabled() -> Bool { OnMain.value { AppLocation.current?.isEnabled ?? false } }

    /// Asks the user for permission to use the location while the app runs, unless the desktop has answered already.
    open func requestWhenInUseAuthorization() { OnMain.run { [client] in client.app?.requestAuthorization() } }

    /// As ``requestWhenInUseAuthorization()``: apps run in the background like any others.
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

    // MARK: Locations

    /// Reports the location to the delegate, and each change of it. Asks for permission if necessary.
    open func startUpdatingLocation() { OnMain.run { [client] in client.start(.continuous) } }

    /// Ends the reports of ``startUpdatingLocation()``, and an unanswered ``requestLocation()``.
    open func stopUpdatingLocation() { OnMain.run { [client] in client.stop(.continuous) } }

    /// Reports the location once, or an error if it is not known within 10 seconds.
    open func requestLocation() { OnMain.run { [client] in client.start(.once) } }

    /// Reports changes of the location by 500 metres or more.
    open func startMonitoringSignificantLocationChanges() { OnMain.run { [client] in client.start(.significant) } }

    /// Ends the reports of ``startMonitoringSignificantLocationChanges()``.
    open func stopMonitoringSignificantLocationChanges() { OnMain.run { [client] in client.stop(.significant) } }

    // MARK: Abilities

    /// Whether changes by a large distance can be observed: true.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

    /// Whether there is a compass: false.
    open class func headingAvailable() -> Bool { false }

    /// Whether regions can be observed: false.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// Whether distances to beacons can be measured: false.
    open class func isRangingAvailable() -> Bool { false }

    /// Not available: desktops have no compass.
    @available(*, unavailable, message: "desktops have no compass; headingAvailable() is false")
    open func startUpdatingHeading() { fatalError("Desktops have no compass.") }

    /// Not available: desktops wake no apps.
    @available(
        *,
        unavailable,
        message: "observe the location with startUpdatingLocation(), and use CLCircularRegion.contains(_:)"
    )
    open func startMonitoring(for region: CLRegion) { fatalError("Regions cannot be observed.") }

    deinit {
        OnMain.run { [client] in client.app?.remove(client) }
    }
}
