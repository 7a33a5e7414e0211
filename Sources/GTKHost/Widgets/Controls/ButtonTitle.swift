#if GTK
    import CGTK
    import Foundation
    @_spi(Host) import UIKitCore

    /// The title of one of UIKit's buttons in a label of GTK's, where a widget of the desktop's stands for the button.
    @MainActor
    enum ButtonTitle {
        static func show(_ button: UIButton, in label: Widget, traits: UITraitCollection) {
            let title = button.displayedTitle ?? NSAttributedString(string: "")
            let drawn = DrawableText.clean(title.string, inOneLine: true)
            gtk_label_set_text(label.opaque, drawn)
            let attributes = TextAttributes()
            // Attributes count from the beginning of the text, which is only cut at its end.
            if drawn == title.string { attributes.insert(title, traits: traits) }
            gtk_label_set_attributes(label.opaque, attributes.list)
        }
    }
#endif
