#if GTK
import CGTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// The file chooser of GTK, which a document picker opens.
@MainActor
@Suite("File choosers in windows", .serialized, .enabled(if: isOnDisplay))
struct FileDialogTests {
    private final class Owner: UIViewController, UIDocumentPickerDelegate {
        var picked: [URL]?
        var isCancelled = false

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            picked = urls
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
    }

    /// The open chooser of GTK.
    private var dialog: Widget? {
        guard let windows = gtk_window_get_toplevels() else { return nil }
        for index in 0..<g_list_model_get_n_items(windows) {
            guard let window = g_list_model_get_item(windows, index) else { continue }
            // The list keeps the window.
            g_object_unref(window)
            let widget = window.assumingMemoryBound(to: GtkWidget.self)
            if widget.isA(gtk_file_chooser_dialog_get_type()), gtk_widget_get_mapped(widget) != 0 { return widget }
        }
        return nil
    }

    /// Runs GTK until a condition holds. `settle()` would not return: an open chooser always has work to do.
    private func wait(_ driver: GTKAppDriver, until condition: () -> Bool) async throws {
        let start = ContinuousClock.now
        while !condition() {
            try #require(start.duration(to: .now) < .seconds(30))
            await Task.yield()
            UIApplication.current = driver.application
            for _ in 0..<20 where g_main_context_iteration(nil, 0) == 0 { usleep(500) }
        }
    }

    private func answer(_ response: GtkResponseType) {
        guard let dialog else { return }
        gtk_dialog_response(dialog.cast(), response.rawValue)
    }

    /// The path that is selected in the open chooser.
    private var selection: String? {
        guard let dialog, let file = gtk_file_chooser_get_file(dialog.opaque) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let path = g_file_get_path(file) else { return nil }
        defer { g_free(path) }
        return String(cString: path)
    }

    @Test
    func `The file that the user chooses reaches the delegate, and the chooser closes`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("notes.txt")
        try Data("text".utf8).write(to: file)
        let owner = Owner()
        try await GTKAppDriver.run(rootViewController: owner) { driver in
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
            picker.delegate = owner
            picker.directoryURL = folder
            owner.present(picker, animated: false)
            try await wait(driver) { dialog != nil }
            let chooser = try #require(dialog)
            let chosen = g_file_new_for_path(file.path)
            gtk_file_chooser_set_file(chooser.opaque, chosen, nil)
            g_object_unref(UnsafeMutableRawPointer(chosen))
            try await wait(driver) { selection == file.path }
            answer(GTK_RESPONSE_ACCEPT)
            try await wait(driver) { owner.picked != nil }
            #expect(owner.picked?.map(\.path) == [file.path])
            #expect(owner.presentedViewController == nil)
            try await wait(driver) { dialog == nil }
            #expect(dialog == nil)
        }
    }

    @Test
    func `Cancelling the chooser cancels the picker`() async throws {
        let owner = Owner()
        try await GTKAppDriver.run(rootViewController: owner) { driver in
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            picker.delegate = owner
            owner.present(picker, animated: false)
            try await wait(driver) { dialog != nil }
            answer(GTK_RESPONSE_CANCEL)
            try await wait(driver) { owner.isCancelled }
            #expect(owner.isCancelled)
            #expect(owner.picked == nil)
            #expect(dialog == nil)
        }
    }

    @Test
    func `A picker that the app dismisses closes its chooser`() async throws {
        let owner = Owner()
        try await GTKAppDriver.run(rootViewController: owner) { driver in
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            picker.delegate = owner
            owner.present(picker, animated: false)
            try await wait(driver) { dialog != nil }
            owner.dismiss(animated: false)
            try await wait(driver) { dialog == nil }
            #expect(dialog == nil)
            #expect(!owner.isCancelled)
        }
    }
}
#endif
