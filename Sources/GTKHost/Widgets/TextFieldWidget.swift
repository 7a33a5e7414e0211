#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A text field: tokens in front of a `GtkText`, which draws text, caret and selection and provides accessibility.
///
/// UIKit owns the text. Input never reaches the `GtkText` directly but passes through UIKit, which may reject it; the
/// `GtkText` shows the result.
@MainActor
final class TextFieldWidget: ViewWidget {
    let text: Widget
    /// The entry that contains the `GtkText`: in GTK 4.8, assistive technology can read text only in an entry.
    private let entry: Widget
    private let area: Widget
    let row: Widget
    let tokens: TokenRow
    private let inputMethod: InputMethod
    /// The latest list that the field controls. Never dereferenced, because it may be deallocated.
    private var controlled: Widget?
    /// The active descendant. Never dereferenced, because it may be deallocated.
    private var active: Widget?
    private var activeText: String?
    /// Whether this class is changing the `GtkText`.
    var isShowing = false

    init(field: UITextField, tree: WidgetTree) {
        entry = gtk_entry_new()
        text = UnsafeMutablePointer(gtk_editable_get_delegate(entry.opaque))
        area = searchlight_view_new(GTK_ACCESSIBLE_ROLE_GENERIC)
        row = searchlight_box_new(GTK_ORIENTATION_HORIZONTAL, 0, GTK_ACCESSIBLE_ROLE_GENERIC)
        tokens = TokenRow(box: row, tree: tree)
        inputMethod = InputMethod(text: text)
        super.init(view: field, tree: tree, widget: searchlight_view_new(GTK_ACCESSIBLE_ROLE_GROUP))
        gtk_widget_add_css_class(widget, "textfield")
        gtk_widget_set_overflow(area, GTK_OVERFLOW_HIDDEN)
        g_object_ref_sink(UnsafeMutableRawPointer(area))
        searchlight_set_role(
            entry,
            field is UISearchTextField ? GTK_ACCESSIBLE_ROLE_SEARCH_BOX : GTK_ACCESSIBLE_ROLE_TEXT_BOX
        )
        gtk_widget_set_hexpand(entry, 1)
        gtk_editable_set_width_chars(entry.opaque, 4)
        gtk_editable_set_enable_undo(entry.opaque, 0)
        InputMethod.leaveDesktopOut(of: text)
        gtk_box_append(row.cast(), entry)
        searchlight_view_insert(area, row, nil)
        inputMethod.field = field
        inputMethod.keyDidRun = { [weak self] in self?.showNow() }
        inputMethod.focusWasRefused = { [weak self] in
            guard let self, let window = self.view?.window else { return }
            tree.host.windows.first { $0.window === window }?.showFocus()
        }
        inputMethod.caretArea = { [text] in
            var strong = graphene_rect_t()
            gtk_text_compute_cursor_extents(text.cast(), gsize(gtk_editable_get_position(text.opaque)), &strong, nil)
            return CGRect(
                x: Double(strong.origin.x),
                y: Double(strong.origin.y),
                width: Double(strong.size.width),
                height: Double(strong.size.height)
            )
        }
        inputMethod.takesTab = { [weak field] _ in field?.markedTextRange != nil }
        inputMethod.willPaste = { [weak tree] paste in tree?.host.clipboard.readThen(paste) }
        field.shownTextStart = { [weak self] in self?.textStart }
        DragSource.connect(row, host: tree.host) { [weak self] point in self?.drag(at: point) }
        DropTarget.connect(self)
        connectEditing()
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(area))
    }

    override var additions: [Widget] { [area] }

    override func showBackground(of view: UIView) {
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        searchlight_view_set_solid(widget, 1)
        showGroundImage(of: view, in: widget)
        widget.setClass("pictured", view.groundImage != nil)
        tree.host.styles.setBackground(
            view.backgroundColor.map { Palette.surface(of: $0, traits: traits) },
            of: widget
        )
    }

    override func updateContent(_ view: UIView) {
        super.updateContent(view)
        guard let field = view as? UITextField else { return }
        inputMethod.showWishes()
        if let searchField = field as? UISearchTextField { tokens.show(searchField) }
        gtk_widget_set_sensitive(widget, field.isEnabled ? 1 : 0)
        let name = field.accessibilityLabel ?? field.placeholder
        Accessible.setLabel(name, of: entry)
        Accessible.setDescription(field.accessibilityHint, of: entry)
        searchlight_accessible_set_placeholder(
            entry,
            DrawableText.clean(field.placeholder ?? "", inOneLine: true)
        )
        if let searchField = field as? UISearchTextField { showStates(of: searchField) }
        setDirection(of: [row, entry, text, area])
        if field.searchTokens.isEmpty, let placeholder = field.placeholder {
            gtk_text_set_placeholder_text(text.cast(), DrawableText.clean(placeholder, inOneLine: true))
        } else {
            gtk_text_set_placeholder_text(text.cast(), nil)
        }
        showText(of: field)
        placeRow(in: field.contentArea)
    }

    private func showStates(of field: UISearchTextField) {
        if let isOpen = field.areSuggestionsOpen {
            searchlight_accessible_set_expanded(entry, isOpen ? 1 : 0)
        } else {
            searchlight_accessible_reset_expanded(entry)
        }
        searchlight_accessible_set_busy(entry, field.isSearchRunning ? 1 : 0)
    }

    /// Exposes the suggestion or result that keys reached while the field keeps the focus.
    ///
    /// - Returns: Whether it is another one than before. A reused cell shows another one in the same widget.
    func showActive(_ descendant: Widget?, text: String?) -> Bool {
        if descendant != active {
            searchlight_accessible_set_active_descendant(entry, descendant)
        } else if text == activeText {
            return false
        }
        active = descendant
        activeText = text
        return true
    }

    /// Exposes the list with the results of this field to assistive technology.
    func showControlled(_ list: Widget?) {
        guard list != controlled else { return }
        controlled = list
        searchlight_accessible_set_controls(entry, list)
    }

    /// Places the row so that the end of overlong content is visible, where the caret is.
    private func placeRow(in frame: CGRect) {
        var height: gint = 0
        gtk_widget_measure(row, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
        // An area that is too low for a line of text clips only the sides of the text.
        let frame = frame.insetBy(dx: 0, dy: min(0, (frame.height - CGFloat(height)) / 2))
        searchlight_view_place(area, frame.minX, frame.minY, frame.width, frame.height)
        tokens.fit(into: frame.width, beside: entry)
        var needed: gint = 0
        gtk_widget_measure(row, GTK_ORIENTATION_HORIZONTAL, -1, &needed, nil, nil, nil)
        let width = max(frame.width, CGFloat(needed))
        searchlight_view_place(row, isMirrored ? 0 : frame.width - width, 0, width, frame.height)
    }

    /// The horizontal place of the first character, in the field's coordinates; nil before the first layout.
    private var textStart: CGFloat? {
        guard gtk_widget_get_width(text) > 0, gtk_widget_get_mapped(text) != 0 else { return nil }
        var (zero, origin, caret) = (graphene_point_t(), graphene_point_t(), graphene_rect_t())
        guard gtk_widget_compute_point(text, widget, &zero, &origin) != 0 else { return nil }
        gtk_text_compute_cursor_extents(text.cast(), 0, &caret, nil)
        return CGFloat(origin.x + caret.origin.x)
    }

    // MARK: Text

    /// Updates the `GtkText` from the field, even within a turn.
    func showNow() {
        if let field = view as? UITextField { showText(of: field) }
    }

    private func showText(of field: UITextField) {
        isShowing = true
        defer { isShowing = false }
        let drawn = field.isSecureTextEntry ? field.displayedText : field.text ?? ""
        let content = drawn.replacingOccurrences(of: "\0", with: "\u{2400}")
        text.editText(into: content, caret: caret(of: field, in: content))
        showSelection(of: field, in: content)
        // The placeholder is drawn with the text's attributes.
        let color =
            content.isEmpty ? field.placeholderColor ?? .placeholderText : field.assignedTextColor ?? .label
        let ground = Ground.behind(field, traits: traits)
        let readable = Palette.components(of: color, traits: traits).readable(on: ground)
        let attributes = TextAttributes(font: field.displayedFont, color: field.isEnabled ? readable : nil)
        if let marked = field.markedTextRange, let range = field.textOffsets(of: marked),
            let bytes = TextAttributes.bytes(of: NSRange(range), in: content)
        {
            attributes.insertUnderline(in: bytes)
        }
        for range in field.misspeltRanges {
            if let bytes = TextAttributes.bytes(of: range, in: content) { attributes.insertWavyLine(in: bytes) }
        }
        // Setting them makes GTK shape the text again.
        if !attributes.equals(gtk_text_get_attributes(text.cast())) {
            gtk_text_set_attributes(text.cast(), attributes.list)
        }
        gtk_editable_set_alignment(text.opaque, alignment(of: field, content))
        alignPlaceholder(of: field)
        inputMethod.fieldDidChange()
    }

    /// The placeholder is a label, whose alignment depends on the direction of the interface, not of the text.
    private func alignPlaceholder(of field: UITextField) {
        let isMirrored = traits.layoutDirection == .rightToLeft
        let alignment: Float =
            switch field.textAlignment {
            case .center: 0.5
            case .left: isMirrored ? 1 : 0
            case .right: isMirrored ? 0 : 1
            case .natural, .justified: 0
            }
        var child = gtk_widget_get_first_child(text)
        while let current = child {
            if current.isA(gtk_label_get_type()) { gtk_label_set_xalign(current.opaque, alignment) }
            child = gtk_widget_get_next_sibling(current)
        }
    }

    /// GTK's alignment is relative to the direction of the text, UIKit's to that of the interface.
    private func alignment(of field: UITextField, _ content: String) -> Float {
        let isTextMirrored = DrawableText.beginsRightToLeft(content)
        return switch field.textAlignment {
        case .center: 0.5
        case .left: isTextMirrored ? 1 : 0
        case .right: isTextMirrored ? 0 : 1
        case .natural, .justified: isMirrored && !isTextMirrored ? 1 : 0
        }
    }

    /// The caret position in UTF-16 units of the displayed text.
    private func caret(of field: UITextField, in content: String) -> Int {
        field.selectedTextRange.flatMap { field.textOffsets(of: $0) }?.upperBound ?? content.utf16.count
    }

    private func showSelection(of field: UITextField, in content: String) {
        guard let selected = field.selectedTextRange, let range = field.textOffsets(of: selected) else { return }
        let head = field.caretOffset <= range.lowerBound ? range.lowerBound : range.upperBound
        let anchor = head == range.lowerBound ? range.upperBound : range.lowerBound
        gtk_editable_select_region(text.opaque, content.scalars(before: anchor), content.scalars(before: head))
    }

    /// Called after the pointer or assistive technology changed the selection.
    private func takeSelection() {
        guard !isShowing, let field = view as? UITextField, let content = field.text else { return }
        var start: gint = 0
        var end: gint = 0
        gtk_editable_get_selection_bounds(text.opaque, &start, &end)
        // Moving the caret ends a composition.
        if field.markedTextRange != nil { inputMethod.takeComposition() }
        let head = gtk_editable_get_position(text.opaque)
        let anchor = head == start ? end : start
        field.userSelected(from: content.utf16(before: anchor), to: content.utf16(before: head))
    }

    private func connectEditing() {
        let object = UnsafeMutableRawPointer(text)
        Signal.connectNotify(object, "notify::cursor-position") { [weak self] in self?.takeSelection() }
        Signal.connectNotify(object, "notify::selection-bound") { [weak self] in self?.takeSelection() }
        for (name, action) in TextFieldWidget.commands {
            Signal.connect(object, name) { [weak self] in
                g_signal_stop_emission_by_name(object, name)
                guard let self, let field = self.view as? UITextField else { return }
                action(field, tree.host)
                showNow()
            }
        }
        DirectEdits.connect(self)
    }

    /// The commands of the `GtkText`'s context menu.
    private static let commands: [(String, @MainActor (UITextField, GTKHost) -> Void)] = [
        ("cut-clipboard", { field, _ in field.cut(nil) }),
        ("copy-clipboard", { field, _ in field.copy(nil) }),
        ("paste-clipboard", { field, host in host.clipboard.readThen { field.paste(nil) } }),
    ]
}

extension UITextField {
    /// The tokens; empty for a field that is not a search field.
    var searchTokens: [UISearchToken] { (self as? UISearchTextField)?.tokens ?? [] }

    private var textStart: UITextPosition {
        (self as? UISearchTextField)?.textualRange.start ?? beginningOfDocument
    }

    /// A range in UTF-16 units of the text. Positions among the tokens map to its beginning.
    func textOffsets(of range: UITextRange) -> Range<Int>? {
        let lower = max(0, offset(from: textStart, to: range.start))
        let upper = max(0, offset(from: textStart, to: range.end))
        return lower..<max(lower, upper)
    }

    /// Selects a range of the text, in UTF-16 units.
    func select(textOffsets offsets: Range<Int>) {
        if let range = textRange(ofTextOffsets: offsets) { selectedTextRange = range }
    }

    /// A range of the text, in UTF-16 units; nil if out of bounds.
    func textRange(ofTextOffsets offsets: Range<Int>) -> UITextRange? {
        guard let start = position(from: textStart, offset: offsets.lowerBound),
            let end = position(from: textStart, offset: offsets.upperBound)
        else { return nil }
        return textRange(from: start, to: end)
    }
}

extension String {
    /// The number of characters, in GTK's units, before a UTF-16 offset.
    func scalars(before offset: Int) -> gint {
        let end = String.Index(utf16Offset: min(offset, utf16.count), in: self)
        return gint(clamping: unicodeScalars.distance(from: startIndex, to: end))
    }

    /// The UTF-16 offset after the given number of characters, in GTK's units.
    func utf16(before scalars: gint) -> Int {
        unicodeScalars.prefix(Int(max(0, scalars))).reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
    }
}
#endif
