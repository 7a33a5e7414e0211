#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// File choosers of the portal, which sandboxes have, as a service of the tests. GTK's own chooser is never idle, so that a driver cannot
/// wait for it.
@MainActor
@Suite("File choosers in windows", .serialized, .enabled(if: isOnDisplay))
struct FileChooserPortalTests {
    /// The object that tells the user's answer.
    private static let request = "/org/freedesktop/portal/desktop/request/tests/1"

    /// One for all tests: a name on the bus passes to a new owner with a delay.
    private static let portal = try? BusServer(
        "org.freedesktop.portal.Desktop",
        at: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.FileChooser",
        methods: ["OpenFile", "SaveFile"].map { name in
            """
            <method name='\(name)'>
            <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>
            <arg type='o' direction='out'/>
            </method>
            """
        }.joined(),
        answer: { _ in "(objectpath '\(request)',)" }
    )

    private final class Screen: UIViewController, UIDocumentPickerDelegate {
        var log: [String] = []

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            log.append("picked " + urls.map(\.path).joined(separator: ", "))
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }
    }

    /// Opens a picker, and waits until GTK has asked the portal.
    private func run(
        _ picker: UIDocumentPickerViewController,
        _ body: (_ driver: GTKAppDriver, _ portal: BusServer, _ screen: Screen) async throws -> Void
    ) async throws {
        let portal = try #require(Self.portal)
        portal.clear()
        // GTK asks once whether it should use the portal, when the first chooser opens.
        setenv("GTK_USE_PORTAL", "1", 1)
        defer { unsetenv("GTK_USE_PORTAL") }
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            picker.delegate = screen
            screen.present(picker, animated: false)
            try await driver.settle { !portal.calls.isEmpty }
            try await driver.settle()
            try await body(driver, portal, screen)
        }
    }

    private func answer(_ portal: BusServer, _ files: [URL]) {
        let list = files.map { "'\($0.absoluteString)'" }.joined(separator: ", ")
        portal.emit(
            "Response",
            "(uint32 0, {'uris': <@as [\(list)]>})",
            at: Self.request,
            interface: "org.freedesktop.portal.Request"
        )
    }

    @Test
    func `The chosen files reach the delegate, and the chooser offers only files of the types`() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        picker.allowsMultipleSelection = true
        try await run(picker) { driver, portal, screen in
            let call = try #require(portal.calls.first)
            #expect(call.hasPrefix("OpenFile"))
            #expect(call.contains("'multiple': <true>"))
            #expect(call.contains("'text/plain'"))
            let files = ["a b.txt", "ü.txt"].map { URL(fileURLWithPath: "/tmp/\($0)") }
            answer(portal, files)
            try await driver.settle { !screen.log.isEmpty }
            #expect(screen.log == ["picked /tmp/a b.txt, /tmp/ü.txt"])
            #expect(screen.presentedViewController == nil)
        }
    }

    @Test
    func `A file is copied to the place that the user chooses for it`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("notes.txt")
        try Data("text".utf8).write(to: file)
        let copy = folder.appendingPathComponent("copy.txt")
        try await run(UIDocumentPickerViewController(forExporting: [file], asCopy: true)) { driver, portal, screen in
            let call = try #require(portal.calls.first)
            #expect(call.hasPrefix("SaveFile"))
            #expect(call.contains("'current_name': <'notes.txt'>"))
            answer(portal, [copy])
            try await driver.settle { !screen.log.isEmpty }
            #expect(screen.log == ["picked \(copy.path)"])
            #expect(try Data(contentsOf: copy) == Data("text".utf8))
        }
    }

    @Test
    func `Cancelling the chooser cancels the picker`() async throws {
        try await run(UIDocumentPickerViewController(forOpeningContentTypes: [.item])) { driver, portal, screen in
            portal.emit(
                "Response",
                "(uint32 1, @a{sv} {})",
                at: Self.request,
                interface: "org.freedesktop.portal.Request"
            )
            try await driver.settle { !screen.log.isEmpty }
            #expect(screen.log == ["cancelled"])
            #expect(screen.presentedViewController == nil)
        }
    }
}
#endif
