#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A desktop window for a UIKit window or sheet: a title bar, with the views below it.
@MainActor
package final class HostWindow {
    /// The minimum width of a window, that of a telephone.
    static let minimumWidth: gint = 360
    /// The minimum height of a window's content.
    static let minimumHeight: gint = 240

    /// The UIKit window, or the sheet.
    private(set) weak var root: UIView?
    package let widget: Widget
    let header: HeaderBar
    /// The title bars, including those of split view columns.
    let titleRow: TitleRow
    /// The widget that contains the views.
    package var contentWidget: Widget { content }
    private let content: Widget
    private let menu: RowMenu
    private let touches: TouchStream
    private let viewDrag: ViewDrag
    private let keys = gtk_event_controller_key_new()!
    private var isTabbing = false
    /// Whether Tab is passing the other items of a focus group.
    private var isLeavingGroup = false
    /// Whether the window gives the focus to the view that UIKit chose.
    private var isMovingFocus = false
    /// The window behind a sheet.
    weak var behind: HostWindow?
    /// The applied limits of the scene.
    var limited: (least: CGSize, isFixed: Bool)?
    /// The stored size for the next launch.
    var keptSize: WindowSize?
    /// Whether a new alert has not yet focused its default button.
    var awaitsFocus = false
    unowned let host: GTKHost
    private let reference: ObjectReference

    convenience init(window: UIWindow, host: GTKHost) {
        let kept = HostWindow.keptSize(of: window, host: host)
        let size = kept?.onScreen ?? host.screenBounds.size
        self.init(root: window, host: host, contentSize: size, minimumWidth: HostWindow.minimumWidth)
        keptSize = kept
        if kept?.isMaximized == true { gtk_window_maximize(widget.cast()) }
        window.frame = CGRect(origin: .zero, size: size)
        update()
    }

    init(root: UIView, host: GTKHost, contentSize: CGSize, minimumWidth: gint) {
        self.root = root
        self.host = host
        header = HeaderBar(host: host)
        titleRow = TitleRow(main: header, host: host)
        widget = adw_window_new()
        reference = ObjectReference(UnsafeMutableRawPointer(widget))
        content = searchlight_view_new(GTK_ACCESSIBLE_ROLE_GENERIC)
        menu = RowMenu(content: content)
        touches = TouchStream(of: widget, content: content)
        viewDrag = ViewDrag(content: content, host: host)
        gtk_widget_add_css_class(content, "content")
        gtk_widget_set_vexpand(content, 1)
        gtk_widget_set_overflow(content, GTK_OVERFLOW_HIDDEN)
        searchlight_view_set_size(content, minimumWidth, HostWindow.minimumHeight)
        let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_box_append(box.cast(), titleRow.widget)
        gtk_box_append(box.cast(), content)
        adw_window_set_content(widget.cast(), box)
        gtk_window_set_default_size(
            widget.cast(),
            gint(contentSize.width),
            gint(contentSize.height) + GTKHost.titleBarHeight
        )
        connect()
        showTraits()
    }

    /// The UIKit window of the views.
    var window: UIWindow? { root?.window }

    private func connect() {
        guard let root else { return }
        let context = Unmanaged.passUnretained(self).toOpaque()
        searchlight_view_set_size_handler(
            content,
            { width, height, context in
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    guard let context else { return }
                    Unmanaged<HostWindow>.fromOpaque(context).takeUnretainedValue().sizeDidChange(width, height)
                }
            },
            context
        )
        touches.connect(to: root)
        viewDrag.connect(to: root)
        ViewDrop.connect(to: root, content: content, host: host)
        menu.connect(to: root, keysOf: widget) { [weak self] in self?.showFocus() }
        // Runs before GTK's own widgets, because a scrolled window handles the arrow keys itself.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, keys)
        KeyEvents.connect(
            keys,
            withText: true,
            composing: { [weak self] in self?.typeInField() ?? false },
            { [weak self] press in
                guard let self else { return false }
                if handle(press) { return true }
                guard case .character(let character) = press.key, press.isText, press != KeyEvents.space else {
                    return false
                }
                return typeInField(character)
            }
        )
        connectConventions()
        let close: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, context in
            nonisolated(unsafe) let context = context
            return MainActor.assumeIsolated {
                if let context { Unmanaged<Callback>.fromOpaque(context).takeUnretainedValue().body() }
                return 1
            }
        }
        Signal.attach(
            UnsafeMutableRawPointer(widget),
            "close-request",
            unsafeBitCast(close, to: GCallback.self),
            Callback { [weak self] in self?.userClosed() }
        )
        Signal.connectNotify(UnsafeMutableRawPointer(widget), "notify::focus-widget") { [weak self] in
            self?.focusDidMove()
        }
        Signal.connect(UnsafeMutableRawPointer(widget), "realize") { [weak self] in
            self?.connectFrames()
            self?.connectSurfaceState()
        }
        Signal.connectNotify(UnsafeMutableRawPointer(widget), "notify::is-active") { [weak host] in
            host?.focus.mayHaveChanged()
        }
    }

    private func connectFrames() {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return }
        Signal.connect(UnsafeMutableRawPointer(clock), "before-paint") { [weak host] in host?.frameWillBegin() }
    }

    /// Handles a close request. A sheet is dismissed if the app permits it, and its UIKit view is then removed; closing a
    /// window closes its scene; closing the last one ends the app.
    func userClosed() {
        guard let sheet = root as? PresentedSheet else {
            host.keepSizes()
            let scene = window?.windowScene
            if scene == nil || UIApplication.current?.userClosed(scene!) != true { host.windowWasClosed() }
            MainLoop.codeDidRun()
            return
        }
        sheet.userDismissed()
        MainLoop.codeDidRun()
    }

    /// Draws stronger separators for high contrast.
    func showTraits() {
        content.setClass("high-contrast", host.traits.accessibilityContrast == .high)
        host.styles.setIconSide(Int(Icon.scaled(Icon.usualSide, traits: host.traits)))
    }

    /// The frame of a title bar widget relative to the content; nil for other widgets.
    func titleBarFrame(of child: Widget) -> CGRect? {
        guard gtk_widget_is_ancestor(child, titleRow.widget) != 0 else { return nil }
        return child.frame(in: content)
    }

    func close() {
        searchlight_view_set_size_handler(content, nil, nil)
        menu.close()
        titleRow.close()
        gtk_window_destroy(widget.cast())
    }

    /// Runs after GTK's current layout, but before this frame is drawn.
    private func sizeDidChange(_ width: gint, _ height: gint) {
        MainLoop.atEndOfTurn(priority: GTKHost.beforeDrawing) { [weak self] in
            guard let self, let root else { return }
            let size = CGSize(width: Int(width), height: Int(height))
            guard root.frame.size != size else { return }
            if let sheet = root as? PresentedSheet { sheet.ownSize = size }
            root.frame = CGRect(origin: .zero, size: size)
            host.updateNow()
        }
    }

    // MARK: Content

    /// Updates the title bar, and the views if the root changed.
    func update() {
        guard let root else { return }
        let columns = TitleRow.columns(in: root)
        let bar = HostWindow.navigationBar(in: columns.first(where: \.isContent)?.view ?? root)
        let title =
            (root as? PresentedSheet)?.accessibilityLabel ?? (root as? UIWindow)?.contentTitle ?? ""
        titleRow.show(columns) { HostWindow.navigationBar(in: $0) }
        let width = columns.first(where: \.isContent)?.width ?? root.frame.width
        header.show(bar, windowTitle: columns.isEmpty ? title : "", width: width)
        let name = bar?.topItem?.shownTitle ?? title
        let appName = UIApplication.current?.info.displayName ?? ProcessInfo.processInfo.processName
        let shownName = sceneTitle(content: name.isEmpty ? appName : name)
        gtk_window_set_title(widget.cast(), DrawableText.clean(shownName, inOneLine: true))
        limitSize()
        fitAlert()
        fitSheet()
        let view = host.tree.widget(of: root).widget
        if gtk_widget_get_parent(view) == nil { searchlight_view_insert(content, view, nil) }
        searchlight_view_place(view, 0, 0, Double(root.frame.width), Double(root.frame.height))
        if root is PresentedSheet { Accessible.setLabel(name, of: view) }
        // Restores the focus of a field whose widget was moved into or out of the title bar.
        if window?.focusedResponder is any InputMethodClient, gtk_window_get_focus(widget.cast()) == nil { showFocus() }
        // Focus stays in an open popover.
        let hasBubble = root.subviews.contains { $0 is PresentedPopover && ($0 as? PresentedPanel)?.isUndimmed != true }
        gtk_widget_set_can_focus(titleRow.widget, hasBubble ? 0 : 1)
        showRelations()
        focusAlert()
    }

    /// The frontmost visible navigation bar.
    private static func navigationBar(in view: UIView) -> UINavigationBar? {
        for subview in view.subviews.reversed() where !subview.isHidden && subview.alpha > 0 {
            // A sheet has a title bar of its own.
            if subview is PresentedSheet || subview is PresentedPopover { continue }
            if let bar = subview as? UINavigationBar { return bar }
            if !(subview is UIScrollView), let bar = navigationBar(in: subview) { return bar }
            if subview.coversWhatIsBehind { return nil }
        }
        return nil
    }

    // MARK: Keys

    private func handle(_ press: KeyPress) -> Bool {
        let focus = gtk_window_get_focus(widget.cast())
        // Menus handle their keys.
        let isInMenu = focus.map(isInMenu) ?? false
        if press.key == .tab {
            if !isInMenu, window?.sendKeyToCommands(press) == true { return true }
            // Tab moves focus, as everywhere on the desktop.
            isTabbing = true
            MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [weak self] in self?.isTabbing = false }
            guard !isInMenu, window?.focusIsInSharedGroup == true else { return false }
            leaveFocusGroup(press.modifiers.contains(.shift) ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
            return true
        }
        if isInMenu { return false }
        if let focus {
            // Text passes keys to its input method first, except urgent commands. A button handles the keys that activate
            // it.
            if HostWindow.isText(focus) {
                return window?.sendKeyToCommands(press, urgentOnly: true) ?? false
            }
            if GuestWidget.holds(focus) { return handleOnGuest(press) }
            if gtk_widget_get_ancestor(focus, gtk_button_get_type()) != nil { return handleOnButton(press) }
        }
        return window?.sendKey(press) ?? false
    }

    private func isInMenu(_ focus: Widget) -> Bool { gtk_widget_get_ancestor(focus, gtk_popover_get_type()) != nil }

    /// Forwards a key that the list of results received to the search field, whose input method converts it to text.
    ///
    /// - Parameter character: The text of the key; nil for a key that begins a compose sequence.
    private func typeInField(_ character: Character? = nil) -> Bool {
        if let focus = gtk_window_get_focus(widget.cast()), host.tree.list(focusedBy: focus) == nil {
            // Text and hosted widgets receive their own keys. Other widgets leave text to a search that takes it everywhere.
            guard window?.searchTakesTypedText == true, !HostWindow.isText(focus), !GuestWidget.holds(focus),
                !isInMenu(focus)
            else { return false }
        }
        guard let window, window.userWillTypeOutsideText(character) else { return false }
        host.updateNow()
        showFocus()
        guard let field = window.focusedResponder as? UITextField,
            let text = (host.tree.existing(field) as? TextFieldWidget)?.text, gtk_widget_has_focus(text) != 0
        else { return true }
        return gtk_event_controller_key_forward(keys, text) != 0
    }

    /// Keys on a focused button: it handles the keys that activate it and focus navigation. The first responder, which may
    /// still be a text field, receives none.
    private func handleOnButton(_ press: KeyPress) -> Bool {
        guard let window, press.key != .return, press != KeyEvents.space, window.sendKeyPastFirstResponder(press)
        else { return false }
        // Restores focus to a field that was already first responder.
        if window.focusesSearchField(press) { showFocus() }
        return true
    }

    /// A hosted widget receives all keys except those that leave it.
    private func handleOnGuest(_ press: KeyPress) -> Bool {
        if window?.sendKeyToCommands(press, urgentOnly: true) == true { return true }
        guard let window else { return false }
        // The view may open a bar of its own.
        if window.focusesSearchField(press) { return window.sendKey(press) }
        return press.modifiers.contains(.alternate) && window.sendKeyPastFirstResponder(press)
    }

    // MARK: Focus

    /// Moves focus to the next widget that is not in the focus group of the focused one.
    private func leaveFocusGroup(_ direction: GtkDirectionType) {
        guard let window, let start = gtk_window_get_focus(widget.cast()), let former = host.tree.view(around: start)
        else { return }
        isLeavingGroup = true
        var passed: Set<Widget> = [start]
        while gtk_widget_child_focus(widget, direction) != 0, let focus = gtk_window_get_focus(widget.cast()),
            passed.insert(focus).inserted, let view = host.tree.view(around: focus),
            window.sharesFocusGroup(view, with: former)
        {}
        isLeavingGroup = false
        focusDidMove()
    }

    /// Moves focus to the widget of the view to which UIKit moved it.
    ///
    /// - Returns: Whether there was such a view in this window.
    private func showFocusedView() -> Bool {
        guard let target = host.viewToFocus, let window, target.window === window else { return false }
        guard let view = target.view else {
            host.viewToFocus = nil
            if window.focusedResponder == nil { gtk_window_set_focus(widget.cast(), nil) }
            return false
        }
        guard let widget = host.tree.existing(view), holds(widget) else { return false }
        host.viewToFocus = nil
        if let focus = gtk_window_get_focus(self.widget.cast()),
            focus == widget.widget || gtk_widget_is_ancestor(focus, widget.widget) != 0
        {
            return true
        }
        isMovingFocus = true
        if gtk_widget_get_focusable(widget.widget) != 0 {
            gtk_widget_grab_focus(widget.widget)
        } else {
            gtk_widget_child_focus(widget.widget, GTK_DIR_TAB_FORWARD)
        }
        isMovingFocus = false
        // A widget that cannot keep the focus must not get it again and again.
        if host.viewToFocus?.view === view { host.viewToFocus = nil }
        return true
    }

    /// Moves focus to the widget of the first responder, or to that of the view to which UIKit moved the focus.
    func showFocus() {
        guard let window, !showFocusedView() else { return }
        switch window.focusedResponder {
        case let field as UITextField:
            guard let widget = host.tree.existing(field) as? TextFieldWidget, holds(widget) else { return }
            if gtk_widget_has_focus(widget.text) == 0 || gtk_window_get_focus(self.widget.cast()) != widget.text {
                gtk_text_grab_focus_without_selecting(widget.text.cast())
            }
        case let textView as UITextView:
            guard let widget = host.tree.existing(textView) as? TextViewWidget, holds(widget) else { return }
            if gtk_window_get_focus(self.widget.cast()) != widget.proxy.widget {
                gtk_widget_grab_focus(widget.proxy.widget)
            }
        case let list as UIScrollView where list.asCellList != nil:
            guard let widget = host.tree.existing(list) as? ScrollWidget, holds(widget) else { return }
            gtk_widget_grab_focus(widget.focusTarget)
        case let view as UIView where host.tree.existing(view) is GuestWidget:
            guard let widget = host.tree.existing(view) as? GuestWidget, holds(widget) else { return }
            let focus = gtk_window_get_focus(self.widget.cast())
            if focus.map({ $0 == widget.guest || gtk_widget_is_ancestor($0, widget.guest) != 0 }) != true {
                gtk_widget_grab_focus(widget.guest)
            }
        case let view as UIView where view.takesFocusInHost:
            guard let widget = host.tree.existing(view), holds(widget) else { return }
            gtk_widget_grab_focus(widget.widget)
        default:
            let focus = gtk_window_get_focus(self.widget.cast())
            if let focus, HostWindow.isText(focus) || GuestWidget.holds(focus) {
                gtk_window_set_focus(self.widget.cast(), nil)
            }
        }
    }

    /// Whether a focused widget is that of a text field or a text view.
    private static func isText(_ focus: Widget) -> Bool {
        gtk_widget_get_ancestor(focus, gtk_text_get_type()) != nil || TextProxy.isProxy(focus)
    }

    private func holds(_ other: ViewWidget) -> Bool { gtk_widget_is_ancestor(other.widget, widget) != 0 }

    /// A list becomes first responder only by the Tab key, not when a window opens or a field is removed.
    ///
    /// UIKit follows the focus to other views.
    private func focusDidMove() {
        guard let window, !isLeavingGroup else { return }
        guard let focus = gtk_window_get_focus(widget.cast()) else { return window.hostFocused(nil) }
        // A menu returns the focus when it closes.
        if gtk_widget_get_ancestor(focus, gtk_popover_get_type()) != nil { return }
        if let guest = host.tree.guest(focusedBy: focus) {
            if guest !== window.focusedResponder { guest.becomeFirstResponder() }
            return
        }
        defer {
            // A movement of UIKit's own, also in response to the Tab key, is not the user's.
            window.hostFocused(host.tree.view(around: focus), byTab: isTabbing && !isMovingFocus)
        }
        guard isTabbing else { return }
        if let list = host.tree.list(focusedBy: focus), list !== window.focusedResponder {
            list.userFocused()
        } else if let view = host.tree.keyView(focusedBy: focus), view !== window.focusedResponder {
            view.becomeFirstResponder()
        }
    }
}
#endif
