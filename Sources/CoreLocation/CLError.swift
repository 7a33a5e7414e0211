public import Foundation

/// The domain of errors of this module.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of a location manager.
public struct CLError: CustomNSError, Equatable, Sendable {
    /// The reasons that occur here, with Apple's numbers.
    public enum Code: Int, Sendable {
        /// The location is not known now. The manager goes on trying.
        case locationUnknown = 0
        /// The user or the desktop does not permit the use of the location.
        case denied = 1
        /// The desktop's location service cannot be reached.
        case network = 2
        /// There is no compass.
        case headingFailure = 3
        /// The user or the desktop does not permit the observation of regions.
        case regionMonitoringDenied = 4
        /// Regions cannot be observed.
        case regionMonitoringFailure = 5
        /// Distances to beacons cannot be measured.
        case rangingUnavailable = 16
        /// The user closed the question without an answer.
        case promptDeclined = 18
    }

    /// The reason.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// ``kCLErrorDomain``
    public static var errorDomain: String { kCLErrorDomain }

    /// The number of the reason.
    public var errorCode: Int { code.rawValue }

    /// A description for developers.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

    /// A description for developers.
    public var localizedDescription: String {
        switch code {
        case .locationUnknown: "The location is not known yet."
        case .denied: "The desktop does not permit the use of the location."
        case .network: "The desktop has no location service (the portal org.freedesktop.portal.Location)."
        case .headingFailure: "There is no compass."
        case .regionMonitoringDenied, .regionMonitoringFailure: "Regions cannot be observed."
        case .rangingUnavailable: "Distances to beacons cannot be measured."
        case .promptDeclined: "The user closed the question."
        }
    }

    /// The location is not known now.
    public static var locationUnknown: Code { .locationUnknown }
    /// The use of the location is not permitted.
    public static var denied: Code { .denied }
    /// The location service cannot be reached.
    public static var network: Code { .network }
    /// There is no compass.
    public static var headingFailure: Code { .headingFailure }
}
