#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A GTK switch, centred in UIKit's frame.
@MainActor
final class SwitchWidget: ViewWidget {
    private let toggle: Widget
    private var isUpdating = false

    init(control: UISwitch, tree: WidgetTree) {
        toggle = gtk_switch_new()
        gtk_widget_set_valign(toggle, GTK_ALIGN_CENTER)
        gtk_widget_set_halign(toggle, GTK_ALIGN_CENTER)
        gtk_widget_set_hexpand(toggle, 1)
        super.init(view: control, tree: tree, widget: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        gtk_box_append(widget.cast(), toggle)
        Signal.connectNotify(UnsafeMutableRawPointer(toggle), "notify::active") { [weak self, weak control] in
            guard let self, let control, !isUpdating else { return }
            control.userTapped()
            // The app may have reset it.
            updateContent(control)
        }
    }

    override var container: Widget? { nil }

    override func updateContent(_ view: UIView) {
        guard let control = view as? UISwitch else { return }
        isUpdating = true
        defer { isUpdating = false }
        gtk_switch_set_active(toggle.opaque, control.isOn ? 1 : 0)
        gtk_widget_set_sensitive(toggle, control.isEnabled ? 1 : 0)
        Accessible.setLabel(control.accessibilityLabel, of: toggle)
        let color = control.isOn ? control.onTintColor : nil
        tree.host.styles.setBackground(color.map { Palette.surface(of: $0, traits: traits) }, of: toggle)
    }
}

/// A GTK slider.
@MainActor
final class SliderWidget: ViewWidget {
    private let scale: Widget
    private let icons: [Widget]
    private var isUpdating = false

    init(slider: UISlider, tree: WidgetTree) {
        scale = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)
        gtk_scale_set_draw_value(scale.cast(), 0)
        gtk_widget_set_hexpand(scale, 1)
        icons = [gtk_image_new(), gtk_image_new()]
        super.init(view: slider, tree: tree, widget: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        for part in [icons[0], scale, icons[1]] { gtk_box_append(widget.cast(), part) }
        for icon in icons { searchlight_set_role(icon, GTK_ACCESSIBLE_ROLE_NONE) }
        Signal.connect(UnsafeMutableRawPointer(scale), "value-changed") { [weak self, weak slider] in
            guard let self, let slider, !isUpdating else { return }
            let value = gtk_range_get_value(scale.cast())
            slider.userMoved(
                to: Float(value),
                isMoving: gtk_widget_get_state_flags(scale).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
            )
            updateContent(slider)
        }
    }

    override var container: Widget? { nil }

    override func updateContent(_ view: UIView) {
        guard let slider = view as? UISlider else { return }
        isUpdating = true
        defer { isUpdating = false }
        setDirection(of: [scale])
        let (low, high) = (Double(slider.minimumValue), Double(slider.maximumValue))
        gtk_range_set_range(scale.cast(), low, high)
        gtk_range_set_increments(scale.cast(), (high - low) / 20, (high - low) / 5)
        gtk_range_set_value(scale.cast(), Double(slider.value))
        gtk_widget_set_sensitive(scale, slider.isEnabled ? 1 : 0)
        Accessible.setLabel(slider.accessibilityLabel, of: scale)
        showAdjustability(of: slider, on: scale)
        let tint = slider.minimumTrackTintColor ?? slider.tintColor
        // UIKit's default blue is not a choice of the app, so the desktop's colour is used.
        let own = tint == .systemBlue || tint == .tintColor ? nil : tint
        tree.host.styles.setTrack(own.map { Palette.surface(of: $0, traits: traits) }, of: scale)
        let rest = slider.maximumTrackTintColor.map { Palette.surface(of: $0, traits: traits) }
        tree.host.styles.setTrough(rest, of: scale)
        let thumb = slider.thumbTintColor.map { Palette.surface(of: $0, traits: traits) }
        tree.host.styles.setThumb(thumb, of: scale)
        show(slider.minimumValueImage, in: icons[0], of: slider)
        show(slider.maximumValueImage, in: icons[1], of: slider)
        showImages(of: slider)
    }

    private func show(_ image: UIImage?, in icon: Widget, of slider: UISlider) {
        gtk_widget_set_visible(icon, image == nil ? 0 : 1)
        guard let image = image?.resolved(for: traits) else { return }
        let color = image.stencilColor(tint: slider.tintColor).map { Palette.surface(of: $0, traits: traits) }
        if image.isSymbolImage {
            Icon.show(image, in: icon, tint: slider.tintColor, traits: traits)
            gtk_image_set_pixel_size(icon.opaque, gint(image.symbolSide(for: traits)))
            tree.host.styles.setColor(color, of: icon)
        } else if let texture = ImageWidget.texture(of: image, color: color) {
            gtk_image_set_from_paintable(icon.opaque, texture)
            gtk_image_set_pixel_size(icon.opaque, gint(max(image.size.width, image.size.height)))
            g_object_unref(UnsafeMutableRawPointer(texture))
        }
    }

    /// Shows the images of thumb and track, which a style sheet contains as encoded data, and the height of the track.
    private func showImages(of slider: UISlider) {
        func background(_ image: UIImage?) -> String? {
            guard let image = image?.resolved(for: traits), let data = image.pngData() else { return nil }
            let size = "background-size: 100% 100%; background-color: transparent; box-shadow: none; border: none"
            return "background-image: url(\"data:image/png;base64,\(data.base64EncodedString())\"); \(size)"
        }
        let styles = tree.host.styles
        let thumb = slider.currentThumbImage
        styles.setLook(
            background(thumb).map { rules in
                let (width, height) = (Int(thumb?.size.width ?? 0), Int(thumb?.size.height ?? 0))
                return "\(rules); min-width: \(width)px; min-height: \(height)px; border-radius: 0"
            },
            slot: "thumb",
            part: " > trough > slider",
            of: scale
        )
        styles.setLook(
            background(slider.currentMinimumTrackImage),
            slot: "before",
            part: " > trough > highlight",
            of: scale
        )
        let height = slider.trackRect(forBounds: slider.bounds).height
        let isUsual = height == UISlider.usualTrackHeight || !(1...200).contains(height)
        let rules = [background(slider.currentMaximumTrackImage), isUsual ? nil : "min-height: \(Int(height))px"]
            .compactMap { $0 }
        styles.setLook(rules.isEmpty ? nil : rules.joined(separator: "; "), slot: "after", part: " > trough", of: scale)
    }
}

/// A GTK spinner for an activity indicator.
@MainActor
final class ActivityIndicatorWidget: ViewWidget {
    private let spinner: Widget

    init(indicator: UIActivityIndicatorView, tree: WidgetTree) {
        spinner = gtk_spinner_new()
        searchlight_set_role(spinner, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
        gtk_widget_set_hexpand(spinner, 1)
        gtk_widget_set_vexpand(spinner, 1)
        super.init(view: indicator, tree: tree, widget: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        gtk_box_append(widget.cast(), spinner)
    }

    override var container: Widget? { nil }

    override func updateContent(_ view: UIView) {
        guard let indicator = view as? UIActivityIndicatorView else { return }
        gtk_spinner_set_spinning(spinner.opaque, indicator.isAnimating ? 1 : 0)
        Accessible.setLabel(indicator.accessibilityLabel, of: spinner)
        let color = indicator.color ?? .secondaryLabel
        tree.host.styles.setColor(Palette.surface(of: color, traits: traits), of: spinner)
    }
}

/// A GTK progress bar with the height of UIKit's frame.
@MainActor
final class ProgressWidget: ViewWidget {
    private let bar: Widget

    init(bar view: UIProgressView, tree: WidgetTree) {
        bar = gtk_progress_bar_new()
        gtk_widget_add_css_class(bar, "uiprogress")
        gtk_widget_set_hexpand(bar, 1)
        gtk_widget_set_vexpand(bar, 1)
        super.init(view: view, tree: tree, widget: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        gtk_box_append(widget.cast(), bar)
    }

    override var container: Widget? { nil }

    override func updateContent(_ view: UIView) {
        guard let progress = view as? UIProgressView else { return }
        bar.setClass("thin", progress.progressViewStyle == .bar)
        gtk_progress_bar_set_fraction(bar.opaque, Double(progress.progress))
        Accessible.setLabel(progress.accessibilityLabel, of: bar)
        let tint = progress.progressTintColor ?? progress.tintColor
        // UIKit's default blue is not a choice of the app, so the desktop's colour is used.
        let own = tint == .systemBlue || tint == .tintColor ? nil : tint
        tree.host.styles.setProgress(own.map { Palette.surface(of: $0, traits: traits) }, of: bar)
        let track = progress.trackTintColor.map { Palette.surface(of: $0, traits: traits) }
        tree.host.styles.setTrough(track, of: bar)
    }
}
#endif
