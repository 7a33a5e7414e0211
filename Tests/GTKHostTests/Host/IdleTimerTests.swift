#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Requests to the screen saver of the desktop.
@MainActor
@Suite("Screens that stay on", .serialized, .enabled(if: isOnDisplay))
struct IdleTimerTests {
    /// One for all tests: a name on the bus passes to a new owner with a delay.
    private static let server = try? BusServer(
        "org.freedesktop.ScreenSaver",
        at: "/org/freedesktop/ScreenSaver",
        methods: """
            <method name='Inhibit'>
            <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='u' direction='out'/>
            </method>
            <method name='UnInhibit'><arg type='u' direction='in'/></method>
            """
    ) { $0 == "Inhibit" ? "(uint32 42,)" : "()" }

    @Test
    func `The app keeps the screen on, and gives the request back`() async throws {
        let server = try #require(Self.server)
        server.clear()
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            UIApplication.shared.isIdleTimerDisabled = true
            UIApplication.shared.isIdleTimerDisabled = true
            try await driver.settle { !server.calls.isEmpty }
            try await driver.settle()
            #expect(server.calls.count == 1)
            #expect(server.calls[0].hasPrefix("Inhibit ("))
            UIApplication.shared.isIdleTimerDisabled = false
            try await driver.settle { server.calls.count == 2 }
            #expect(server.calls.last == "UnInhibit (uint32 42,)")
        }
    }

    @Test
    func `A request that is given back before the answer is cancelled after it`() async throws {
        let server = try #require(Self.server)
        server.clear()
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            UIApplication.shared.isIdleTimerDisabled = true
            UIApplication.shared.isIdleTimerDisabled = false
            try await driver.settle { server.calls.count == 2 }
            #expect(server.calls.last == "UnInhibit (uint32 42,)")
        }
    }

    @Test
    func `The screen has a frame rate`() async throws {
        try await GTKAppDriver.run(rootViewController: UIViewController()) { _ in
            #expect((1...1000).contains(UIScreen.main.maximumFramesPerSecond))
        }
    }
}
#endif
