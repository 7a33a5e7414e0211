#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

/// The desktop's screen saver, through `org.freedesktop.ScreenSaver` on the session bus. The desktop forgets requests of a program that
/// ended.
@MainActor
final class ScreenSaver {
    private let service = BusService("org.freedesktop.ScreenSaver", at: "/org/freedesktop/ScreenSaver")
    private var isUnwanted = false
    /// The number of the present request.
    private var request: UInt32?
    private var isCalling = false

    /// Keeps the screen on, or permits the desktop to turn it off.
    func setUnwanted(_ isUnwanted: Bool) {
        self.isUnwanted = isUnwanted
        update()
    }

    private static func warn(_ message: String) {
        FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
    }

    private func update() {
        guard !isCalling else { return }
        if isUnwanted, request == nil {
            let name = UIApplication.current?.info.displayName ?? ProcessInfo.processInfo.processName
            isCalling = true
            service.call(
                "Inhibit",
                [BusService.text(name), BusService.text("UIApplication.isIdleTimerDisabled")],
                answer: "(u)"
            ) {
                [weak self] reply in
                guard let self else { return }
                isCalling = false
                guard let reply, let number = g_variant_get_child_value(reply, 0) else {
                    return Self.warn("The desktop has no org.freedesktop.ScreenSaver: the screen may turn itself off.")
                }
                request = g_variant_get_uint32(number)
                g_variant_unref(number)
                update()
            }
        } else if !isUnwanted, let request {
            self.request = nil
            isCalling = true
            service.call("UnInhibit", [g_variant_new_uint32(request)], answer: nil) { [weak self] _ in
                self?.isCalling = false
                self?.update()
            }
        }
    }
}

@_spi(Host)
extension GTKHost: HostDevice {
    /// The highest refresh rate of the monitors; 60 if none is known.
    public var maximumFramesPerSecond: Int {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else {
            return 60
        }
        let rates = (0..<g_list_model_get_n_items(monitors)).compactMap { index -> Int? in
            guard let monitor = g_list_model_get_item(monitors, index) else { return nil }
            defer { g_object_unref(monitor) }
            // In thousandths of a hertz; 0 if it is unknown.
            return (Int(gdk_monitor_get_refresh_rate(OpaquePointer(monitor))) + 500) / 1000
        }
        return rates.max().flatMap { $0 > 0 ? $0 : nil } ?? 60
    }

    /// Connects to the service of the battery, or stops listening to it.
    public func setBatteryObserved(_ isObserved: Bool) { batteryService.setObserved(isObserved) }

    /// The last known battery of the service.
    public var battery: HostBattery? { batteryService.battery }

    /// Asks the service for vibrations.
    public func play(_ haptic: HostHaptic) { haptics.play(haptic) }

    /// Asks the desktop's screen saver.
    public func setIdleTimerDisabled(_ isDisabled: Bool) { screenSaver.setUnwanted(isDisabled) }

    /// The identifier in the user's state folder.
    public var vendorIdentifier: UUID? { states.vendorIdentifier(of: Bundle.main.bundleIdentifier) }
}
#endif
