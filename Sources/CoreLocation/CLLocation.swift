public import Foundation

/// A place on the globe with its altitude, accuracy, motion and time. Immutable: may be used on any thread.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above sea level.
    public let altitude: CLLocationDistance
    /// The radius of uncertainty of the place in metres; negative if the place is invalid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the altitude in metres; negative if the altitude is invalid.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of motion in degrees clockwise from north; negative if unknown.
    public let course: CLLocationDirection
    /// The uncertainty of the direction in degrees; negative if unknown.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed in metres per second; negative if unknown.
    public let speed: CLLocationSpeed
    /// The uncertainty of the speed in metres per second; negative if unknown.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// The time at which the machine was there.
    public let timestamp: Date

    /// Makes a location with all values.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
    }

    /// Makes a location without the uncertainty of its motion.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy,
            course: course,
            courseAccuracy: -1,
            speed: speed,
            speedAccuracy: -1,
            timestamp: timestamp
        )
    }

    /// Makes a location without motion.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy,
            course: -1,
            speed: -1,
            timestamp: timestamp
        )
    }

    /// Makes a location of a place, with a horizontal accuracy of 0, without an altitude, at the present time.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: 0,
            verticalAccuracy: -1,
            timestamp: Date()
        )
    }

    /// The length in metres of the shortest line on the surface of the Earth to a location, without its altitude. NaN if a coordinate is
    /// not a number.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    /// Returns the location itself: it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Coordinate, accuracy, speed, course and time.
    open override var description: String {
        let place = String(
            format: "<%+.8f,%+.8f> +/- %.2fm",
            coordinate.latitude,
            coordinate.longitude,
            horizontalAccuracy
        )
        return place + String(format: " (speed %.2f mps / course %.2f) @ ", speed, course) + "\(timestamp)"
    }

    // MARK: Coding

    /// True.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes all values with keys.
    open func encode(with coder: NSCoder) {
        for (key, value) in zip(Self.keys, numbers) { coder.encode(value, forKey: key) }
    }

    /// Decodes a location that was encoded with keys. Nil for anything else.
    public required convenience init?(coder: NSCoder) {
        guard Self.keys.allSatisfy(coder.containsValue) else { return nil }
        let numbers = Self.keys.map(coder.decodeDouble)
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1]),
            altitude: numbers[2],
            horizontalAccuracy: numbers[3],
            verticalAccuracy: numbers[4],
            course: numbers[5],
            courseAccuracy: numbers[6],
            speed: numbers[7],
            speedAccuracy: numbers[8],
            timestamp: Date(timeIntervalSinceReferenceDate: numbers[9])
        )
    }

    private static let keys = [
        "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course", "courseAccuracy",
        "speed",
        "speedAccuracy", "timestamp",
    ]

    private var numbers: [Double] {
        [
            coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
            courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
        ]
    }
}
