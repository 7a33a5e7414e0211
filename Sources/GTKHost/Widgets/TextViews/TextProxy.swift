#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The invisible `GtkTextView` of a text view: it has the keyboard focus and the input method, and assistive technology reads and
/// edits its text.
///
/// Its buffer contains the beginning of the text, up to ``loaded``; a long text is completed in steps of a few milliseconds.
@MainActor
final class TextProxy {
    let widget: Widget
    let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private let reference: ObjectReference
    private weak var view: UITextView?
    /// The number of UTF-16 units in the buffer.
    private(set) var loaded = 0
    private var offsets = WideOffsets()
    /// The marks that divide long lines; see ``insert(_:at:)``.
    private var dividers: Set<UnsafeMutablePointer<GtkTextMark>> = []
    /// The number of bytes that were inserted since the latest divider.
    private var undivided = 0
    private var isNew = true
    private var isLoading = false
    /// Whether this class is changing the buffer.
    private(set) var isShowing = false

    /// The number of UTF-16 units to insert in a step; takes 2 milliseconds at most.
    private static let step = 1 << 16

    init(of view: UITextView) {
        self.view = view
        widget = searchlight_text_proxy_new()
        reference = ObjectReference(UnsafeMutableRawPointer(widget))
        buffer = gtk_text_view_get_buffer(widget.cast())
        gtk_widget_add_css_class(widget, "proxy")
        // The content behind it receives the pointer.
        gtk_widget_set_can_target(widget, 0)
        InputMethod.leaveDesktopOut(of: widget)
    }

    /// Whether a widget is a proxy: hosted widgets may contain other `GtkTextView`s.
    static func isProxy(_ widget: Widget) -> Bool {
        widget.isA(gtk_text_view_get_type()) && gtk_widget_has_css_class(widget, "proxy") != 0
    }

    // MARK: Text

    /// Applies the edits since the last call, and shows the selection.
    func show() {
        guard let view else { return }
        isShowing = true
        defer { isShowing = false }
        let edits = view.takeEdits().filter(\.changesCharacters)
        let hasChanged = isNew || !edits.isEmpty
        if isNew {
            isNew = false
            load(of: view)
        } else if let edit = TextViewEdit.merged(edits) {
            apply(edit, of: view)
        }
        loadSoon()
        showSelection(of: view, hasChanged: hasChanged)
    }

    private func apply(_ edit: TextViewEdit, of view: UITextView) {
        let oldLength = view.textStorage.length - edit.inserted + edit.removed
        guard edit.location < loaded || loaded == oldLength else { return }
        let end = edit.location + edit.removed
        guard end <= loaded, edit.inserted <= Self.step else {
            if edit.location < loaded { replace(edit.location..<loaded, with: "") }
            return load(of: view)
        }
        let range = NSRange(location: edit.location, length: edit.inserted)
        replace(edit.location..<end, with: view.textStorage.attributedSubstring(from: range).string)
    }

    private func replace(_ range: Range<Int>, with text: String) {
        var (start, end) = (iterator(at: range.lowerBound), iterator(at: range.upperBound))
        offsets.replace(range, with: text)
        loaded += text.utf16.count - range.count
        if !range.isEmpty {
            gtk_text_buffer_delete(buffer, &start, &end)
            removeDividers(at: start)
        }
        guard !text.isEmpty else { return }
        // A NUL character would end the text.
        insert(text.utf8.contains(0) ? text.replacingOccurrences(of: "\0", with: "\u{2400}") : text, at: &start)
    }

    /// The number of bytes between two dividers.
    static let dividedLength = 4096

    /// Inserts text, and marks at regular distances.
    ///
    /// GTK joins the text of a line between two marks to one piece. An insertion copies the piece around it and counts its characters,
    /// which takes many milliseconds for a piece of a megabyte.
    private func insert(_ text: String, at place: inout GtkTextIter) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                var end = min(start + max(1, Self.dividedLength - undivided), bytes.count)
                // The bytes of a character stay together, and the two of a line break.
                while end < bytes.count, bytes[end] & 0xC0 == 0x80 || bytes[end - 1] == 0x0D && bytes[end] == 0x0A {
                    end += 1
                }
                UnsafeBufferPointer(rebasing: bytes[start..<end]).withMemoryRebound(to: CChar.self) {
                    gtk_text_buffer_insert(buffer, &place, $0.baseAddress, gint($0.count))
                }
                undivided += end - start
                if undivided >= Self.dividedLength { divide(at: place) }
                start = end
            }
        }
    }

    private func divide(at place: GtkTextIter) {
        var place = place
        if let mark = gtk_text_buffer_create_mark(buffer, nil, &place, 1) { dividers.insert(mark) }
        undivided = 0
    }

    /// Removes all dividers but one at the place of deleted text.
    private func removeDividers(at place: GtkTextIter) {
        var place = place
        let marks = gtk_text_iter_get_marks(&place)
        defer { g_slist_free(marks) }
        let found = sequence(first: marks) { $0?.pointee.next }.prefix { $0 != nil }
            .compactMap { $0?.pointee.data?.assumingMemoryBound(to: GtkTextMark.self) }
            .filter(dividers.contains)
        for mark in found.dropFirst() {
            dividers.remove(mark)
            gtk_text_buffer_delete_mark(buffer, mark)
        }
    }

    /// The number of dividers, for measurements.
    var dividerCount: Int { dividers.count }

    /// Inserts the next part of the text.
    private func load(of view: UITextView) {
        let length = view.textStorage.length
        guard loaded < length else { return }
        var end = min(loaded + Self.step, length)
        if end < length {
            let ends = view.textStorage.attributedSubstring(from: NSRange(end - 1..<end + 1)).string as NSString
            if Self.isPair(ends.character(at: 0), ends.character(at: 1)) { end -= 1 }
        }
        replace(loaded..<loaded, with: view.textStorage.attributedSubstring(from: NSRange(loaded..<end)).string)
    }

    /// Whether two UTF-16 units are inserted together: a surrogate pair, or a pair of line separators.
    private static func isPair(_ first: unichar, _ second: unichar) -> Bool {
        UTF16.isLeadSurrogate(first) && UTF16.isTrailSurrogate(second) || first == 0x0D && second == 0x0A
    }

    private func loadSoon() {
        guard !isLoading, let view, loaded < view.textStorage.length else { return }
        isLoading = true
        MainLoop.atEndOfTurn(priority: G_PRIORITY_DEFAULT_IDLE) { [weak self] in
            guard let self, let view = self.view else { return }
            isLoading = false
            isShowing = true
            load(of: view)
            if loaded == view.textStorage.length { showSelection(of: view, hasChanged: false) }
            isShowing = false
            loadSoon()
        }
    }

    // MARK: Selection

    /// - Parameter hasChanged: Whether text changed. GTK moves the caret with the text, but reports only a new selection to assistive
    ///   technology.
    private func showSelection(of view: UITextView, hasChanged: Bool) {
        let range = view.selectedRange
        let head = view.caretOffset <= range.location ? range.location : range.location + range.length
        let anchor = head == range.location ? range.location + range.length : range.location
        let wanted = (anchor: min(anchor, loaded), head: min(head, loaded))
        let (shownAnchor, shownHead) = selection
        guard hasChanged || shownAnchor != wanted.anchor || shownHead != wanted.head else { return }
        var (insert, bound) = (iterator(at: wanted.head), iterator(at: wanted.anchor))
        gtk_text_buffer_select_range(buffer, &insert, &bound)
    }

    /// The selection of the buffer, in UTF-16 units.
    var selection: (anchor: Int, head: Int) {
        let (insert, bound) = (gtk_text_buffer_get_insert(buffer), gtk_text_buffer_get_selection_bound(buffer))
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer, &iterator, bound)
        let anchor = units(at: &iterator)
        gtk_text_buffer_get_iter_at_mark(buffer, &iterator, insert)
        return (anchor, units(at: &iterator))
    }

    /// The offset of an iterator in UTF-16 units.
    func units(at iterator: UnsafePointer<GtkTextIter>) -> Int {
        offsets.units(before: Int(gtk_text_iter_get_offset(iterator)))
    }

    /// The iterator at an offset in UTF-16 units.
    func iterator(at units: Int) -> GtkTextIter {
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &iterator, gint(clamping: offsets.characters(before: units)))
        return iterator
    }
}
#endif
