import Foundation

/// A position of the machine.
@_spi(Host)
public struct HostPosition: Equatable, Sendable {
    /// The accuracy that the app wants, from the least to the most accurate.
    public enum Accuracy: Int, Comparable, Sendable {
        case country = 1
        case city
        case neighborhood
        case street
        case exact

        /// Whether the first is less accurate.
        public static func < (first: Accuracy, second: Accuracy) -> Bool { first.rawValue < second.rawValue }
    }

    /// An answer of the host.
    public enum Answer: Equatable, Sendable {
        /// The user permits the use of the position, which is not known yet.
        case permitted
        /// The user does not permit it. The host stopped.
        case denied
        /// There is no service. The host stopped.
        case unavailable
        /// A new position.
        case position(HostPosition)
    }

    /// Degrees north of the equator.
    public var latitude: Double
    /// Degrees east of Greenwich.
    public var longitude: Double
    /// Metres above sea level; nil if unknown.
    public var altitude: Double?
    /// The radius of uncertainty in metres.
    public var accuracy: Double
    /// Metres per second; nil if unknown.
    public var speed: Double?
    /// Degrees clockwise from north; nil if unknown.
    public var heading: Double?
    /// The time at which the machine was there.
    public var date: Date

    /// Makes a position.
    public init(
        latitude: Double,
        longitude: Double,
        altitude: Double? = nil,
        accuracy: Double,
        speed: Double? = nil,
        heading: Double? = nil,
        date: Date
    ) {
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
        self.accuracy = accuracy
        self.speed = speed
        self.heading = heading
        self.date = date
    }
}

/// The position of the machine.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostLocation: AnyObject {
    /// Begins to determine the position, instead of an earlier call.
    ///
    /// - Parameters:
    ///   - accuracy: The wanted accuracy.
    ///   - body: Called in turns of their own with answers, until ``stopLocating()`` or a refusal.
    func startLocating(_ accuracy: HostPosition.Accuracy, _ body: @escaping @MainActor (HostPosition.Answer) -> Void)

    /// Ends it. Does nothing if it has ended.
    func stopLocating()
}
