#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The services for batteries and vibrations, which the tests start on their bus.
@MainActor
@Suite("Services of the device", .serialized, .enabled(if: isOnDisplay))
struct DeviceServiceTests {
    /// One for all tests: a name on the bus passes to a new owner with a delay.
    private static let power = try? BusServer(
        "org.freedesktop.UPower",
        at: "/org/freedesktop/UPower/devices/DisplayDevice",
        interface: "org.freedesktop.UPower.Device",
        methods: """
            <property name='IsPresent' type='b' access='read'/>
            <property name='Percentage' type='d' access='read'/>
            <property name='State' type='u' access='read'/>
            """,
        properties: ["IsPresent": "true", "Percentage": "80.0", "State": "uint32 2"]
    )

    private static let motor = try? BusServer(
        "org.sigxcpu.Feedback",
        at: "/org/sigxcpu/Feedback",
        interface: "org.sigxcpu.Feedback.Haptic",
        methods: """
            <method name='Vibrate'>
            <arg type='s' direction='in'/><arg type='a(du)' direction='in'/><arg type='b' direction='out'/>
            </method>
            """,
        others: [
            "org.sigxcpu.Feedback": """
            <method name='TriggerFeedback'>
            <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>
            <arg type='i' direction='in'/><arg type='u' direction='out'/>
            </method>
            """
        ]
    ) { $0 == "Vibrate" ? (isOld ? "" : "(true,)") : "(uint32 1,)" }

    /// Whether the service has only vibrations for events.
    private static var isOld = false

    @Test
    func `The battery is that of UPower, and its changes are told`() async throws {
        let power = try #require(Self.power)
        power.change(["IsPresent": "true", "Percentage": "80.0", "State": "uint32 2"])
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            let device = UIDevice.current
            var changes = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIDevice.batteryLevelDidChangeNotification,
                object: device,
                queue: nil
            ) { _ in MainActor.assumeIsolated { changes += 1 } }
            defer { NotificationCenter.default.removeObserver(token) }
            device.isBatteryMonitoringEnabled = true
            defer { device.isBatteryMonitoringEnabled = false }
            try await driver.settle { device.batteryState != .unknown }
            #expect(device.batteryState == .unplugged && device.batteryLevel == 0.8)
            #expect(changes == 1)
            power.change(["State": "uint32 4", "Percentage": "100.0"])
            try await driver.settle { device.batteryState == .full }
            #expect(device.batteryState == .full && device.batteryLevel == 1)
            #expect(changes == 2)
            power.change(["IsPresent": "false"])
            try await driver.settle { device.batteryState == .unknown }
            #expect(device.batteryLevel == -1)
        }
    }

    @Test
    func `A generator makes the service vibrate with its pattern`() async throws {
        let motor = try #require(Self.motor)
        motor.clear()
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            try await driver.settle { motor.calls.count == 2 }
            #expect(motor.calls.count == 2)
            #expect(motor.calls.first?.hasSuffix("[(0.5, uint32 25)])") == true, "\(motor.calls)")
            #expect(
                motor.calls.last?.hasSuffix("[(0.5, uint32 30), (0.0, 90), (0.80000000000000004, 30)])") == true,
                "\(motor.calls)"
            )
        }
    }

    /// The last test of vibrations, because the host remembers an old service.
    @Test
    func `An old service vibrates as for a button, without a sound`() async throws {
        let motor = try #require(Self.motor)
        motor.clear()
        Self.isOld = true
        defer { Self.isOld = false }
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            UISelectionFeedbackGenerator().selectionChanged()
            try await driver.settle { motor.calls.count == 2 }
            try await driver.settle()
            #expect(motor.calls.last?.hasSuffix("'button-pressed', {'profile': <'quiet'>}, -1)") == true)
            UISelectionFeedbackGenerator().selectionChanged()
            try await driver.settle { motor.calls.count == 3 }
            #expect(motor.calls.last?.hasPrefix("TriggerFeedback") == true)
        }
    }
}
#endif
