#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

/// The position of the machine, through `org.freedesktop.portal.Location` on the session bus. The desktop asks the user.
@MainActor
final class LocationService {
    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"

    private let portal = BusService(name, at: path, interface: "org.freedesktop.portal.Location")
    private let requests = BusService(name, at: path, interface: "org.freedesktop.portal.Request")
    private var isListening = false
    /// The number of the last start. Answers to earlier ones are ignored.
    private var number = 0
    private var session: String?
    /// The object whose signal has the user's answer.
    private var request: String?
    /// An answer that arrived before the name of its object.
    private var early: (request: String, code: UInt32)?
    private var body: ((HostPosition.Answer) -> Void)?

    /// Starts a session of the portal; see `HostLocation`.
    func start(_ accuracy: HostPosition.Accuracy, _ body: @escaping @MainActor (HostPosition.Answer) -> Void) {
        stop()
        listen()
        number += 1
        self.body = body
        let token = "searchlight\(number)"
        let options = [
            BusService.entry("session_handle_token", BusService.text(token)),
            BusService.entry("accuracy", g_variant_new_uint32(UInt32(accuracy.rawValue))),
        ]
        portal.call("CreateSession", [BusService.array("{sv}", options)], answer: "(o)") { [weak self, number] reply in
            guard let self else { return }
            let session = reply.flatMap(Self.objectPath)
            guard number == self.number else {
                if let session { Self.close(session) }
                return
            }
            guard let session else { return end(.unavailable) }
            self.session = session
            begin(session, token)
        }
    }

    private func begin(_ session: String, _ token: String) {
        let arguments = [
            g_variant_new_object_path(session), BusService.text(""),
            BusService.array("{sv}", [BusService.entry("handle_token", BusService.text(token))]),
        ]
        portal.call("Start", arguments, answer: "(o)") { [weak self, number] reply in
            guard let self, number == self.number else { return }
            guard let request = reply.flatMap(Self.objectPath) else { return end(.unavailable) }
            self.request = request
            if let early, early.request == request { userAnswered(early.code) }
        }
    }

    /// Closes the session.
    func stop() {
        number += 1
        body = nil
        request = nil
        early = nil
        if let session { Self.close(session) }
        session = nil
    }

    private static func close(_ session: String) {
        BusService(name, at: session, interface: "org.freedesktop.portal.Session").call("Close", [], answer: nil) { _ in
        }
    }

    private func end(_ answer: HostPosition.Answer) {
        let body = body
        stop()
        body?(answer)
    }

    // MARK: Signals

    private func listen() {
        guard !isListening else { return }
        isListening = true
        portal.onSignal { [weak self] name, arguments in
            if name == "LocationUpdated" { self?.positionChanged(arguments) }
        }
        requests.onSignalOfAnyObject { [weak self] object, name, arguments in
            guard let self, name == "Response", let code = Self.child(0, "u", of: arguments, g_variant_get_uint32)
            else {
                return
            }
            if object == request { userAnswered(code) } else if body != nil, request == nil { early = (object, code) }
        }
    }

    private func userAnswered(_ code: UInt32) {
        if code == 0 { body?(.permitted) } else { end(.denied) }
    }

    private func positionChanged(_ arguments: OpaquePointer) {
        guard let session, Self.objectPath(arguments) == session,
            let values = Self.child(1, "a{sv}", of: arguments, { $0.flatMap { g_variant_ref($0) } }) ?? nil
        else { return }
        defer { g_variant_unref(values) }
        guard let latitude = BusService.value("Latitude", "d", in: values, g_variant_get_double),
            let longitude = BusService.value("Longitude", "d", in: values, g_variant_get_double)
        else { return }
        let known = { (key: String) in
            // Unknown values are negative; an altitude may be negative, but not that low.
            BusService.value(key, "d", in: values, g_variant_get_double).flatMap {
                $0 >= (key == "Altitude" ? -12_000 : 0) ? $0 : nil
            }
        }
        body?(
            .position(
                HostPosition(
                    latitude: latitude,
                    longitude: longitude,
                    altitude: known("Altitude"),
                    accuracy: known("Accuracy") ?? 0,
                    speed: known("Speed"),
                    heading: known("Heading"),
                    date: BusService.value("Timestamp", "(tt)", in: values, Self.date).flatMap { $0 } ?? Self.now
                )
            )
        )
    }

    private static var now: Date { UIApplication.current?.host.date ?? Date(timeIntervalSince1970: 0) }

    /// Seconds and microseconds since 1970.
    private static func date(_ pair: OpaquePointer?) -> Date? {
        guard let pair, let seconds = child(0, "t", of: pair, g_variant_get_uint64),
            let fraction = child(1, "t", of: pair, g_variant_get_uint64)
        else { return nil }
        return Date(timeIntervalSince1970: Double(seconds) + Double(fraction) / 1_000_000)
    }

    private static func objectPath(_ arguments: OpaquePointer) -> String? {
        child(0, "o", of: arguments) { String(cString: g_variant_get_string($0, nil)) }
    }

    /// Reads a member of a tuple. Nil for one of a different type.
    private static func child<Value>(
        _ index: Int,
        _ type: String,
        of tuple: OpaquePointer,
        _ read: (OpaquePointer?) -> Value
    ) -> Value? {
        guard index < g_variant_n_children(tuple), let value = g_variant_get_child_value(tuple, gsize(index)) else {
            return nil
        }
        defer { g_variant_unref(value) }
        guard String(cString: g_variant_get_type_string(value)) == type else { return nil }
        return read(value)
    }
}

@_spi(Host)
extension GTKHost: HostLocation {
    /// Asks the desktop's portal.
    public func startLocating(
        _ accuracy: HostPosition.Accuracy,
        _ body: @escaping @MainActor (HostPosition.Answer) -> Void
    ) {
        locationService.start(accuracy, body)
    }

    /// Closes the session of the portal.
    public func stopLocating() { locationService.stop() }
}
#endif
