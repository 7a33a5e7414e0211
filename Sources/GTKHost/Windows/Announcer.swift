#if GTK
    import CGTK
    import CGTKShim
    import Foundation

    /// Shows sentences to assistive technology.
    ///
    /// GTK has `gtk_accessible_announce` only from 4.14 on. Here each sentence is an invisible label with the role of an
    /// alert, where assistive technology that looks finds it. GTK 4.8 sends no event when it comes, so that a screen reader
    /// does not speak it by itself.
    @MainActor
    final class Announcer {
        private var boxes: [ObjectIdentifier: Widget] = [:]
        /// What was announced so far, first to last.
        private(set) var sentences: [String] = []

        /// Holds the sentences of a window.
        func widget(in window: HostWindow) -> Widget {
            let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            gtk_widget_set_size_request(box, 1, 0)
            gtk_widget_set_opacity(box, 0)
            gtk_widget_set_can_target(box, 0)
            boxes[ObjectIdentifier(window)] = box
            return box
        }

        func forget(_ window: HostWindow) {
            boxes[ObjectIdentifier(window)] = nil
        }

        func announce(_ sentence: String, in window: HostWindow) {
            sentences.append(sentence)
            guard let box = boxes[ObjectIdentifier(window)] else { return }
            while let old = gtk_widget_get_first_child(box) { gtk_box_remove(box.cast(), old) }
            let text = DrawableText.clean(sentence, inOneLine: true)
            let label: Widget = gtk_label_new(text)
            searchlight_set_role(label, GTK_ACCESSIBLE_ROLE_ALERT)
            gtk_widget_add_css_class(label, "announcement")
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
            Accessible.setLabel(text, of: label)
            gtk_box_append(box.cast(), label)
        }
    }
#endif
