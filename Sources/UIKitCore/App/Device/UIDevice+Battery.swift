// Foundation capitalises the name of a notification.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension UIDevice {
    /// The states of a battery.
    public enum BatteryState: Int, Sendable {
        /// Unknown.
        case unknown
        /// Discharging.
        case unplugged
        /// Plugged in, and not yet full.
        case charging
        /// Charged.
        case full
    }

    /// Posted after ``batteryLevel`` changed. The object is the device.
    public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification"
    )

    /// Posted after ``batteryState`` changed. The object is the device.
    public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification"
    )

    /// The battery that the app observes. Nil without a battery, and before the host knows it.
    var observedBattery: HostBattery? { isBatteryMonitoringEnabled ? UIApplication.current?.host.battery : nil }

    /// Posted after ``proximityState`` changed: never, because no machine with a desktop tells apps about such a sensor.
    public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
        "UIDeviceProximityStateDidChangeNotification"
    )
}

extension UIApplication {
    /// Whether the app observes the battery.
    var observesBattery: Bool {
        get { battery.isObserved }
        set {
            guard battery.isObserved != newValue else { return }
            battery.isObserved = newValue
            battery.last = nil
            host.setBatteryObserved(newValue)
            if newValue { battery.last = host.battery }
        }
    }

    /// Posts the notifications for changes of the battery. The host calls it after its `battery` changed.
    @_spi(Host)
    public func batteryDidChange() {
        guard battery.isObserved else { return }
        let (old, new) = (battery.last, host.battery)
        battery.last = new
        let center = NotificationCenter.default
        if old?.state ?? .unknown != new?.state ?? .unknown {
            center.post(name: UIDevice.batteryStateDidChangeNotification, object: UIDevice.current)
        }
        if old?.level ?? -1 != new?.level ?? -1 {
            center.post(name: UIDevice.batteryLevelDidChangeNotification, object: UIDevice.current)
        }
    }

    /// Posts the notification for a change of the host's power saver.
    @_spi(Host)
    public func powerSaverDidChange() {
        NotificationCenter.default.post(name: .NSProcessInfoPowerStateDidChange, object: ProcessInfo.processInfo)
    }
}

/// An app's observation of the battery.
struct BatteryObservation {
    var isObserved = false
    /// The battery of the last notification.
    var last: HostBattery?
}

extension NSNotification.Name {
    /// Posted after `ProcessInfo.isLowPowerModeEnabled` changed.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification"
    )
}

extension ProcessInfo {
    /// Whether the user turned on the desktop's power saver. False without such a setting, and before an app is launched.
    @preconcurrency @MainActor
    public var isLowPowerModeEnabled: Bool { UIApplication.current?.host.isPowerSaverOn ?? false }
}
