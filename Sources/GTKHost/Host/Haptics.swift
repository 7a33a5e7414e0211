#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

/// Vibrations of phones and handhelds, through feedbackd on the session bus. Nothing happens without the service.
@MainActor
final class Haptics {
    private static let name = "org.sigxcpu.Feedback"
    private static let path = "/org/sigxcpu/Feedback"
    private let motor = BusService(name, at: path, interface: "org.sigxcpu.Feedback.Haptic")
    private let events = BusService(name, at: path)
    /// Whether the service is so old that it has only vibrations for events.
    private var hasOnlyEvents = false

    func play(_ haptic: HostHaptic) {
        if hasOnlyEvents { return playEvent() }
        let pulses = haptic.pulses.map { pulse in
            var parts = [g_variant_new_double(pulse.strength), g_variant_new_uint32(UInt32(pulse.milliseconds))]
            return g_variant_new_tuple(&parts, 2)
        }
        motor.call("Vibrate", [BusService.text(Self.program), BusService.array("(du)", pulses)], answer: "(b)") {
            [weak self] reply in
            if reply == nil { self?.playEvent() }
        }
    }

    /// The closest of the service's events: the vibration of a button.
    private func playEvent() {
        // Without sounds, whatever the user chose for buttons.
        let hints = [BusService.entry("profile", BusService.text("quiet"))]
        events.call(
            "TriggerFeedback",
            [
                BusService.text(Self.program), BusService.text("button-pressed"), BusService.array("{sv}", hints),
                g_variant_new_int32(-1),
            ],
            answer: "(u)"
        ) { [weak self] reply in
            if reply != nil { self?.hasOnlyEvents = true }
        }
    }

    private static var program: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }
}
#endif
