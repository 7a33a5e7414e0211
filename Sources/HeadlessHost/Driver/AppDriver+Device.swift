import Foundation
@_spi(Host) import UIKitCore

extension AppDriver {
    // MARK: The device

    /// Changes the battery of the machine.
    ///
    /// - Parameters:
    ///   - level: The charge, in 0…1.
    ///   - state: The state.
    public func setBattery(level: Double, state: UIDevice.BatteryState) async throws {
        try await setBattery(HostBattery(level: level, state: state))
    }

    /// Removes the battery of the machine.
    public func removeBattery() async throws { try await setBattery(nil) }

    private func setBattery(_ battery: HostBattery?) async throws {
        enter()
        host.machineBattery = battery
        application.batteryDidChange()
        try await settle()
    }

    /// Turns the power saver on or off, as the user does in the settings of the desktop.
    public func setPowerSaver(_ isOn: Bool) async throws {
        enter()
        guard host.isPowerSaverOn != isOn else { return }
        host.isPowerSaverOn = isOn
        application.powerSaverDidChange()
        try await settle()
    }

    /// Shakes the device.
    public func shake() async throws {
        enter()
        application.userShook()
        try await settle()
    }
}
