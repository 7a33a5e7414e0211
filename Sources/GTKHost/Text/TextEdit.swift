#if GTK
import CGTK
import Foundation

/// An edit that changes one text to a different one, in UTF-8 offsets at character boundaries.
///
/// Assistive technology speaks the deleted and inserted text, so the edit must be exactly that of the user. It is often
/// ambiguous: a letter typed into "aa" may be any of three. The selection before and the caret after the edit resolve this.
struct TextEdit: Equatable {
    /// The deleted range of the old text.
    var deleted: Range<Int>
    /// The inserted range of the new text.
    var inserted: Range<Int>

    /// Computes the edit; nil for equal texts. Takes linear time.
    ///
    /// - Parameters:
    ///   - old: The text before.
    ///   - new: The text after.
    ///   - selection: The selection before.
    ///   - caret: The caret after.
    init?(
        from old: UnsafeBufferPointer<UInt8>,
        to new: UnsafeBufferPointer<UInt8>,
        selection: Range<Int>,
        caret: Int
    ) {
        if TextEdit.commonEnd(old, new, old.count) == old.count, old.count == new.count { return nil }
        let tail = old.count - selection.upperBound
        if selection.lowerBound + tail <= new.count,
            TextEdit.commonStart(old, new, selection.lowerBound) == selection.lowerBound,
            TextEdit.commonEnd(old, new, tail) == tail
        {
            deleted = selection
            inserted = selection.lowerBound..<new.count - tail
            return
        }
        let shorter = min(old.count, new.count)
        var end = TextEdit.commonEnd(old, new, min(shorter, new.count - caret))
        let start = TextEdit.commonStart(old, new, shorter - end)
        end = TextEdit.commonEnd(old, new, shorter - start)
        deleted = start..<old.count - end
        inserted = start..<new.count - end
    }

    /// The length of the common prefix in bytes, up to a limit, without splitting a character.
    private static func commonStart(
        _ old: UnsafeBufferPointer<UInt8>,
        _ new: UnsafeBufferPointer<UInt8>,
        _ limit: Int
    ) -> Int {
        var count = 0
        while count < limit, old[count] == new[count] { count += 1 }
        while count > 0, isInsideCharacter(old, count) || isInsideCharacter(new, count) { count -= 1 }
        return count
    }

    /// The length of the common suffix in bytes, up to a limit.
    private static func commonEnd(
        _ old: UnsafeBufferPointer<UInt8>,
        _ new: UnsafeBufferPointer<UInt8>,
        _ limit: Int
    ) -> Int {
        var count = 0
        let limit = min(limit, new.count)
        while count < limit, old[old.count - 1 - count] == new[new.count - 1 - count] { count += 1 }
        while count > 0, isInsideCharacter(old, old.count - count) { count -= 1 }
        return count
    }

    private static func isInsideCharacter(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index < bytes.count && bytes[index] & 0xC0 == 0x80
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// Changes the text of an editable by the smallest edit, so that assistive technology is notified of that edit alone.
    ///
    /// - Parameters:
    ///   - content: The new text.
    ///   - caret: The caret afterwards, in UTF-16 units.
    @MainActor
    func editText(into content: String, caret: Int) {
        guard let shown = gtk_editable_get_text(opaque) else { return }
        var bounds: (start: gint, end: gint) = (0, 0)
        gtk_editable_get_selection_bounds(opaque, &bounds.start, &bounds.end)
        let old = UnsafeRawBufferPointer(start: shown, count: strlen(shown)).bindMemory(to: UInt8.self)
        let selection = old.offset(ofCharacter: bounds.start)..<old.offset(ofCharacter: bounds.end)
        let place = content.utf8.distance(
            from: content.startIndex,
            to: String.Index(utf16Offset: min(caret, content.utf16.count), in: content)
        )
        var content = content
        content.withUTF8 { new in
            guard let edit = TextEdit(from: old, to: new, selection: selection, caret: place) else { return }
            // GTK invalidates the old text as soon as it changes.
            var position = old[..<edit.deleted.lowerBound].characterCount
            let end = position + old[edit.deleted].characterCount
            if end > position { gtk_editable_delete_text(opaque, position, end) }
            guard !edit.inserted.isEmpty else { return }
            // A separate string: GTK notifies assistive technology of the whole C string, regardless of the length.
            let text = String(decoding: new[edit.inserted], as: UTF8.self)
            gtk_editable_insert_text(opaque, text, gint(edit.inserted.count), &position)
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The byte offset of a character, in GTK's units.
    fileprivate func offset(ofCharacter number: gint) -> Int {
        var left = number
        var offset = 0
        while offset < count {
            if self[offset] & 0xC0 != 0x80 {
                if left == 0 { return offset }
                left -= 1
            }
            offset += 1
        }
        return count
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// The number of characters, in GTK's units.
    fileprivate var characterCount: gint { reduce(0) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 } }
}
#endif
