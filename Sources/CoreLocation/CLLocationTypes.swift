import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// The radius of uncertainty in metres; negative for an invalid value.
public typealias CLLocationAccuracy = Double
/// Metres per second; negative for an unknown speed.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed in metres per second; negative for an unknown one.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees clockwise from true north; negative for an unknown direction.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction in degrees; negative for an unknown one.
public typealias CLLocationDirectionAccuracy = Double

/// The highest accuracy, with further sensors where there are any; here the same as ``kCLLocationAccuracyBest``.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The highest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Accurate to 10 metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Accurate to 100 metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Accurate to a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Accurate to three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app without permission for a precise location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude

/// Reports every change of the location.
public let kCLDistanceFilterNone: CLLocationDistance = -1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest time interval.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// A place on the globe (WGS 84).
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator, from -90 to 90.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich, from -180 to 180.
    public var longitude: CLLocationDegrees

    /// Makes the coordinate 0, 0.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Makes a coordinate. Any numbers are accepted; see ``CLLocationCoordinate2DIsValid(_:)``.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a coordinate; see ``CLLocationCoordinate2D/init(latitude:longitude:)``.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees,
    _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether latitude and longitude are in their ranges.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}
