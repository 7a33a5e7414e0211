#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
@_spi(Host) import UIKitCore

/// The location portal, which the tests start on their bus.
@MainActor
@Suite("Location portal", .serialized, .enabled(if: isOnDisplay))
struct LocationServiceTests {
    private static let session = "/org/freedesktop/portal/desktop/session/test/s"
    private static let request = "/org/freedesktop/portal/desktop/request/test/r"
    private static var isRefused = false

    /// One for all tests: a name on the bus passes to a new owner with a delay.
    private static let portal = try? BusServer(
        "org.freedesktop.portal.Desktop",
        at: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Location",
        methods: """
            <method name='CreateSession'><arg type='a{sv}' direction='in'/><arg type='o' direction='out'/></method>
            <method name='Start'>
            <arg type='o' direction='in'/><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>
            <arg type='o' direction='out'/>
            </method>
            """
    ) { method in
        if isRefused { return "" }
        return method == "CreateSession" ? "(objectpath '\(session)',)" : "(objectpath '\(request)',)"
    }

    private func respond(_ code: Int) {
        Self.portal?.emit(
            "Response",
            "(uint32 \(code), @a{sv} {})",
            at: Self.request,
            interface: "org.freedesktop.portal.Request"
        )
    }

    private func move(_ values: String) {
        Self.portal?.emit("LocationUpdated", "(objectpath '\(Self.session)', {\(values)})")
    }

    /// Starts the service in an app with a window, and waits until the portal was called.
    private func run(
        _ body: @MainActor (GTKAppDriver, any ApplicationHost, Answers) async throws -> Void
    ) async throws {
        let portal = try #require(Self.portal)
        portal.clear()
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            let host = try #require(UIApplication.current).host
            let answers = Answers()
            host.startLocating(.street) { answers.all.append($0) }
            defer { host.stopLocating() }
            try await driver.settle { portal.calls.count == 2 || !answers.all.isEmpty }
            try await body(driver, host, answers)
        }
    }

    private final class Answers {
        var all: [HostPosition.Answer] = []
    }

    @Test
    func `The portal is asked for the accuracy, and its permission and positions are passed on`() async throws {
        try await run { driver, _, answers in
            #expect(Self.portal?.calls.first?.contains("'accuracy': <uint32 4>") == true)
            #expect(
                Self.portal?.calls.last?.hasPrefix("Start (objectpath '\(Self.session)', '', {'handle_token'") == true
            )
            respond(0)
            try await driver.settle { answers.all.count == 1 }
            #expect(answers.all == [.permitted])
            move(
                """
                'Latitude': <52.5>, 'Longitude': <13.4>, 'Altitude': <-1.7976931348623157e308>, 'Accuracy': <20.0>, \
                'Speed': <-1.0>, 'Heading': <90.0>, 'Timestamp': <(uint64 1000, uint64 500000)>
                """
            )
            try await driver.settle { answers.all.count == 2 }
            let position = HostPosition(
                latitude: 52.5,
                longitude: 13.4,
                accuracy: 20,
                heading: 90,
                date: Date(timeIntervalSince1970: 1000.5)
            )
            #expect(answers.all.last == .position(position))
        }
    }

    @Test
    func `A refusal of the user ends the session`() async throws {
        try await run { driver, _, answers in
            respond(1)
            try await driver.settle { !answers.all.isEmpty }
            #expect(answers.all == [.denied])
        }
    }

    @Test
    func `A desktop without the portal is reported`() async throws {
        Self.isRefused = true
        defer { Self.isRefused = false }
        try await run { _, _, answers in
            #expect(answers.all == [.unavailable])
        }
    }

    @Test
    func `Nothing is reported after the end`() async throws {
        try await run { driver, host, answers in
            host.stopLocating()
            respond(0)
            move("'Latitude': <52.5>, 'Longitude': <13.4>")
            try await driver.settle()
            #expect(answers.all.isEmpty)
        }
    }
}
#endif
