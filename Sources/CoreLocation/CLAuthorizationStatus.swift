/// Whether the app may use the location.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user was not asked yet.
    case notDetermined = 0
    /// The desktop does not permit it.
    case restricted = 1
    /// The user does not permit it.
    case denied = 2
    /// The app may use it at any time.
    case authorizedAlways = 3
    /// The app may use it while it runs.
    case authorizedWhenInUse = 4
}

/// Whether the app may use the precise location.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Precise locations.
    case fullAccuracy = 0
    /// Approximate locations.
    case reducedAccuracy = 1
}

/// The reason for which an app observes the location.
public enum CLActivityType: Int, Sendable {
    /// Any reason.
    case other = 1
    /// Navigation of a car.
    case automotiveNavigation
    /// Walking, running and cycling.
    case fitness
    /// Navigation of other vehicles.
    case otherNavigation
    /// Flights.
    case airborne
}
