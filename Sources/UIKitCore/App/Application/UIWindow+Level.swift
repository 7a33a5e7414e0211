import Foundation

extension UIWindow {
    /// The level of a window among the windows of its scene.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The value. Higher values are in front.
        public let rawValue: CGFloat
        /// Creates a level with a value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level with a value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of an app's content: 0.
        public static let normal = Level(rawValue: 0)
        /// The level of a status bar: 1000.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts: 2000.
        public static let alert = Level(rawValue: 2000)

        /// Adds a distance to a level.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
        /// Subtracts a distance from a level.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
    }
}
