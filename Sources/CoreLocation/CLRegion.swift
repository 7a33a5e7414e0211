public import Foundation

/// An area with an identifier. Immutable.
open class CLRegion: NSObject, @unchecked Sendable {
    /// The identifier that the app gave the area.
    public let identifier: String

    fileprivate init(identifier: String) {
        self.identifier = identifier
    }

    /// Whether two areas have the same identifier.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CLRegion).map { type(of: $0) == type(of: self) && $0.identifier == identifier } ?? false
    }

    /// The hash of the identifier.
    open override var hash: Int { identifier.hashValue }
}

/// A circle on the globe. Immutable.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle of the circle.
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Makes a circle.
    ///
    /// - Parameters:
    ///   - center: The middle.
    ///   - radius: The radius in metres. A negative one is treated as 0.
    ///   - identifier: A name for the area.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = max(0, radius)
        super.init(identifier: identifier)
    }

    /// Whether a place is inside the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }
}
