#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// An item of a title bar for a view of the navigation bar.
@MainActor
protocol HeaderItem: AnyObject {
    var widget: Widget { get }

    /// Whether the item can show a different view.
    func canShow(_ view: UIView) -> Bool

    /// Updates the item from the view's properties.
    func show(_ view: UIView)

    /// Whether the item is in the menu, which has space for its name.
    var isInMenu: Bool { get set }
}

/// A GTK button for a UIKit button.
@MainActor
final class HeaderButton: HeaderItem {
    private unowned let host: GTKHost
    private let reference: ObjectReference
    private weak var source: UIButton?
    private var shown: Face?

    /// The length up to which a title is never truncated.
    private static let shortTitle = 12

    /// The content of the button.
    private struct Face: Equatable {
        var title: String
        var image: UIImage?
        /// The title with the app's attributes.
        var attributed: NSAttributedString?
    }

    init(host: GTKHost) {
        self.host = host
        let button: Widget = gtk_button_new()
        reference = ObjectReference(UnsafeMutableRawPointer(button))
        gtk_widget_set_focus_on_click(button, 0)
        Signal.connect(UnsafeMutableRawPointer(button), "clicked") { [weak self] in
            // Closes the menu first, because the action may present something that takes focus.
            if let menu = gtk_widget_get_ancestor(button, gtk_popover_get_type()) {
                gtk_popover_popdown(menu.cast())
            }
            self?.source?.userTapped()
        }
        MenuRequest.connect(button) { [weak self] in self?.source?.userHeld() ?? false }
    }

    /// The widget, if it currently shows this view.
    func widget(of view: UIView) -> Widget? { view === source ? widget : nil }

    var isInMenu = false {
        didSet {
            guard isInMenu != oldValue else { return }
            shown = nil
            widget.setClass("flat", isInMenu)
            if let source { show(source) }
        }
    }

    var widget: Widget { reference.pointer.assumingMemoryBound(to: GtkWidget.self) }

    /// The navigation bar recreates its buttons with each change; for the user they are the same.
    func canShow(_ view: UIView) -> Bool { view is UIButton }

    func show(_ view: UIView) {
        guard let button = view as? UIButton else { return }
        source = button
        let name = isInMenu ? button.accessibilityLabel ?? "" : ""
        let title = DrawableText.clean(button.displayedText ?? name, inOneLine: true)
        let attributed = isInMenu ? nil : button.currentAttributedTitle
        let face = Face(title: title, image: button.shownImage, attributed: attributed)
        if face != shown { show(face, named: button.accessibilityLabel) }
        shown = face
        Accessible.setLabel(button.accessibilityLabel, of: widget)
        let tip = DrawableText.clean(button.accessibilityLabel ?? "", inOneLine: true)
        gtk_widget_set_tooltip_text(widget, tip.isEmpty ? nil : tip)
        gtk_widget_set_sensitive(widget, button.isEnabled ? 1 : 0)
        gtk_widget_set_visible(widget, button.isHidden ? 0 : 1)
        widget.setClass("suggested-action", button.isSuggestedAction && !isInMenu)
        host.styles.setColor(HeaderButton.tint(of: button, traits: host.traits), of: widget)
    }

    private func show(_ face: Face, named name: String?) {
        let icon = Icon.themeName(of: face.image)
        if let image = face.image, image.isSymbolImage, icon == nil {
            showDrawn(image, title: face.title)
        } else if let icon, !face.title.isEmpty {
            let content: Widget = adw_button_content_new()
            adw_button_content_set_icon_name(content.opaque, icon)
            adw_button_content_set_label(content.opaque, face.title)
            gtk_widget_set_halign(content, isInMenu ? GTK_ALIGN_START : GTK_ALIGN_CENTER)
            gtk_button_set_child(widget.cast(), content)
        } else if let icon {
            gtk_button_set_icon_name(widget.cast(), icon)
        } else if face.title.isEmpty, !isInMenu, let image = face.image,
            let texture = ImageWidget.texture(of: image)
        {
            gtk_button_set_child(widget.cast(), gtk_image_new_from_paintable(texture))
            g_object_unref(UnsafeMutableRawPointer(texture))
        } else {
            // An image that cannot be shown is replaced by its name.
            let text = face.title.isEmpty ? DrawableText.clean(name ?? "", inOneLine: true) : face.title
            gtk_button_set_label(widget.cast(), text)
            // A long title does not widen the window. A short one is never truncated, even if the other side of the bar has
            // unused space; if it does not fit, it moves to the menu.
            if let label = gtk_button_get_child(widget.cast()) {
                let isShort = text.count <= HeaderButton.shortTitle
                gtk_label_set_ellipsize(label.opaque, isShort ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
                gtk_label_set_max_width_chars(label.opaque, 20)
                if isInMenu { gtk_widget_set_halign(label, GTK_ALIGN_START) }
                if face.attributed != nil, let source {
                    ButtonTitle.show(source, in: label, traits: host.traits)
                } else {
                    gtk_label_set_attributes(label.opaque, nil)
                }
            }
        }
    }

    /// Shows a symbol that the theme lacks.
    private func showDrawn(_ symbol: UIImage, title: String) {
        let image = Icon.decoration(symbol, traits: host.traits)
        widget.setClass("image-button", title.isEmpty)
        guard !title.isEmpty else { return gtk_button_set_child(widget.cast(), image) }
        let content: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
        gtk_box_append(content.cast(), image)
        gtk_box_append(content.cast(), gtk_label_new(title))
        gtk_widget_set_halign(content, isInMenu ? GTK_ALIGN_START : GTK_ALIGN_CENTER)
        gtk_button_set_child(widget.cast(), content)
    }

    /// A colour chosen by the app. UIKit's default blue is not one: title bars keep the desktop's colour.
    static func tint(of button: UIButton, traits: UITraitCollection) -> Palette.Components? {
        let title = button.currentAttributedTitle
        let own = title.flatMap { $0.length > 0 ? $0.attribute(.foregroundColor, at: 0, effectiveRange: nil) : nil }
        let color: UIColor? = own as? UIColor ?? (button.isEnabled ? button.foregroundColor : button.tintColor)
        guard let color, color != .systemBlue, color != .tintColor else { return nil }
        // The desktop's own colour is not dimmed: GTK draws the title bars behind dialogs in its way.
        let hasUsualTint = button.undimmedTint == .systemBlue || button.undimmedTint == .tintColor
        if button.tintAdjustmentMode == .dimmed, color == button.tintColor, hasUsualTint { return nil }
        return Palette.components(of: color, traits: traits)
    }
}

/// A title beside a search bar that occupies the title's position, in the style of title bars.
@MainActor
final class HeaderHeading: HeaderItem {
    private unowned let host: GTKHost
    private let reference: ObjectReference

    init(host: GTKHost) {
        self.host = host
        let label: Widget = gtk_label_new(nil)
        reference = ObjectReference(UnsafeMutableRawPointer(label))
        gtk_widget_add_css_class(label, "title")
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_widget_set_margin_start(label, 8)
    }

    static func isHeading(_ view: UIView) -> Bool { view is UILabel && view.accessibleRole == .heading }

    var widget: Widget { reference.pointer.assumingMemoryBound(to: GtkWidget.self) }

    /// A label is the same in the bar and in the menu.
    var isInMenu = false

    func canShow(_ view: UIView) -> Bool { HeaderHeading.isHeading(view) }

    func show(_ view: UIView) {
        let label = view as? UILabel
        let text = DrawableText.clean(label?.text ?? "", inOneLine: true)
        gtk_label_set_text(widget.opaque, text)
        let attributes = TextAttributes()
        if let styled = label?.content, styled.string == text { attributes.insert(styled, traits: host.traits) }
        gtk_label_set_attributes(widget.opaque, attributes.list)
        gtk_widget_set_visible(widget, view.isHidden ? 0 : 1)
    }
}

/// A custom view in the title bar.
@MainActor
final class HeaderView: HeaderItem {
    private unowned let host: GTKHost
    private let reference: ObjectReference
    private weak var view: UIView?

    init(view: UIView, host: GTKHost) {
        self.host = host
        self.view = view
        let holder: Widget = searchlight_view_new(GTK_ACCESSIBLE_ROLE_GENERIC)
        reference = ObjectReference(UnsafeMutableRawPointer(holder))
        gtk_widget_set_valign(holder, GTK_ALIGN_CENTER)
        Touch.connect(holder, to: view)
    }

    var widget: Widget { reference.pointer.assumingMemoryBound(to: GtkWidget.self) }

    /// A custom view is the same in the bar and in the menu.
    var isInMenu = false

    func canShow(_ view: UIView) -> Bool { view === self.view }

    func show(_ view: UIView) {
        searchlight_view_set_size(widget, gint(view.restFrame.width), gint(view.restFrame.height))
        host.tree.widget(of: view).show(in: widget, frame: CGRect(origin: .zero, size: view.restFrame.size))
    }
}
#endif
