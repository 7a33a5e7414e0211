import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// The user's settings, as apps receive them.
@MainActor
@Suite("User settings")
struct WishesTests {
    @Test func `only a change of the text size posts didChangeNotification, with the new category`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
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
        try await driver.change(UITraitCollection(userInterfaceStyle: .dark))
        #expect(told.isEmpty)
        try await driver.change(UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
        #expect(told == [.accessibilityMedium])
    }

    @Test func `isVoiceOverRunning follows the host`() async throws {
        #expect(UIAccessibility.voiceOverStatusDidChangeNotification.rawValue.hasPrefix("UIAccessibility"))
        let driver = try await AppDriver.launch { UIViewController() }
        UIApplication.current = driver.application
        #expect(!UIAccessibility.isVoiceOverRunning)
        driver.host.isScreenReaderRunning = true
        #expect(UIAccessibility.isVoiceOverRunning)
    }
}
