#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The style sheet: the appearance of this host's widgets, and a class for each colour that an app uses.
///
/// Colours are written as numbers. The sheet never contains text of the app.
@MainActor
final class StyleSheet {
    private(set) var rules: [String: Rule] = [:]
    /// The classes without widgets, least recently used first.
    private var unused: [String] = []
    /// The number of each appearance, which is part of its class name.
    private var looks: [String: Int] = [:]
    private var nextLook = 0
    private let display: OpaquePointer

    /// The number of unused rules to cache, so that a recurring appearance is not parsed again each time.
    static let spareRules = 64

    /// A rule of the display, and the number of widgets with its class.
    struct Rule {
        let provider: UnsafeMutablePointer<GtkCssProvider>
        var users = 0
    }

    init(display: OpaquePointer) {
        self.display = display
        add(Self.rules)
    }

    /// Scales the icons of title bars and menus with the adjacent text. The window buttons keep their size, as in other
    /// programs.
    func setIconSide(_ side: Int) {
        guard side != iconSide else { return }
        iconSide = side
        if let iconRule { gtk_style_context_remove_provider_for_display(display, OpaquePointer(iconRule)) }
        iconRule = add(
            """
            headerbar button image, box.header-menu image, box.button-menu image { -gtk-icon-size: \(side)px; }
            headerbar windowcontrols button image { -gtk-icon-size: 16px; }
            """
        )
    }

    private var iconSide = 16
    private var iconRule: UnsafeMutablePointer<GtkCssProvider>?

    /// Sets or removes the colour of a widget's text and icons.
    func setColor(_ color: Palette.Components?, of widget: Widget) {
        set(color.map { ("color", "color: \($0.css)", $0) }, slot: "searchlight-color", of: widget)
    }

    /// Sets or removes the background of a widget.
    func setBackground(_ color: Palette.Components?, of widget: Widget) {
        set(
            color.map { ("ground", "background-color: \($0.css); background-image: none", $0) },
            slot: "searchlight-ground",
            of: widget
        )
    }

    /// Sets or removes the colour of a scale's track before the thumb.
    func setTrack(_ color: Palette.Components?, of scale: Widget) {
        set(
            color.map { ("track", "background-color: \($0.css)", $0) },
            slot: "searchlight-track",
            part: " > trough > highlight",
            of: scale
        )
    }

    /// Sets or removes the colour of the filled part of a progress bar.
    func setProgress(_ color: Palette.Components?, of bar: Widget) {
        set(
            color.map { ("progress", "background-color: \($0.css)", $0) },
            slot: "searchlight-progress",
            part: " > trough > progress",
            of: bar
        )
    }

    /// Sets or removes the colour of the unfilled part of a progress bar.
    func setTrough(_ color: Palette.Components?, of bar: Widget) {
        set(
            color.map { ("trough", "background-color: \($0.css)", $0) },
            slot: "searchlight-trough",
            part: " > trough",
            of: bar
        )
    }

    /// Sets or removes the colour of a scale's thumb.
    func setThumb(_ color: Palette.Components?, of scale: Widget) {
        set(
            color.map { ("thumb", "background-color: \($0.css)", $0) },
            slot: "searchlight-thumb",
            part: " > trough > slider",
            of: scale
        )
    }

    /// Sets or removes rules for a part of a widget, which are written with numbers and encoded data only.
    func setLook(_ rules: String?, slot: String, part: String, of widget: Widget) {
        set(rules.map { name(ofLook: slot + $0) }, rules, slot: "searchlight-look-\(slot)", part: part, of: widget)
    }

    /// Sets or removes the corners, border and shadow of a widget, which are written with numbers only.
    func setLook(_ rules: String?, of widget: Widget) {
        set(rules.map(name(ofLook:)), rules, slot: "searchlight-look", of: widget)
    }

    private func name(ofLook rules: String) -> String {
        if let known = looks[rules] { return "look-\(known)" }
        looks[rules] = nextLook
        nextLook += 1
        return "look-\(nextLook - 1)"
    }

    /// Sets or removes the shadow of a widget's text.
    func setTextShadow(_ shadow: TextShadow?, color: Palette.Components?, of widget: Widget) {
        guard let shadow, let color else { return set(nil, nil, slot: "searchlight-shadow", of: widget) }
        func pixels(_ length: CGFloat) -> String { "\((Double(length) * 100).rounded() / 100)px" }
        let lengths = [shadow.offset.width, shadow.offset.height, shadow.radius].map(pixels)
        let rules = "text-shadow: \(lengths.joined(separator: " ")) \(color.css)"
        set(name(ofLook: rules), rules, slot: "searchlight-shadow", of: widget)
    }

    private func set(
        _ wanted: (kind: String, rule: String, color: Palette.Components)?,
        slot: String,
        part: String = "",
        of widget: Widget
    ) {
        let name = wanted.map { "\($0.kind)-\(Self.digits($0.color))" }
        set(name, wanted?.rule, slot: slot, part: part, of: widget)
    }

    /// Replaces the class in a slot of a widget by the class of a rule.
    private func set(_ name: String?, _ rule: String?, slot: String, part: String = "", of widget: Widget) {
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        let old = g_object_get_data(object, slot).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
        guard name != old else { return }
        if let old { gtk_widget_remove_css_class(widget, old) }
        var use: Use?
        if let name, let rule {
            let selectors = ["", ":hover", ":active"].map { ".\(name)\($0)\(part)" }
            take(name, "\(selectors.joined(separator: ", ")) { \(rule); }")
            use = Use(of: name, in: self)
            gtk_widget_add_css_class(widget, name)
        }
        g_object_set_data_full(object, slot, name.map { UnsafeMutableRawPointer(g_strdup($0)) }, g_free)
        // Releases the previous use now; the new one is released with the widget.
        let opaque = use.map { Unmanaged.passRetained($0).toOpaque() }
        g_object_set_data_full(object, slot + "-use", opaque) { use in
            if let use { Unmanaged<Use>.fromOpaque(use).release() }
        }
    }

    /// The use of a rule by a widget, released when the widget loses the class.
    @MainActor
    private final class Use {
        private let name: String
        private weak var sheet: StyleSheet?

        init(of name: String, in sheet: StyleSheet) {
            self.name = name
            self.sheet = sheet
        }

        isolated deinit { sheet?.leave(name) }
    }

    private func take(_ name: String, _ text: @autoclosure () -> String) {
        if rules[name] == nil { rules[name] = Rule(provider: add(text())) }
        if rules[name]?.users == 0 { unused.removeAll { $0 == name } }
        rules[name]?.users += 1
    }

    private func leave(_ name: String) {
        guard let users = rules[name]?.users else { return }
        rules[name]?.users = users - 1
        guard users == 1 else { return }
        unused.append(name)
        guard unused.count > StyleSheet.spareRules, let gone = rules.removeValue(forKey: unused.removeFirst())
        else {
            return
        }
        gtk_style_context_remove_provider_for_display(display, OpaquePointer(gone.provider))
        looks = looks.filter { rules["look-\($0.value)"] != nil }
    }

    private static func digits(_ color: Palette.Components) -> String {
        [color.red, color.green, color.blue, color.alpha].map { String(Int(($0 * 255).rounded()), radix: 16) }
            .joined(separator: "-")
    }

    @discardableResult
    private func add(_ rules: String) -> UnsafeMutablePointer<GtkCssProvider> {
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(provider, rules, -1)
        gtk_style_context_add_provider_for_display(
            display,
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
        // The display retains it.
        g_object_unref(UnsafeMutableRawPointer(provider))
        return provider
    }

    /// The outlines of inset-grouped cards, which consist of rows.
    private static func cards(_ holder: String, edge: String) -> String {
        let (top, bottom) = ("inset 0 1px \(edge)", "inset 0 -1px \(edge)")
        let sides = "inset 1px 0 \(edge), inset -1px 0 \(edge)"
        return """
            \(holder)uiview.row.grouped.first { box-shadow: \(top); }
            \(holder)uiview.row.inset { box-shadow: \(sides); }
            \(holder)uiview.row.inset.first { box-shadow: \(sides), \(top); }
            \(holder)uiview.row.inset.last { box-shadow: \(sides), \(bottom); }
            \(holder)uiview.row.inset.first.last { box-shadow: inset 0 0 0 1px \(edge); }
            """
    }

    /// The effects at the edges of scroll views: a line, or a fade to the background.
    private static let edges = [
        ("top", "0 1px", "bottom"), ("bottom", "0 -1px", "top"), ("left", "1px 0", "right"),
        ("right", "-1px 0", "left"),
    ].map { edge, offset, end in
        """
        scrolledwindow.hard-\(edge) > undershoot.\(edge) {
            background: none; box-shadow: inset \(offset) alpha(currentColor, 0.3);
        }
        scrolledwindow.soft-\(edge) > undershoot.\(edge) {
            box-shadow: none;
            background: linear-gradient(to \(end), @view_bg_color, alpha(@view_bg_color, 0));
        }
        """
    }.joined(separator: "\n")

    /// A colour over the background of a widget.
    private static func overlay(_ color: String) -> String { "linear-gradient(\(color), \(color))" }

    private static let rules = """
        uiview.content { background-color: @view_bg_color; color: @view_fg_color; }
        uiview.content.alert { background-color: @window_bg_color; color: @window_fg_color; }
        uiview.navigationbar { background-color: @window_bg_color; color: @window_fg_color; }
        uiview.navigationbar { box-shadow: inset 0 -1px alpha(currentColor, 0.12); }
        uiview.navigationbar.without-line { box-shadow: none; }
        headerbar.over-content { box-shadow: inset 0 -1px alpha(currentColor, 0.12); }
        headerbar.over-content.high-contrast { box-shadow: inset 0 -1px alpha(currentColor, 0.6); }
        uiview.row.grouped { background-color: @card_bg_color; }
        uiview.row.inset.first { border-radius: 12px 12px 0 0; }
        uiview.row.inset.last { border-radius: 0 0 12px 12px; }
        uiview.row.inset.first.last { border-radius: 12px; }
        \(cards("", edge: "alpha(currentColor, 0.09)"))
        \(cards("uiview.high-contrast ", edge: "alpha(currentColor, 0.6)"))
        uiview.row, uiview.item { transition: background-image 150ms; }
        uiview.row.activatable:hover, uiview.item.activatable:hover {
            background-image: \(overlay("alpha(currentColor, 0.04)"));
        }
        uiview.row.activatable:active, uiview.item.activatable:active {
            background-image: \(overlay("alpha(currentColor, 0.08)"));
        }
        uiview.row.selected, uiview.row.activatable.selected:hover, uiview.row.activatable.selected:active,
        uiview.item.selected, uiview.item.activatable.selected:hover, uiview.item.activatable.selected:active {
            background-image: \(overlay("alpha(@accent_bg_color, 0.25)"));
        }
        uiview.row.focused, uiview.item.focused {
            outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px;
        }
        uiview.row.carried { background-color: @view_bg_color; opacity: 0.9; }
        .keys:focus-visible { outline: 2px solid alpha(@accent_color, 0.5); border-radius: 9px; }
        uiview.high-contrast .keys:focus-visible { outline: 3px solid @accent_color; }
        uiview.high-contrast uiview.navigationbar { box-shadow: inset 0 -1px alpha(currentColor, 0.6); }
        uiview.high-contrast uiview.row.selected, uiview.high-contrast uiview.item.selected {
            outline: 2px solid currentColor; outline-offset: -2px;
        }
        uiview.high-contrast uiview.textfield { outline: 1px solid alpha(currentColor, 0.6); outline-offset: -1px; }
        uiview.high-contrast uiview.textfield:focus-within { outline: 3px solid @accent_color; outline-offset: -3px; }
        uiview.high-contrast uiview.row.focused, uiview.high-contrast uiview.item.focused {
            outline: 3px solid @accent_color; outline-offset: -3px;
        }
        uiview.high-contrast box.token { outline: 1px solid alpha(currentColor, 0.6); }
        uiview.high-contrast box.token.selected { outline: 3px solid @accent_color; }
        scrolledwindow.stiff > overshoot {
            background: none;
        }
        \(edges)
        uiview.popover-bubble {
            background-color: @popover_bg_color; color: @popover_fg_color; border-radius: 12px;
            box-shadow: 0 1px 5px 1px alpha(black, 0.09), 0 2px 14px 3px alpha(black, 0.05),
                0 0 0 1px alpha(currentColor, 0.12);
        }
        uiview.high-contrast uiview.popover-bubble { outline: 1px solid currentColor; outline-offset: -1px; }
        scrolledwindow.suggestion-menu {
            background-color: @popover_bg_color; color: @popover_fg_color; border-radius: 12px;
            box-shadow: 0 1px 5px 1px alpha(black, 0.09), 0 2px 14px 3px alpha(black, 0.05),
                0 0 0 1px alpha(black, 0.08);
        }
        uiview.side-header { box-shadow: inset -1px 0 alpha(currentColor, 0.15); }
        uiview.side-header:dir(rtl) { box-shadow: inset 1px 0 alpha(currentColor, 0.15); }
        uiview.section-header { background-color: @view_bg_color; }
        uiview.dimming { background-color: alpha(black, 0.3); }
        uiview.textfield { border-radius: 9px; background-color: alpha(currentColor, 0.1); }
        uiview.textfield { transition: background-color 150ms; }
        uiview.textfield:focus-within { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px; }
        uiview.textfield > uiview > box > entry, uiview.textfield > uiview > box > entry:focus-within {
            background: none; border: none; box-shadow: none; outline: none; min-height: 0; padding: 0;
        }
        uiview.textfield > uiview > box > entry > text { padding: 0 2px; }
        uiview.textfield > uiview > box > entry > text > placeholder { opacity: 1; }
        uiview.textfield.pictured { background: none; border-radius: 0; }
        textview.proxy { background: none; outline: none; }
        uiview.always-dark { color: white; }
        progressbar.uiprogress > trough { min-width: 0; border-radius: 2px; }
        progressbar.uiprogress > trough, progressbar.uiprogress > trough > progress { min-height: 4px; }
        progressbar.uiprogress > trough > progress { border-radius: 2px; min-width: 0; }
        progressbar.uiprogress.thin > trough, progressbar.uiprogress.thin > trough > progress { min-height: 2px; }
        progressbar.uiprogress.thin > trough, progressbar.uiprogress.thin > trough > progress { border-radius: 0; }
        button.scope.pictured { padding: 0; min-height: 0; min-width: 0; border: none; border-radius: 0; }
        button.scope.pictured, button.scope.pictured:hover, button.scope.pictured:active,
        button.scope.pictured:checked { background: none; box-shadow: none; }
        button.uibutton { padding: 0; min-width: 0; min-height: 0; border-radius: 9px; font-weight: normal; }
        button.uibutton.square { border-radius: 0; }
        uiview.bottombar { background-color: @window_bg_color; color: @window_fg_color; }
        uiview.bottombar { box-shadow: inset 0 1px alpha(currentColor, 0.12); }
        uiview.bottombar.without-line { box-shadow: none; }
        uiview.high-contrast uiview.bottombar { box-shadow: inset 0 1px alpha(currentColor, 0.6); }
        button.uibutton.tab { margin: 4px 0; }
        uiview.high-contrast button.uibutton.tab.selected { outline: 1px solid currentColor; outline-offset: -1px; }
        label.tab-badge { border-radius: 9999px; }
        box.header-menu button, box.button-menu button { font-weight: normal; }
        box.button-menu { padding: 6px; }
        uiview.menu-preview { border-radius: 9px; }
        headerbar uiview button { margin: 0; }
        button.uibutton.flat.selected { background-color: alpha(@accent_bg_color, 0.25); }
        button.uibutton.flat.tab.selected { background-color: alpha(currentColor, 0.1); }
        button.uibutton.flat.tab.selected:hover { background-color: alpha(currentColor, 0.13); }
        uiview.textfield:drop(active) { box-shadow: none; outline: 2px solid @accent_color; outline-offset: -2px; }
        label.drag { padding: 4px 10px; border-radius: 14px; }
        label.drag { background-color: @accent_bg_color; color: @accent_fg_color; }
        box.token { border-radius: 14px; margin-right: 4px; }
        box.token:dir(rtl) { margin-right: 0; margin-left: 4px; }
        box.token.selected { outline: 2px solid currentColor; outline-offset: -4px; }
        box.token button { padding: 0 4px 0 8px; min-width: 0; min-height: 24px; border-radius: 14px; }
        box.token button:dir(rtl) { padding: 0 8px 0 4px; }
        box.token button { font-weight: normal; color: inherit; }
        box.token button.remove, box.token button.remove:dir(rtl) { padding: 0 4px; }
        """
}
#endif
