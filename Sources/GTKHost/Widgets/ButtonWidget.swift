#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A button. UIKit's layout places the title and the image.
@MainActor
final class ButtonWidget: ViewWidget {
    private let content: Widget
    /// Whether the view handled the activation that a click follows.
    private var isHandled = false

    init(button: UIButton, tree: WidgetTree) {
        content = searchlight_view_new(GTK_ACCESSIBLE_ROLE_PRESENTATION)
        super.init(view: button, tree: tree, widget: gtk_button_new())
        gtk_button_set_child(widget.cast(), content)
        gtk_widget_add_css_class(widget, "uibutton")
        gtk_widget_set_focus_on_click(widget, 0)
        // Assistive technology and keys activate the button; the click follows.
        Signal.connect(UnsafeMutableRawPointer(widget), "activate") { [weak self, weak button] in
            guard let self, let button else { return }
            isHandled = button.accessibilityRespondsToUserInteraction && button.accessibilityActivate()
        }
        Signal.connect(UnsafeMutableRawPointer(widget), "clicked") { [weak self, weak button] in
            if self?.isHandled != true { button?.userTapped() }
            self?.isHandled = false
        }
        MenuRequest.connect(widget) { [weak button] in button?.userHeld() ?? false }
    }

    override var container: Widget? { content }

    /// The button itself draws its background, corners and border.
    override var layerWidget: Widget? { nil }

    /// Extra space around a borderless title, for the highlight.
    override var overhang: CGFloat {
        guard let button = view as? UIButton else { return 0 }
        return hasOwnGround(button) || button.groundImage != nil || button.displayedText == nil ? 0 : 8
    }

    override func updateContent(_ view: UIView) {
        guard let button = view as? UIButton else { return }
        let ground = button.fillColor ?? button.backgroundColor
        widget.setClass("flat", !hasOwnGround(button))
        widget.setClass("selected", button.isSelected)
        widget.setClass("square", button.hasSquareCorners)
        // White text is on the background of a swipe action, and on a full tint.
        let isUnderWhite =
            button is SwipeActionButton || (button.style == .filled && button.foregroundColor == .white)
        tree.host.styles.setBackground(
            ground.map {
                isUnderWhite
                    ? Palette.ground(of: $0, traits: traits) : Palette.surface(of: $0, traits: traits)
            },
            of: widget
        )
        showGroundImage(of: button, in: content)
        gtk_widget_set_sensitive(widget, button.isEnabled ? 1 : 0)
        gtk_widget_set_margin_start(content, gint(overhang))
        gtk_widget_set_margin_end(content, gint(overhang))
        Accessible.setLabel(button.accessibilityLabel, of: widget)
        Accessible.setDescription(button.spokenDetail, of: widget)
    }

    private func hasOwnGround(_ button: UIButton) -> Bool {
        button.fillColor != nil || button.backgroundColor != nil
    }
}
#endif
