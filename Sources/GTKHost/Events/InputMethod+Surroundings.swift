#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The input method's access to the text around the caret.
extension InputMethod {
    func connectSurroundings() {
        let retrieve: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, context in
            nonisolated(unsafe) let context = context
            return MainActor.assumeIsolated {
                guard let context else { return 0 }
                let method = Unmanaged<WeakMethod>.fromOpaque(context).takeUnretainedValue().method
                return method?.tellSurroundings() == true ? 1 : 0
            }
        }
        let delete: @convention(c) (gpointer?, gint, gint, gpointer?) -> gboolean = { _, offset, count, context in
            nonisolated(unsafe) let context = context
            return MainActor.assumeIsolated {
                guard let context else { return 0 }
                let method = Unmanaged<WeakMethod>.fromOpaque(context).takeUnretainedValue().method
                return method?.deleteSurroundings(from: Int(offset), count: Int(count)) == true ? 1 : 0
            }
        }
        let object = UnsafeMutableRawPointer(method)
        let target = WeakMethod(self)
        Signal.attach(object, "retrieve-surrounding", unsafeBitCast(retrieve, to: GCallback.self), target)
        Signal.attach(object, "delete-surrounding", unsafeBitCast(delete, to: GCallback.self), WeakMethod(self))
    }

    /// The text around the selection without the composed part, the selection in it, and its offset in the whole text, in UTF-16 units.
    /// Nil for secure text entry.
    private var surroundings: (text: String, selection: Range<Int>, start: Int)? {
        guard let field, !field.isSecureTextEntry, let selected = field.selectedTextRange,
            let selection = field.textOffsets(of: selected)
        else { return nil }
        let marked = field.markedTextRange.flatMap { field.textOffsets(of: $0) }
        let range = marked ?? selection
        let (text, start) = field.text(around: range)
        let inside = range.lowerBound - start..<range.upperBound - start
        guard marked != nil else { return (text, inside, start) }
        let rest = (text as NSString).replacingCharacters(in: NSRange(inside), with: "")
        return (rest, inside.lowerBound..<inside.lowerBound, start)
    }

    private func tellSurroundings() -> Bool {
        guard let (text, selection, _) = surroundings else { return false }
        let text16 = text.utf16
        let bytes = [selection.lowerBound, selection.upperBound].map { offset in
            text.utf8.distance(
                from: text.startIndex,
                to: text16.index(text16.startIndex, offsetBy: min(offset, text16.count))
            )
        }
        gtk_im_context_set_surrounding_with_selection(
            method,
            text,
            gint(text.utf8.count),
            gint(bytes[1]),
            gint(bytes[0])
        )
        return true
    }

    /// Deletes characters, in GTK's units, from an offset relative to the caret. Keeps the composed text.
    private func deleteSurroundings(from offset: Int, count: Int) -> Bool {
        guard let field, field.isFirstResponder, let (text, selection, start) = surroundings, count > 0 else {
            return false
        }
        let caret = Int(text.scalars(before: selection.upperBound))
        let lower = start + text.utf16(before: gint(clamping: caret + offset))
        let upper = start + text.utf16(before: gint(clamping: caret + offset + count))
        guard lower < upper else { return false }
        let composed = field.markedTextRange.flatMap { field.textOffsets(of: $0) } ?? 0..<0
        let shift = lower >= composed.lowerBound ? composed.count : 0
        guard let range = field.textRange(ofTextOffsets: lower + shift..<upper + shift) else { return false }
        field.replace(range, withText: "")
        keyDidRun()
        MainLoop.codeDidRun()
        return true
    }
}
#endif
