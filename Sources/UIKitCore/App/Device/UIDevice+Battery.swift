import Foundation

extension UIDevice {
    /// The states of a battery.
    public enum BatteryState: Int, Sendable {
        /// Unknown.
        case unknown
        /// Discharging.
        case unplugged
        /// Charging.
        case charging
        /// Charged.
        case full
    }

    /// The state of the battery: unknown, because hosts do not read batteries.
    public var batteryState: BatteryState { .unknown }

    /// The charge of the battery: -1 for unknown, because hosts do not read batteries.
    public var batteryLevel: Float { -1 }
}
