#if GTK
import CGTK
import CGTKTesting
import Foundation
import GTKHost

/// An element on screen, as GTK exposes it to assistive technology. Independent of UIKit's views.
@_spi(Testing)
public struct GTKElement: Equatable {
    /// The role, in the terms of the headless host.
    public let role: String
    /// The accessible name.
    public let label: String
    /// The value.
    public let value: String
    /// Whether it is enabled.
    public let isEnabled: Bool
    /// The frame in the window, in pixels.
    public let frame: CGRect
    package let widget: Widget

    /// The position in its set, from 1, and the size of the set; nil outside a set.
    @MainActor
    public var position: (Int, of: Int)? {
        let position = Int(searchlight_test_get_position(widget))
        return position == 0 ? nil : (position, Int(searchlight_test_get_set_size(widget)))
    }

    /// The colour of its text, as red, green and blue in 0…255.
    @MainActor
    public var textColor: [Int] {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    /// The text of its label; empty without one.
    @MainActor
    public var drawnText: String {
        widget.firstLabel.map { String(cString: gtk_label_get_text($0.opaque)) } ?? ""
    }

    /// The attributes of its label, in Pango's syntax; empty without any.
    @MainActor
    public var textAttributes: String {
        guard let label = widget.firstLabel, let list = gtk_label_get_attributes(label.opaque),
            let text = pango_attr_list_to_string(list)
        else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// The input purpose of a field or text view, followed by the names of its input hints.
    @MainActor
    public var inputWishes: [String] {
        let (wanted, wishes): (GtkInputPurpose, GtkInputHints)
        if widget.isA(gtk_text_view_get_type()) {
            wanted = gtk_text_view_get_input_purpose(widget.cast())
            wishes = gtk_text_view_get_input_hints(widget.cast())
        } else if widget.isA(gtk_entry_get_type()),
            let text = gtk_editable_get_delegate(widget.opaque).map({ UnsafeMutablePointer<GtkText>($0) })
        {
            wanted = gtk_text_get_input_purpose(text)
            wishes = gtk_text_get_input_hints(text)
        } else {
            return []
        }
        let hints = wishes.rawValue
        let purpose: [GtkInputPurpose: String] = [
            GTK_INPUT_PURPOSE_FREE_FORM: "free-form", GTK_INPUT_PURPOSE_EMAIL: "email",
            GTK_INPUT_PURPOSE_URL: "url", GTK_INPUT_PURPOSE_DIGITS: "digits",
            GTK_INPUT_PURPOSE_NUMBER: "number", GTK_INPUT_PURPOSE_PHONE: "phone",
            GTK_INPUT_PURPOSE_PASSWORD: "password",
        ]
        let names = [
            (GTK_INPUT_HINT_SPELLCHECK, "spellcheck"), (GTK_INPUT_HINT_NO_SPELLCHECK, "no-spellcheck"),
            (GTK_INPUT_HINT_WORD_COMPLETION, "word-completion"), (GTK_INPUT_HINT_LOWERCASE, "lowercase"),
            (GTK_INPUT_HINT_UPPERCASE_CHARS, "uppercase-chars"),
            (GTK_INPUT_HINT_UPPERCASE_WORDS, "uppercase-words"),
            (GTK_INPUT_HINT_UPPERCASE_SENTENCES, "uppercase-sentences"), (GTK_INPUT_HINT_PRIVATE, "private"),
        ]
        return [purpose[wanted] ?? "other"]
            + names.filter { hints & $0.0.rawValue != 0 }.map(\.1)
    }

    /// The states for assistive technology and the keyboard: "focused", "selected", "expanded" or "collapsed", and "busy".
    @MainActor
    public var states: [String] {
        var states: [String] = []
        let focus = gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }
        let hasFocus = focus.map { $0 == widget || gtk_widget_is_ancestor($0, widget) != 0 } ?? false
        if hasFocus || gtk_widget_has_css_class(widget, "focused") != 0 { states.append("focused") }
        if searchlight_test_get_selected(widget) == 1 { states.append("selected") }
        switch searchlight_test_get_expanded(widget) {
        case 1: states.append("expanded")
        case 0: states.append("collapsed")
        default: break
        }
        if searchlight_test_get_busy(widget) == 1 { states.append("busy") }
        return states
    }

    /// The element in one line.
    public var summary: String { "\(role) \"\(label)\"" + (value.isEmpty ? "" : " value \"\(value)\"") }
}

/// The visible content of a GTK window.
@_spi(Testing)
@MainActor
public struct GTKScreen {
    /// The visible elements, outermost first, in reading order.
    public private(set) var elements: [GTKElement] = []

    init(window: Widget) {
        read(window, in: window)
    }

    /// The elements with a role.
    public func elements(role: String) -> [GTKElement] { elements.filter { $0.role == role } }

    /// - Parameter isInRow: Whether the widget is in a row, whose name includes its texts and images.
    private mutating func read(_ widget: Widget, in window: Widget, isInRow: Bool = false) {
        guard gtk_widget_get_mapped(widget) != 0, !widget.isA(gtk_window_controls_get_type()) else {
            return
        }
        let frame = widget.frame(in: window)
        let isRead = GTKScreen.role(of: widget).map { role in
            if isInRow, ["text", "heading", "image"].contains(role) { return true }
            guard GTKScreen.isVisible(widget, frame, in: window) else { return true }
            let element = GTKElement(
                role: role,
                label: GTKScreen.label(of: widget),
                value: GTKScreen.value(of: widget, role: role),
                isEnabled: gtk_widget_is_sensitive(widget) != 0,
                frame: frame,
                widget: widget
            )
            let isEmptyText = element.label.isEmpty && ["text", "heading", "image"].contains(role)
            if !isEmptyText { elements.append(element) }
            return !["calendar", "table", "collection", "window", "dialog", "row", "item", "suggestion list"].contains(
                role
            )
        }
        if widget.isA(gtk_menu_button_get_type()) {
            // Its internal button is not a separate element, but its menu is.
            if let menu = gtk_menu_button_get_popover(widget.opaque) {
                read(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkWidget.self), in: window)
            }
            return
        }
        if isRead == true { return }
        let isInRow = isInRow || ["row", "item"].contains(GTKScreen.role(of: widget))
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            read(current, in: window, isInRow: isInRow)
            child = gtk_widget_get_next_sibling(current)
        }
    }

    /// Whether any part of it is inside all clipping ancestors: scrolled windows, and the window.
    static func isVisible(
        _ widget: Widget,
        _ frame: CGRect,
        in window: Widget
    ) -> Bool {
        var visible = frame
        var holder = gtk_widget_get_parent(widget)
        while let current = holder {
            if gtk_widget_get_overflow(current) == GTK_OVERFLOW_HIDDEN || current == window {
                visible = visible.intersection(current.frame(in: window))
            }
            if gtk_widget_get_opacity(current) == 0 { return false }
            // A menu has a surface of its own, which the window does not clip.
            if current.isA(gtk_popover_get_type()) { return true }
            holder = gtk_widget_get_parent(current)
        }
        return visible.width >= 1 && visible.height >= 1
    }

    // MARK: Roles and names

    private static func role(of widget: Widget) -> String? {
        switch gtk_accessible_get_accessible_role(OpaquePointer(widget)) {
        case GTK_ACCESSIBLE_ROLE_SEARCH_BOX: "search field"
        case GTK_ACCESSIBLE_ROLE_TEXT_BOX: widget.isA(gtk_text_view_get_type()) ? "text view" : "text field"
        case GTK_ACCESSIBLE_ROLE_DIALOG: "dialog"
        case GTK_ACCESSIBLE_ROLE_HEADING: "heading"
        case GTK_ACCESSIBLE_ROLE_IMG: "image"
        case GTK_ACCESSIBLE_ROLE_LABEL: "text"
        case GTK_ACCESSIBLE_ROLE_LIST where gtk_widget_has_css_class(widget, "element-list") != 0: nil
        case GTK_ACCESSIBLE_ROLE_LIST: gtk_widget_has_css_class(widget, "collection") != 0 ? "collection" : "table"
        case GTK_ACCESSIBLE_ROLE_LIST_ITEM: gtk_widget_has_css_class(widget, "item") != 0 ? "item" : "row"
        case GTK_ACCESSIBLE_ROLE_LIST_BOX: "suggestion list"
        case GTK_ACCESSIBLE_ROLE_OPTION: "suggestion"
        case GTK_ACCESSIBLE_ROLE_RADIO: gtk_widget_has_css_class(widget, "segment") != 0 ? "segment" : "scope"
        case GTK_ACCESSIBLE_ROLE_TAB: "tab"
        case GTK_ACCESSIBLE_ROLE_SWITCH: "switch"
        case GTK_ACCESSIBLE_ROLE_SLIDER: "slider"
        case GTK_ACCESSIBLE_ROLE_SPIN_BUTTON:
            gtk_widget_has_css_class(widget, "pagecontrol") != 0 ? "page control" : "picker"
        case GTK_ACCESSIBLE_ROLE_GRID: "calendar"
        case GTK_ACCESSIBLE_ROLE_PROGRESS_BAR:
            widget.isA(gtk_progress_bar_get_type()) ? "progress bar" : "activity indicator"
        case GTK_ACCESSIBLE_ROLE_BUTTON: "button"
        case GTK_ACCESSIBLE_ROLE_MENU_ITEM: "menu item"
        case GTK_ACCESSIBLE_ROLE_GROUP: gtk_widget_has_css_class(widget, "token") != 0 ? "token" : nil
        default: nil
        }
    }

    private static func label(of widget: Widget) -> String {
        if let said = text(searchlight_test_copy_label(widget)), !said.isEmpty { return said }
        if widget.isA(gtk_label_get_type()) { return String(cString: gtk_label_get_text(OpaquePointer(widget))) }
        return ""
    }

    private static func value(of widget: Widget, role: String) -> String {
        if widget.isA(gtk_entry_get_type()) {
            return String(cString: gtk_editable_get_text(OpaquePointer(widget)))
        }
        if widget.isA(gtk_text_view_get_type()) {
            var (start, end) = (GtkTextIter(), GtkTextIter())
            let buffer = gtk_text_view_get_buffer(widget.cast())
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            return text(gtk_text_buffer_get_text(buffer, &start, &end, 1)) ?? ""
        }
        if role == "progress bar" {
            return "\(Int((100 * gtk_progress_bar_get_fraction(OpaquePointer(widget))).rounded()))%"
        }
        if role == "switch" { return gtk_switch_get_active(OpaquePointer(widget)) != 0 ? "on" : "off" }
        if role == "scope" || role == "segment" {
            let button = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkToggleButton.self)
            return gtk_toggle_button_get_active(button) != 0 ? "selected" : ""
        }
        let said = text(searchlight_test_copy_description(widget)) ?? ""
        if role == "tab", gtk_widget_has_css_class(widget, "selected") != 0 {
            return said.isEmpty ? "selected" : said + ", selected"
        }
        return said
    }

    private static func text(_ copy: UnsafeMutablePointer<CChar>?) -> String? {
        defer { g_free(copy) }
        // GTK returns this word for unset values.
        return copy.map { String(cString: $0) }.flatMap { $0 == "undefined" ? nil : $0 }
    }
}
#endif
