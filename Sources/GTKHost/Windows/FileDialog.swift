#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The file chooser of the desktop: that of the portal where there is one, otherwise GTK's.
@MainActor
final class FileDialog {
    let panel: FilePanel
    private let native: OpaquePointer
    /// Called after the user chose or cancelled.
    var onEnd: () -> Void = {}

    init?(_ panel: FilePanel, over window: Widget?) {
        self.panel = panel
        let action =
            switch panel.purpose {
            case .files: GTK_FILE_CHOOSER_ACTION_OPEN
            case .folders: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
            case .newFile: GTK_FILE_CHOOSER_ACTION_SAVE
            }
        guard let native = gtk_file_chooser_native_new(nil, window.map { $0.cast() }, action, nil, nil) else {
            return nil
        }
        self.native = native
        configure()
        connect()
    }

    private func configure() {
        gtk_native_dialog_set_modal(dialog, 1)
        gtk_file_chooser_set_select_multiple(native, panel.allowsSeveral ? 1 : 0)
        if case .newFile(let name) = panel.purpose { gtk_file_chooser_set_current_name(native, name) }
        if let folder = panel.folder {
            let file = g_file_new_for_path(folder.path)
            // A folder that does not exist is not shown; the chooser then begins with the last one.
            gtk_file_chooser_set_current_folder(native, file, nil)
            g_object_unref(UnsafeMutableRawPointer(file))
        }
        guard let filter = panel.filter, let native = gtk_file_filter_new() else { return }
        gtk_file_filter_set_name(native, filter.name)
        for type in filter.mimeTypes { gtk_file_filter_add_mime_type(native, type) }
        for suffix in filter.extensions { gtk_file_filter_add_suffix(native, suffix) }
        gtk_file_chooser_add_filter(self.native, native)
        g_object_unref(UnsafeMutableRawPointer(native))
    }

    private var dialog: UnsafeMutablePointer<GtkNativeDialog> {
        UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkNativeDialog.self)
    }

    func show() { gtk_native_dialog_show(dialog) }

    /// Closes the chooser without an answer.
    func close() {
        gtk_native_dialog_destroy(dialog)
        g_object_unref(UnsafeMutableRawPointer(native))
    }

    private func connect() {
        let handler: @convention(c) (gpointer?, gint, gpointer?) -> Void = { _, response, context in
            nonisolated(unsafe) let context = context
            MainActor.assumeIsolated {
                guard let context else { return }
                Unmanaged<Answer>.fromOpaque(context).takeUnretainedValue().body(response)
                MainLoop.codeDidRun()
            }
        }
        Signal.attach(
            UnsafeMutableRawPointer(native),
            "response",
            unsafeBitCast(handler, to: GCallback.self),
            Answer { [weak self] in self?.userAnswered($0) }
        )
    }

    private func userAnswered(_ response: gint) {
        let urls = response == GTK_RESPONSE_ACCEPT.rawValue ? chosenURLs : nil
        onEnd()
        panel.finish(urls)
    }

    /// The chosen files. Those without a path on this computer are left out, because apps read and write paths.
    private var chosenURLs: [URL] {
        guard let files = gtk_file_chooser_get_files(native) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(files)) }
        return (0..<g_list_model_get_n_items(files)).compactMap { index in
            guard let file = g_list_model_get_item(files, index) else { return nil }
            defer { g_object_unref(file) }
            return URL(file: OpaquePointer(file)).flatMap { $0.isFileURL ? $0 : nil }
        }
    }

    private final class Answer {
        let body: @MainActor (gint) -> Void

        init(_ body: @escaping @MainActor (gint) -> Void) {
            self.body = body
        }
    }
}

private final class ProgramAnswer {
    let body: @MainActor (Bool) -> Void

    init(_ body: @escaping @MainActor (Bool) -> Void) {
        self.body = body
    }
}

@_spi(Host)
extension GTKHost: HostFiles {
    /// Opens the desktop's file chooser.
    public func show(_ panel: FilePanel) {
        let window = windows.last { $0.window === panel.window } ?? windows.last
        guard let dialog = FileDialog(panel, over: window?.widget) else { return panel.finish(nil) }
        dialog.onEnd = { [weak self, weak dialog] in
            if let dialog { self?.closeFileDialog(dialog) }
        }
        fileDialogs.append(dialog)
        dialog.show()
    }

    /// Closes the file chooser.
    public func hide(_ panel: FilePanel) {
        if let dialog = fileDialogs.first(where: { $0.panel === panel }) { closeFileDialog(dialog) }
    }

    /// Opens GTK's list of the programs for the file. In a sandbox, which hides the desktop's programs, the portal asks the user.
    public func open(_ file: URL, over window: UIWindow?, _ body: @escaping @MainActor (Bool) -> Void) {
        let parent: UnsafeMutablePointer<GtkWindow>? = (windows.last { $0.window === window } ?? windows.last)
            .map { $0.widget.cast() }
        let answer = Unmanaged.passRetained(ProgramAnswer(body)).toOpaque()
        let callback: SearchlightOpenCallback = { isOpen, context in
            nonisolated(unsafe) let context = context
            MainActor.assumeIsolated {
                guard let context else { return }
                Unmanaged<ProgramAnswer>.fromOpaque(context).takeRetainedValue().body(isOpen != 0)
                MainLoop.codeDidRun()
            }
        }
        searchlight_open_with(parent, file.path, SystemTexts.text("Open With…"), callback, answer)
    }

    private func closeFileDialog(_ dialog: FileDialog) {
        fileDialogs.removeAll { $0 === dialog }
        dialog.close()
    }
}
#endif
