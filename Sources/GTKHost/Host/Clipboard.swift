#if GTK
import CGTK
import CGTKShim
import Foundation
import UIKitCore

/// The desktop's clipboard. GTK reads the content of other programs asynchronously, so its text is fetched whenever it
/// changes, and again before the user pastes.
@MainActor
final class Clipboard {
    private let clipboard: OpaquePointer
    private var known: String?
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

    var text: String? {
        get { known }
        set {
            known = newValue
            changeCount += 1
            if let newValue {
                gdk_clipboard_set_text(clipboard, newValue.replacingOccurrences(of: "\0", with: ""))
            } else {
                gdk_clipboard_set_content(clipboard, nil)
            }
        }
    }

    /// Fetches the text, then calls a closure.
    func readThen(_ body: @escaping @MainActor () -> Void) {
        if gdk_clipboard_is_local(clipboard) != 0 { return body() }
        let context = Unmanaged.passRetained(Callback { body() }).toOpaque()
        let holder = Unmanaged.passRetained(Read(clipboard: self, callback: context)).toOpaque()
        gdk_clipboard_read_text_async(
            clipboard,
            nil,
            { source, result, holder in
                nonisolated(unsafe) let (source, result, holder) = (source, result, holder)
                MainActor.assumeIsolated {
                    guard let holder else { return }
                    let read = Unmanaged<Read>.fromOpaque(holder).takeRetainedValue()
                    let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                    defer { g_free(text) }
                    read.clipboard?.known = text.map { String(cString: $0) }
                    Unmanaged<Callback>.fromOpaque(read.callback).takeRetainedValue().body()
                    MainLoop.codeDidRun()
                }
            },
            holder
        )
    }

    private final class Read {
        weak var clipboard: Clipboard?
        let callback: UnsafeMutableRawPointer

        init(clipboard: Clipboard, callback: UnsafeMutableRawPointer) {
            self.clipboard = clipboard
            self.callback = callback
        }
    }
}
#endif
