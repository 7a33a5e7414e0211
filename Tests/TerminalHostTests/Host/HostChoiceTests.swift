#if Terminal
import Testing

@testable import UIKit

@Suite("The choice of a host")
struct HostChoiceTests {
    private func choose(_ environment: [String: String], hasTerminal: Bool) throws -> HostChoice {
        try HostChoice.choose(environment: environment, hasTerminal: hasTerminal)
    }

    @Test
    func `Without a display an app in a terminal is shown there`() throws {
        #expect(try choose([:], hasTerminal: true) == .terminal)
    }

    @Test
    func `Without a display and a terminal an app has no screen`() throws {
        #expect(try choose([:], hasTerminal: false) == .headless)
    }

    @Test
    func `An app that is asked for a terminal and has none prints text`() throws {
        #expect(try choose(["UIKIT_HOST": "terminal"], hasTerminal: false) == .headless)
    }

    @Test
    func `An app that a script drives has no screen unless it is asked for one`() throws {
        let socket = ["UIKIT_SCRIPT_SOCKET": "/run/socket"]
        #expect(try choose(socket, hasTerminal: true) == .headless)
        #expect(try choose(socket.merging(["UIKIT_HOST": "terminal"]) { $1 }, hasTerminal: true) == .terminal)
    }

    #if GTK
    @Test
    func `With a display an app has windows, also in a terminal`() throws {
        #expect(try choose(["DISPLAY": ":0"], hasTerminal: true) == .gtk)
        #expect(try choose(["WAYLAND_DISPLAY": "wayland-0"], hasTerminal: true) == .gtk)
        #expect(try choose(["DISPLAY": ""], hasTerminal: true) == .terminal)
        #expect(try choose(["DISPLAY": ":0", "UIKIT_HOST": "terminal"], hasTerminal: true) == .terminal)
    }
    #endif

    @Test
    func `An unknown host is refused, with the names of all hosts`() {
        #expect {
            try HostChoice.choose(environment: ["UIKIT_HOST": "web"], hasTerminal: true)
        } throws: { error in
            "\(error)".contains("\"web\"") && "\(error)".contains("'terminal', 'headless'")
        }
    }
}
#endif
