import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

/// Vibrations that the host receives from the generators.
@MainActor
@Suite struct HapticTests {
    @Test
    func `Each generator asks the host for its vibration`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        UIImpactFeedbackGenerator().impactOccurred()
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(at: .zero)
        UISelectionFeedbackGenerator().selectionChanged()
        let notification = UINotificationFeedbackGenerator()
        notification.prepare()
        for result in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
            notification.notificationOccurred(result)
        }
        #expect(
            driver.host.haptics
                == ["medium impact", "heavy impact", "selection", "success", "warning", "error"]
        )
    }

    @Test
    func `An impact without intensity makes none`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        let generator = UIImpactFeedbackGenerator(style: .light)
        generator.impactOccurred(intensity: 0)
        generator.impactOccurred(intensity: .nan)
        #expect(driver.host.haptics.isEmpty)
        generator.impactOccurred(intensity: 7)
        #expect(driver.host.haptics == ["light impact"])
    }

    @Test
    func `A generator for a view is one of its interactions`() {
        let view = UIView()
        let generator = UIImpactFeedbackGenerator(style: .light, view: view)
        #expect(generator.view === view)
        #expect(view.interactions.contains { $0 === generator })
        view.removeInteraction(generator)
        #expect(generator.view == nil)
    }
}
