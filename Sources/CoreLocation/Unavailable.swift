import Foundation

/// Not available: there is no geocoding service on the desktop.
@available(
    *,
    unavailable,
    message: "there is no geocoding service: use the web service of a map provider with URLSession"
)
open class CLGeocoder: NSObject {}

/// Not available: there is no geocoding service on the desktop.
@available(
    *,
    unavailable,
    message: "there is no geocoding service: use the web service of a map provider with URLSession"
)
open class CLPlacemark: NSObject {}

/// Not available: desktops have no compass.
@available(*, unavailable, message: "desktops have no compass: use the course of a CLLocation")
open class CLHeading: NSObject {}

/// Not available: desktops recognize no visits.
@available(*, unavailable, message: "desktops recognize no visits: observe the location with startUpdatingLocation()")
open class CLVisit: NSObject {}

/// Not available: desktops find no beacons.
@available(*, unavailable, message: "desktops find no beacons")
open class CLBeaconRegion: NSObject {}

/// Not available: desktops wake no apps.
@available(
    *,
    unavailable,
    message:
        "desktops wake no apps: observe the location with startUpdatingLocation(), and use CLCircularRegion.contains(_:)"
)
open class CLMonitor: NSObject {}
