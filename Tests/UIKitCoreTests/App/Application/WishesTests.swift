import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// The user's settings, as apps receive them.
@MainActor
@Suite("User settings")
struct WishesTests {
    @Test func `only a change of the text size posts didChangeNotification, with the new category`() async throws {
        let pilot = try await Pilot.launch { UIViewController() }
        nonisolated(unsafe) var told: [UIContentSizeCategory] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification,
            object: nil,
            queue: nil
        ) { note in
            if let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory,
                size == .accessibilityMedium || size == .unspecified
            {
                told.append(size)
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try await pilot.change(UITraitCollection(userInterfaceStyle: .dark))
        #expect(told.isEmpty)
        try await pilot.change(UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
        #expect(told == [.accessibilityMedium])
    }

    @Test func `isVoiceOverRunning follows the host`() async throws {
        #expect(UIAccessibility.voiceOverStatusDidChangeNotification.rawValue.hasPrefix("UIAccessibility"))
        let pilot = try await Pilot.launch { UIViewController() }
        UIApplication.current = pilot.application
        #expect(!UIAccessibility.isVoiceOverRunning)
        pilot.host.isScreenReaderRunning = true
        #expect(UIAccessibility.isVoiceOverRunning)
    }
}
