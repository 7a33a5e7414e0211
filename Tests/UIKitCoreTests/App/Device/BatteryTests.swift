import Foundation
@_spi(Host) import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("The battery and the power saver", .serialized)
struct BatteryTests {
    /// The names of an object's notifications in this app.
    @MainActor
    private final class Listener {
        private(set) var names: [String] = []
        private var tokens: [NSObjectProtocol] = []

        init(_ notifications: [NSNotification.Name], in application: UIApplication) {
            for name in notifications {
                let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    let name = note.name.rawValue
                    MainActor.assumeIsolated {
                        if UIApplication.current === application { self.names.append(name) }
                    }
                }
                tokens.append(token)
            }
        }

        func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    private static let level = "UIDeviceBatteryLevelDidChangeNotification"
    private static let state = "UIDeviceBatteryStateDidChangeNotification"

    @Test
    func `The battery is unknown until the app observes it, and without one`() async throws {
        let host = HeadlessHost()
        let driver = try await AppDriver.launch(on: host) { UIViewController() }
        let device = UIDevice.current
        #expect(!device.isBatteryMonitoringEnabled)
        try await driver.setBattery(level: 0.5, state: .unplugged)
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        device.isBatteryMonitoringEnabled = true
        #expect(host.isBatteryObserved)
        #expect(device.batteryLevel == 0.5 && device.batteryState == .unplugged)
        try await driver.removeBattery()
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        device.isBatteryMonitoringEnabled = false
        #expect(!host.isBatteryObserved)
    }

    @Test
    func `Each change is told once, while the app observes the battery`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        let notifications = [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification]
        let listener = Listener(notifications, in: driver.application)
        defer { listener.stop() }
        try await driver.setBattery(level: 0.5, state: .unplugged)
        UIDevice.current.isBatteryMonitoringEnabled = true
        try await driver.setBattery(level: 0.5, state: .unplugged)
        #expect(listener.names.isEmpty)
        try await driver.setBattery(level: 0.6, state: .charging)
        #expect(listener.names == [Self.state, Self.level])
        try await driver.setBattery(level: 1, state: .charging)
        #expect(listener.names == [Self.state, Self.level, Self.level])
        UIDevice.current.isBatteryMonitoringEnabled = false
        try await driver.setBattery(level: 1, state: .full)
        #expect(listener.names.count == 3)
    }

    @Test
    func `A level outside the range is limited`() {
        #expect(HostBattery(level: 1.2, state: .full).level == 1)
        #expect(HostBattery(level: -.infinity, state: .full).level == 0)
        #expect(HostBattery(level: .nan, state: .full).level == 0)
    }

    @Test
    func `The power saver is told to the app`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        let listener = Listener([.NSProcessInfoPowerStateDidChange], in: driver.application)
        defer { listener.stop() }
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
        try await driver.setPowerSaver(true)
        #expect(ProcessInfo.processInfo.isLowPowerModeEnabled)
        #expect(listener.names.count == 1)
        try await driver.setPowerSaver(true)
        #expect(listener.names.count == 1)
    }

    @Test
    func `There is no proximity sensor`() {
        UIDevice.current.isProximityMonitoringEnabled = true
        #expect(!UIDevice.current.isProximityMonitoringEnabled && !UIDevice.current.proximityState)
    }
}
