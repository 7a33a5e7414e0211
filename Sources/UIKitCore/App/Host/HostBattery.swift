/// The battery of the machine.
@_spi(Host)
public struct HostBattery: Equatable, Sendable {
    /// The charge, in 0…1.
    public let level: Double
    /// Whether it is charging, discharging or full.
    public let state: UIDevice.BatteryState

    /// Makes a battery.
    ///
    /// - Parameters:
    ///   - level: The charge. Values outside 0…1 are limited.
    ///   - state: The state.
    public init(level: Double, state: UIDevice.BatteryState) {
        self.level = level.isNaN ? 0 : min(max(level, 0), 1)
        self.state = state
    }
}
