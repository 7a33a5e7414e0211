#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A text view. UIKit lays out and edits the text; this widget draws the visible paragraphs, the selection and the caret.
///
/// Keyboard focus, input method and assistive technology use an invisible `GtkTextView` (``TextProxy``).
@MainActor
final class TextViewWidget: ScrollWidget {
    let proxy: TextProxy
    let inputMethod: InputMethod
    private let shownPicture = TextViewPicture()
    /// Whether the picture may differ from UIKit.
    private var isPictureOutdated = true
    let caret = BlinkingCaret()
    private(set) var pointer: TextViewPointer?

    init(textView: UITextView, tree: WidgetTree) {
        proxy = TextProxy(of: textView)
        inputMethod = InputMethod(text: proxy.widget)
        super.init(scrollView: textView, tree: tree)
        // The text takes the focus.
        gtk_widget_set_focusable(widget, 0)
        gtk_widget_add_css_class(content, Self.textClass)
        searchlight_view_set_draw_handler(
            content,
            { snapshot, context in
                nonisolated(unsafe) let (snapshot, context) = (snapshot, context)
                MainActor.assumeIsolated {
                    guard let snapshot, let context else { return }
                    Unmanaged<TextViewWidget>.fromOpaque(context).takeUnretainedValue().draw(on: snapshot)
                }
            },
            Unmanaged.passUnretained(self).toOpaque()
        )
        connectInput(of: textView)
        connectCommands()
        ProxyEdits.connect(self)
        pointer = TextViewPointer(of: self)
        caret.onChange = { [content] in gtk_widget_queue_draw(content) }
    }

    isolated deinit {
        searchlight_view_set_draw_handler(content, nil, nil)
    }

    var textView: UITextView? { view as? UITextView }

    /// Whether a widget under the pointer shows the text of a text view, or a label in front of it, such as a placeholder. The pointer
    /// on other subviews is theirs.
    static func isText(_ widget: Widget) -> Bool {
        let shown = widget.isA(gtk_label_get_type()) ? gtk_widget_get_parent(widget) : widget
        return shown.map { gtk_widget_has_css_class($0, textClass) != 0 } ?? false
    }

    private static let textClass = "textview"

    override var grounds: [Widget] { [proxy.widget] }

    override func updateContent(_ view: UIView) {
        super.updateContent(view)
        guard let textView = view as? UITextView else { return }
        // The pointer selects text even without a background.
        searchlight_view_set_solid(content, 1)
        setDirection(of: [content, proxy.widget])
        inputMethod.showWishes()
        gtk_text_view_set_editable(proxy.widget.cast(), textView.isEditable ? 1 : 0)
        gtk_widget_set_focusable(proxy.widget, textView.isEditable || textView.isSelectable ? 1 : 0)
        Accessible.setLabel(textView.accessibilityLabel, of: proxy.widget)
        Accessible.setDescription(textView.accessibilityHint, of: proxy.widget)
        searchlight_view_place(proxy.widget, 0, 0, Double(view.bounds.width), Double(view.bounds.height))
        showText(of: textView)
        // Here and not when it is drawn: a paragraph that is laid out can change the size of the content.
        _ = picture
    }

    /// Updates the proxy from UIKit within a turn, because the input method may read it at once. The picture is updated once in the next
    /// frame, however many keys precede it.
    func showNow() {
        if let textView { showText(of: textView) }
    }

    private func showText(of textView: UITextView) {
        proxy.show()
        isPictureOutdated = true
        caret.restart()
        gtk_widget_queue_draw(content)
        inputMethod.fieldDidChange()
    }

    /// The picture of the visible part.
    var picture: TextViewPicture {
        if isPictureOutdated, let textView {
            isPictureOutdated = false
            shownPicture.update(from: textView, traits: traits)
        }
        return shownPicture
    }

    private func draw(on snapshot: OpaquePointer) {
        let size = CGSize(width: Int(gtk_widget_get_width(content)), height: Int(gtk_widget_get_height(content)))
        picture.draw(on: snapshot, size: size, showsCaret: caret.isShown && hasFocus)
    }

    /// Whether keys go to the text.
    var hasFocus: Bool { gtk_widget_has_focus(proxy.widget) != 0 }

    // MARK: Input

    private func connectInput(of textView: UITextView) {
        inputMethod.field = textView
        inputMethod.keyDidRun = { [weak self] in self?.showNow() }
        inputMethod.takesTab = { [weak textView] press in
            textView?.isEditable == true && press.modifiers.isEmpty
        }
        inputMethod.caretArea = { [weak self] in self?.caretFrame ?? .zero }
        inputMethod.focusWasRefused = { [weak self] in
            guard let self, let window = view?.window else { return }
            tree.host.windows.first { $0.window === window }?.showFocus()
        }
        inputMethod.willPaste = { [weak tree] paste in tree?.host.clipboard.readThen(paste) }
        let focus = gtk_event_controller_focus_new()!
        gtk_widget_add_controller(proxy.widget, focus)
        for name in ["enter", "leave"] {
            Signal.connect(UnsafeMutableRawPointer(focus), name) { [weak self] in self?.caret.restart() }
        }
    }

    /// The caret in the coordinates of the proxy, which are those of the visible area.
    var caretFrame: CGRect {
        guard let textView,
            let place = textView.position(from: textView.beginningOfDocument, offset: textView.caretOffset)
        else { return .zero }
        let origin = textView.bounds.origin
        return textView.caretRect(for: place).offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The clipboard commands of GTK's keys, and the emoji chooser.
    private func connectCommands() {
        let object = UnsafeMutableRawPointer(proxy.widget)
        let commands: [(String, @MainActor (TextViewWidget) -> Void)] = [
            ("cut-clipboard", { widget in widget.textView?.cut(nil) }),
            ("copy-clipboard", { widget in widget.textView?.copy(nil) }),
            (
                "paste-clipboard",
                { widget in
                    widget.tree.host.clipboard.readThen { [weak widget] in
                        widget?.textView?.paste(nil)
                        widget?.showNow()
                    }
                }
            ),
            ("insert-emoji", { widget in widget.chooseEmoji() }),
        ]
        for (name, action) in commands {
            Signal.connect(object, name) { [weak self] in
                g_signal_stop_emission_by_name(object, name)
                guard let self else { return }
                action(self)
                showNow()
            }
        }
    }

    /// Opens GTK's chooser of emoji at the caret.
    func chooseEmoji() {
        guard textView?.isEditable == true else { return }
        let chooser: Widget = gtk_emoji_chooser_new()
        gtk_widget_set_parent(chooser, content)
        let place = caretFrame
        var area = GdkRectangle(
            x: gint(place.minX),
            y: gint(place.minY),
            width: gint(max(1, place.width)),
            height: gint(max(1, place.height))
        )
        gtk_popover_set_pointing_to(chooser.cast(), &area)
        let object = UnsafeMutableRawPointer(chooser)
        let picked: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, context in
            nonisolated(unsafe) let (text, context) = (text, context)
            MainActor.assumeIsolated {
                guard let text, let context else { return }
                let widget = Unmanaged<WeakTextView>.fromOpaque(context).takeUnretainedValue().widget
                widget?.textView?.insertText(String(cString: text))
                widget?.showNow()
                MainLoop.codeDidRun()
            }
        }
        Signal.attach(object, "emoji-picked", unsafeBitCast(picked, to: GCallback.self), WeakTextView(self))
        Signal.connect(object, "hide") {
            // GTK is still hiding it. The text view, which owns it, may be destroyed in the same turn.
            let reference = ObjectReference(object)
            MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) {
                let chooser = reference.pointer.assumingMemoryBound(to: GtkWidget.self)
                if gtk_widget_get_parent(chooser) != nil { gtk_widget_unparent(chooser) }
            }
        }
        gtk_popover_popup(chooser.cast())
    }
}

/// A weak reference to the widget, for signal handlers.
final class WeakTextView {
    weak var widget: TextViewWidget?

    init(_ widget: TextViewWidget) {
        self.widget = widget
    }
}
#endif
