#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

/// The battery of the machine, through UPower on the system bus.
@MainActor
final class BatteryService {
    /// Called after each change of ``battery``.
    var onChange: () -> Void = {}

    /// The battery. Nil while it is not observed, before the answer of the service, and without a battery.
    private(set) var battery: HostBattery?

    private static let name = "org.freedesktop.UPower"
    /// A device that stands for all batteries together.
    private static let path = "/org/freedesktop/UPower/devices/DisplayDevice"
    private static let interface = "org.freedesktop.UPower.Device"

    private let properties = BusService(
        name,
        at: path,
        interface: "org.freedesktop.DBus.Properties",
        on: G_BUS_TYPE_SYSTEM
    )
    private var isObserved = false
    private var isListening = false

    /// Begins or ends the observation.
    func setObserved(_ isObserved: Bool) {
        self.isObserved = isObserved
        guard isObserved else {
            battery = nil
            return
        }
        if !isListening {
            isListening = true
            // Changes of several properties may arrive in several signals, so all are read again.
            properties.onSignal { [weak self] name, _ in
                if name == "PropertiesChanged" { self?.read() }
            }
        }
        read()
    }

    private func read() {
        guard isObserved else { return }
        properties.call("GetAll", [BusService.text(Self.interface)], answer: "(a{sv})") { [weak self] reply in
            guard let self, isObserved else { return }
            let new = reply.flatMap(Self.battery)
            guard new != battery else { return }
            battery = new
            onChange()
        }
    }

    private static func battery(in reply: OpaquePointer) -> HostBattery? {
        guard let values = g_variant_get_child_value(reply, 0) else { return nil }
        defer { g_variant_unref(values) }
        guard let isPresent = BusService.value("IsPresent", "b", in: values, g_variant_get_boolean), isPresent != 0,
            let level = BusService.value("Percentage", "d", in: values, g_variant_get_double)
        else { return nil }
        let state = BusService.value("State", "u", in: values, g_variant_get_uint32) ?? 0
        return HostBattery(level: level / 100, state: batteryState(state))
    }

    /// UPower's numbers: charging, discharging, empty, full, waiting to be charged or discharged.
    private static func batteryState(_ number: UInt32) -> UIDevice.BatteryState {
        switch number {
        case 1, 5: .charging
        case 2, 3, 6: .unplugged
        case 4: .full
        default: .unknown
        }
    }
}
#endif
