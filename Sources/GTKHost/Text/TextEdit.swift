#if GTK
    import CGTK
    import Foundation

    /// An edit that turns one text into another, in UTF-8 bytes that begin and end whole characters.
    ///
    /// Assistive technology speaks what an edit deletes and inserts, so that it must be what the person edited, and no more. There
    /// are often several answers: a letter typed into "aa" may be any of three. The selection before and the caret after the edit
    /// tell which.
    struct TextEdit: Equatable {
        /// What is deleted from the old text.
        var deleted: Range<Int>
        /// What is inserted of the new text.
        var inserted: Range<Int>

        /// Finds the edit, or nil when both texts are equal. Takes time proportional to their length.
        ///
        /// - Parameters:
        ///   - old: The text before.
        ///   - new: The text after.
        ///   - selection: What was selected before.
        ///   - caret: Where the caret is after.
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

        /// How many bytes, up to a limit, both texts have in common at the start, without a character that is cut in two.
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

        /// The same at the end.
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
        /// Has an editable show another text by the edit that leads there: assistive technology hears of that edit alone.
        ///
        /// - Parameters:
        ///   - content: The text.
        ///   - caret: Where the caret will be, in UTF-16 units.
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
                // GTK moves the old text as soon as it changes.
                var position = old[..<edit.deleted.lowerBound].characterCount
                let end = position + old[edit.deleted].characterCount
                if end > position { gtk_editable_delete_text(opaque, position, end) }
                guard !edit.inserted.isEmpty else { return }
                // A string of its own: GTK tells assistive technology of all up to the end, whatever the length.
                let text = String(decoding: new[edit.inserted], as: UTF8.self)
                gtk_editable_insert_text(opaque, text, gint(edit.inserted.count), &position)
            }
        }
    }

    extension UnsafeBufferPointer<UInt8> {
        /// Where a character begins, as GTK counts them.
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
        /// How many characters there are, as GTK counts them.
        fileprivate var characterCount: gint { reduce(0) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 } }
    }
#endif
