#if GTK
import CGTKTesting
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The screen reader setting of the desktop, as apps receive it.
@MainActor
@Suite("Screen reader setting", .enabled(if: isOnDisplay))
struct ScreenReaderSettingTests {
    @Test func `An app is notified when the user turns on the screen reader`() async throws {
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            guard searchlight_test_set_screen_reader(0) != 0 else { return }
            defer { _ = searchlight_test_set_screen_reader(0) }
            try await driver.settle()
            #expect(!UIAccessibility.isVoiceOverRunning)
            nonisolated(unsafe) var count = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIAccessibility.voiceOverStatusDidChangeNotification,
                object: nil,
                queue: nil
            ) { _ in count += 1 }
            defer { NotificationCenter.default.removeObserver(token) }
            _ = searchlight_test_set_screen_reader(1)
            try await driver.settle { count > 0 }
            #expect(UIAccessibility.isVoiceOverRunning)
            #expect(count == 1)
        }
    }
}
#endif
