#if GTK
import CGTK
import CGTKShim
import Foundation
import UIKitCore

/// The desktop's clipboard. GTK reads the content of other programs asynchronously, so its text and image are fetched whenever it
/// changes, and again before the user pastes.
@MainActor
final class Clipboard {
    private let clipboard: OpaquePointer
    private(set) var text: String?
    /// The image as the data of a PNG file.
    private(set) var image: Data?
    /// The number of changes of the clipboard, by this program or others.
    private(set) var changeCount = 0

    init(display: OpaquePointer) {
        clipboard = gdk_display_get_clipboard(display)
        Signal.connect(UnsafeMutableRawPointer(clipboard), "changed") { [weak self] in
            guard let self, gdk_clipboard_is_local(clipboard) == 0 else { return }
            changeCount += 1
            readThen {}
        }
    }

    /// Replaces the content. Other programs choose the text or the image.
    func write(text: String?, image: Data?) {
        self.text = text
        self.image = image
        changeCount += 1
        var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
        if let text = text?.replacingOccurrences(of: "\0", with: "") {
            providers.append(searchlight_content_provider_for_text(text))
        }
        if let image {
            let bytes = image.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            providers.append(gdk_content_provider_new_for_bytes("image/png", bytes))
        }
        guard !providers.isEmpty else {
            _ = gdk_clipboard_set_content(clipboard, nil)
            return
        }
        // The union owns the providers.
        let union = gdk_content_provider_new_union(&providers, gsize(providers.count))
        gdk_clipboard_set_content(clipboard, union)
        g_object_unref(UnsafeMutableRawPointer(union))
    }

    /// Fetches text and image, then calls a closure.
    func readThen(_ body: @escaping @MainActor () -> Void) {
        if gdk_clipboard_is_local(clipboard) != 0 { return body() }
        let formats = gdk_clipboard_get_formats(clipboard)
        let hasImage = gdk_content_formats_contain_mime_type(formats, "image/png") != 0
        readText { [weak self] text in
            // For an image without a text, GTK reads an empty one.
            self?.text = hasImage && text?.isEmpty == true ? nil : text
            guard hasImage else {
                self?.image = nil
                return body()
            }
            self?.readImage { [weak self] image in
                self?.image = image
                body()
            }
        }
    }

    private func readText(_ body: @escaping @MainActor (String?) -> Void) {
        let context = Unmanaged.passRetained(Reading(body)).toOpaque()
        gdk_clipboard_read_text_async(
            clipboard,
            nil,
            { source, result, context in
                nonisolated(unsafe) let (source, result, context) = (source, result, context)
                MainActor.assumeIsolated {
                    guard let context else { return }
                    let reading = Unmanaged<Reading<String>>.fromOpaque(context).takeRetainedValue()
                    let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                    defer { g_free(text) }
                    reading.body(text.map { String(cString: $0) })
                    MainLoop.codeDidRun()
                }
            },
            context
        )
    }

    private func readImage(_ body: @escaping @MainActor (Data?) -> Void) {
        let context = Unmanaged.passRetained(Reading(body)).toOpaque()
        searchlight_clipboard_read_data(
            clipboard,
            "image/png",
            { start, count, context in
                let data = start.map { Data(bytes: $0, count: Int(count)) }
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    guard let context else { return }
                    Unmanaged<Reading<Data>>.fromOpaque(context).takeRetainedValue().body(data)
                    MainLoop.codeDidRun()
                }
            },
            context
        )
    }

    /// The continuation of a request to another program.
    private final class Reading<Value> {
        let body: @MainActor (Value?) -> Void

        init(_ body: @escaping @MainActor (Value?) -> Void) { self.body = body }
    }
}
#endif
