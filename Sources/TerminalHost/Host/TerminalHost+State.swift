#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// The stored state of the app.
extension TerminalHost {
    func readState(_ identifier: String) -> Data? {
        if let states { states.read(identifier) } else { memoryStates[identifier] }
    }

    func writeState(_ state: Data?, _ identifier: String) {
        if let states { states.writeOrWarn(state, session: identifier) } else { memoryStates[identifier] = state }
    }

    func setAside(_ identifier: String, _ reason: String) {
        memoryStates[identifier] = nil
        states?.setAside(identifier, because: reason)
    }

    func markLaunch() { states?.launchDidSettle() }

    var vendor: UUID? { states?.vendorIdentifier(of: Bundle.main.bundleIdentifier) }
}
#endif
