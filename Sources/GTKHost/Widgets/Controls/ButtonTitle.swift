#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

/// Shows the title of a UIKit button in a GTK label, for native widgets that represent the button.
@MainActor
enum ButtonTitle {
    static func show(_ button: UIButton, in label: Widget, traits: UITraitCollection) {
        let title = button.displayedTitle ?? NSAttributedString(string: "")
        let drawn = DrawableText.clean(title.string, inOneLine: true)
        gtk_label_set_text(label.opaque, drawn)
        let attributes = TextAttributes()
        // Attribute ranges start at the beginning of the text. Truncation changes only its end.
        if drawn == title.string { attributes.insert(title, traits: traits) }
        gtk_label_set_attributes(label.opaque, attributes.list)
    }
}
#endif
