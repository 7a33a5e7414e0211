#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The desktop's print dialog, in sandboxes that of the portal, and the drawing of the chosen pages.
@MainActor
final class PrintDialog {
    private let job: PrintJob
    private let operation: ObjectReference
    /// The size of the paper in points.
    private var paper = CGSize.zero
    /// Called after the end.
    var onEnd: () -> Void = {}

    init(_ job: PrintJob) {
        self.job = job
        operation = ObjectReference(adopting: UnsafeMutableRawPointer(gtk_print_operation_new()))
        gtk_print_operation_set_job_name(pointer, job.name)
        gtk_print_operation_set_unit(pointer, GTK_UNIT_POINTS)
        // Coordinates begin at the corner of the paper, as in UIKit.
        gtk_print_operation_set_use_full_page(pointer, 1)
        gtk_print_operation_set_embed_page_setup(pointer, 1)
        gtk_print_operation_set_allow_async(pointer, 1)
        makeSettings()
        connect()
    }

    private var pointer: UnsafeMutablePointer<GtkPrintOperation> {
        operation.pointer.assumingMemoryBound(to: GtkPrintOperation.self)
    }

    private func makeSettings() {
        let settings = gtk_print_settings_new()
        gtk_print_settings_set_use_color(settings, job.hasColors ? 1 : 0)
        switch job.duplex {
        case .longEdge?: gtk_print_settings_set_duplex(settings, GTK_PRINT_DUPLEX_HORIZONTAL)
        case .shortEdge?: gtk_print_settings_set_duplex(settings, GTK_PRINT_DUPLEX_VERTICAL)
        case nil: gtk_print_settings_set_duplex(settings, GTK_PRINT_DUPLEX_SIMPLEX)
        }
        gtk_print_operation_set_print_settings(pointer, settings)
        g_object_unref(UnsafeMutableRawPointer(settings))
        let setup = gtk_page_setup_new()
        gtk_page_setup_set_orientation(
            setup,
            job.isLandscape ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT
        )
        gtk_print_operation_set_default_page_setup(pointer, setup)
        g_object_unref(UnsafeMutableRawPointer(setup))
    }

    /// Shows the dialog in front of a window, or writes a file without asking.
    func run(over window: Widget?, into file: URL?) {
        let parent: UnsafeMutablePointer<GtkWindow>? = window.map { $0.cast() }
        let action = file == nil ? GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG : GTK_PRINT_OPERATION_ACTION_EXPORT
        if let file { gtk_print_operation_set_export_filename(pointer, file.path) }
        let result = gtk_print_operation_run(pointer, action, parent, nil)
        // Errors, and results that were known at once, have no further signal.
        if result == GTK_PRINT_OPERATION_RESULT_ERROR { didEnd(result) }
    }

    // MARK: Signals

    private func connect() {
        let begin: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, context, dialog in
            PrintDialog.with(dialog) { $0.begin(context) }
        }
        attach("begin-print", unsafeBitCast(begin, to: GCallback.self))
        let draw: @convention(c) (gpointer?, OpaquePointer?, gint, gpointer?) -> Void = { _, context, page, dialog in
            PrintDialog.with(dialog) { $0.draw(Int(page), context) }
        }
        attach("draw-page", unsafeBitCast(draw, to: GCallback.self))
        let done: @convention(c) (gpointer?, GtkPrintOperationResult, gpointer?) -> Void = { _, result, dialog in
            PrintDialog.with(dialog) { $0.didEnd(result) }
        }
        attach("done", unsafeBitCast(done, to: GCallback.self))
    }

    private final class Weak {
        weak var dialog: PrintDialog?

        init(_ dialog: PrintDialog) {
            self.dialog = dialog
        }
    }

    private func attach(_ name: String, _ handler: GCallback) {
        Signal.attach(operation.pointer, name, handler, Weak(self))
    }

    private nonisolated static func with(_ context: gpointer?, _ body: @MainActor (PrintDialog) -> Void) {
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
            guard let context else { return }
            if let dialog = Unmanaged<Weak>.fromOpaque(context).takeUnretainedValue().dialog { body(dialog) }
            MainLoop.codeDidRun()
        }
    }

    private func begin(_ context: OpaquePointer?) {
        guard let setup = gtk_print_context_get_page_setup(context) else { return }
        let unit = GTK_UNIT_POINTS
        paper = CGSize(
            width: gtk_page_setup_get_paper_width(setup, unit),
            height: gtk_page_setup_get_paper_height(setup, unit)
        )
        let printable = CGRect(
            x: gtk_page_setup_get_left_margin(setup, unit),
            y: gtk_page_setup_get_top_margin(setup, unit),
            width: gtk_page_setup_get_page_width(setup, unit),
            height: gtk_page_setup_get_page_height(setup, unit)
        )
        // A document without pages is an error of GTK's.
        gtk_print_operation_set_n_pages(pointer, gint(max(1, job.prepare(paper: paper, printable: printable))))
    }

    private func draw(_ page: Int, _ context: OpaquePointer?) {
        guard let cairo = gtk_print_context_get_cairo_context(context) else { return }
        job.draw(page, paper: paper, with: cairo)
    }

    private func didEnd(_ result: GtkPrintOperationResult) {
        var reason: String?
        // GTK reports a critical error if it is asked for the error of a success.
        if result == GTK_PRINT_OPERATION_RESULT_ERROR {
            var error: UnsafeMutablePointer<GError>?
            gtk_print_operation_get_error(pointer, &error)
            reason = error?.pointee.message.map { String(cString: $0) }
            g_clear_error(&error)
        }
        onEnd()
        switch result {
        case GTK_PRINT_OPERATION_RESULT_CANCEL: job.finish(.cancelled)
        case GTK_PRINT_OPERATION_RESULT_ERROR: job.finish(.failed(reason ?? "The document cannot be printed."))
        default: job.finish(.printed)
        }
    }
}

@_spi(Host)
extension GTKHost: HostPrinting {
    /// True: the dialog also writes files.
    public var canPrint: Bool { true }

    /// Opens the desktop's print dialog.
    public func print(_ job: PrintJob) {
        let window = windows.last { $0.window === job.window } ?? windows.last
        let dialog = PrintDialog(job)
        dialog.onEnd = { [weak self, weak dialog] in self?.printDialogs.removeAll { $0 === dialog } }
        printDialogs.append(dialog)
        dialog.run(over: window?.widget, into: printFile)
    }
}
#endif
