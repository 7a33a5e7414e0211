#if GTK
import CGTK
import CGTKShim
@_spi(Host) import UIKitCore

/// Creates the widget of a view, according to its class and role.
@MainActor
enum WidgetFactory {
    static func make(for view: UIView, in tree: WidgetTree) -> ViewWidget {
        switch view {
        case let label as UILabel: return LabelWidget(label: label, tree: tree)
        case let image as UIImageView: return ImageWidget(imageView: image, tree: tree)
        case let field as UITextField: return TextFieldWidget(field: field, tree: tree)
        case let control as UISegmentedControl: return SegmentedControlWidget(control: control, tree: tree)
        case let control as UISwitch: return SwitchWidget(control: control, tree: tree)
        case let slider as UISlider: return SliderWidget(slider: slider, tree: tree)
        case let indicator as UIActivityIndicatorView:
            return ActivityIndicatorWidget(indicator: indicator, tree: tree)
        case let bar as UIProgressView: return ProgressWidget(bar: bar, tree: tree)
        case let button as UIButton: return ButtonWidget(button: button, tree: tree)
        case let tab as UITabBarButton: return TabWidget(tab: tab, tree: tree)
        case let textView as UITextView: return TextViewWidget(textView: textView, tree: tree)
        case let scrollView as UIScrollView: return ScrollWidget(scrollView: scrollView, tree: tree)
        case let row as any SlidingRow: return CellWidget(cell: row, tree: tree)
        case let cell as any ListCellView:
            return ListCellWidget(cell: cell, name: "item", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM, tree: tree)
        default: break
        }
        if let guest = (view as? any HostedView)?.hostedWidget {
            return GuestWidget(view: view, guest: guest, tree: tree)
        }
        if view.accessibleRole == .scopeBar { return ScopeBarWidget(scopeBar: view, tree: tree) }
        return PlainWidget(view: view, tree: tree)
    }
}

/// A view with only a background and subviews.
@MainActor
final class PlainWidget: ViewWidget {
    private let role: GtkAccessibleRole
    private let isElement: Bool

    init(view: UIView, tree: WidgetTree) {
        role = Self.accessibleRole(view.accessibleRole)
        isElement = view.speaksForSubviews
        super.init(view: view, tree: tree, widget: searchlight_view_new(role))
        if view.accessibleRole == .list { gtk_widget_add_css_class(widget, "element-list") }
        if view.accessibleRole == .sectionHeader { searchlight_accessible_set_level(widget, 2) }
        if view is UINavigationBar { gtk_widget_add_css_class(widget, "navigationbar") }
        if view.accessibleRole == .tabBar || view.accessibleRole == .toolbar {
            gtk_widget_add_css_class(widget, "bottombar")
        }
        if view.accessibleRole == .dialog, !(view is PresentedSheet) {
            gtk_widget_add_css_class(widget, "popover-bubble")
        }
        if view.accessibleRole == .dimming { gtk_widget_add_css_class(widget, "dimming") }
        // An adjustable element has two actions of its own instead.
        if view.accessibleRole == .dimming || view.accessibleRole == .button || isElement,
            view.accessibleRole != .slider
        {
            connectActivation()
        }
        if view.accessibleRole == .pageControl { gtk_widget_add_css_class(widget, "pagecontrol") }
    }

    override func updateContent(_ view: UIView) {
        super.updateContent(view)
        switch view.accessibleRole {
        case .none, .window: break
        default:
            Accessible.setLabel(view.accessibilityLabel, of: widget)
            Accessible.setDescription(view.spokenDetail, of: widget)
        }
        if isElement {
            gtk_widget_set_sensitive(widget, view.accessibilityTraits.contains(.notEnabled) ? 0 : 1)
        }
        if isElement || view.accessibleRole == .pageControl || view.accessibleRole == .picker {
            showAdjustability(of: view, on: widget)
        }
        if let bar = view as? UINavigationBar { showLook(of: bar) }
        if let look = (view as? UITabBar)?.look ?? (view as? UIToolbar)?.look {
            widget.setClass("bottombar", look.ground != .none || look.image != nil)
            widget.setClass("without-line", look.line != .usual)
        }
        if let bar = view as? UISearchBar { widget.setClass("navigationbar", bar.isOverContent) }
        if let section = view as? UITableViewHeaderFooterView {
            Accessible.setDescription(section.accessibilityValue, of: widget)
            // Rows may scroll behind it.
            widget.setClass("section-header", section.isSticky)
            searchlight_view_set_solid(widget, 1)
        }
        searchlight_accessible_set_modal(widget, view.accessibilityViewIsModal ? 1 : 0)
    }

    /// A bar with a custom background, or without one, does not use that of the style sheet, nor its separator.
    private func showLook(of bar: UINavigationBar) {
        let look = bar.look
        widget.setClass("navigationbar", look.ground == .usual)
        widget.setClass("without-line", look.line != .usual)
        var color: GdkRGBA?
        if case .color(let own) = look.line { color = Palette.surface(of: own, traits: traits).rgba }
        let isDrawn = color != nil || (look.line == .usual && look.ground != .usual)
        let end = isDrawn ? Double(bar.bounds.width) : 0
        if var color {
            searchlight_view_set_line(widget, 0, end, &color)
        } else {
            searchlight_view_set_line(widget, 0, end, nil)
        }
    }

    override var fitsRole: Bool {
        guard let view, isElement || view.speaksForSubviews else { return true }
        return Self.accessibleRole(view.accessibleRole) == role
    }

    /// The accessible role of a view or of an accessibility element.
    static func accessibleRole(_ role: ViewRole) -> GtkAccessibleRole {
        switch role {
        case .searchBar: GTK_ACCESSIBLE_ROLE_SEARCH
        case .navigationBar: GTK_ACCESSIBLE_ROLE_NAVIGATION
        case .tabBar: GTK_ACCESSIBLE_ROLE_TAB_LIST
        case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
        case .column, .landmark: GTK_ACCESSIBLE_ROLE_REGION
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .grid: GTK_ACCESSIBLE_ROLE_TABLE
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
        case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
        case .sectionHeader, .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .dimming, .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .text: GTK_ACCESSIBLE_ROLE_LABEL
        case .pageControl, .picker: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
        case .calendar: GTK_ACCESSIBLE_ROLE_GRID
        default: GTK_ACCESSIBLE_ROLE_GENERIC
        }
    }
}

/// Accessibility properties.
@MainActor
enum Accessible {
    static func setLabel(_ label: String?, of widget: Widget) {
        guard let label, !label.isEmpty else { return searchlight_accessible_set_label(widget, nil) }
        searchlight_accessible_set_label(widget, DrawableText.clean(label, inOneLine: true))
    }

    static func setDescription(_ description: String?, of widget: Widget) {
        guard let description, !description.isEmpty else {
            return searchlight_accessible_set_description(widget, nil)
        }
        searchlight_accessible_set_description(widget, DrawableText.clean(description, inOneLine: true))
    }
}
#endif
