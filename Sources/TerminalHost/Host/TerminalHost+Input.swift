#if Terminal
import Foundation
@_spi(Host) import UIKitCore

extension TerminalHost {
    /// The time after which an Escape byte without a continuation is the Escape key.
    private static let escapeDelay = Duration.milliseconds(30)

    /// Handles bytes from the terminal, and shows the result.
    func receive(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return onEnd() }
        escapeTimer?.cancel()
        let events = decoder.decode(bytes)
        if decoder.isAmbiguous {
            escapeTimer = after(Self.escapeDelay) { [weak self] in
                guard let self else { return }
                handle(decoder.endOfSequence())
            }
        }
        handle(events)
    }

    private func handle(_ events: [InputEvent]) {
        enter()
        for event in events {
            handle(event)
            // An event can be meant for what the one before it showed.
            if application?.isSettled == false { application?.performUpdates() }
        }
        if application != nil { updateNow() }
    }

    private func handle(_ event: InputEvent) {
        switch event {
        case .answer(let answer): receive(answer)
        case .focus(let isActive): terminalFocusDidChange(to: isActive)
        case .paste(let text): paste(text)
        case .pointer(let input):
            showsAllKeys = false
            handle(input)
        case .text(let text): for character in text { type(character) }
        case .key(let key): if key.phase != .release { press(key) }
        }
    }

    private func terminalFocusDidChange(to isActive: Bool) {
        self.isActive = isActive
        guard let application, let scene = application.windowsForSwitching.last else { return }
        if isActive { application.hostDidFocus(scene) } else { application.hostDidUnfocus(scene) }
    }

    // MARK: Keys

    /// The window that receives keys.
    var keyWindow: UIWindow? { application?.frontWindows.last { $0.isKeyWindow } ?? application?.frontWindows.last }

    private func type(_ character: Character) {
        if let filePrompt { return filePrompt.type(character) }
        if showsAllKeys {
            showsAllKeys = false
            return
        }
        let shift: KeyPress.Modifiers = character.isUppercase ? .shift : []
        if character == "?", !takesText {
            showsAllKeys = true
            return
        }
        send(KeyPress(.character(character), modifiers: shift))
    }

    /// Whether the first responder receives text.
    var takesText: Bool { menu == nil && keyWindow?.focusedResponder is any UIKeyInput }

    private func press(_ key: InputKey) {
        if let filePrompt { return filePrompt.press(key) }
        if showsAllKeys { return pressInKeyList(key.code) }
        if drag != nil, key.code == .escape { return cancelDrag() }
        switch (key.code, key.modifiers) {
        case (.character("c"), .control) where !hasSelection: return onEnd()
        case (.character("q"), .control): return onEnd()
        case (.character("z"), .control): return suspend()
        case (.character("l"), .control): return resetScreen()
        case (.function(10), .shift), (.other(57363), []): return openContextMenu()
        case (.character("_"), .control): return send(KeyPress(.character("z"), modifiers: .control))
        case (.function(1), []):
            showsAllKeys = true
            return
        case (.function(2), []) where !modes.printsLines: return switchPointer()
        case (.function(6), []): return switchScene()
        default: break
        }
        if let press = KeyPress(key) { send(press) }
    }

    private var hasSelection: Bool {
        guard let input = keyWindow?.focusedResponder as? any UITextInput else { return false }
        return input.selectedTextRange.map { !$0.isEmpty } == true
    }

    /// Sends a key to the open menu, to the first responder, or to the focused control.
    func send(_ press: KeyPress) {
        if menu != nil, pressInMenu(press) { return }
        guard let window = keyWindow else { return }
        if case .character(let character) = press.key, press.modifiers.isDisjoint(with: [.control, .alternate]) {
            if window.focusedView is UIControl, press.key == .character(" ") { return activateFocusedControl() }
            if let input = window.focusedResponder as? any UIKeyInput {
                if !window.sendKeyToCommands(press, urgentOnly: true) { input.insertText(String(character)) }
                return
            }
            if window.sendKey(press) { return }
            if window.userWillTypeOutsideText(character), let input = window.focusedResponder as? any UIKeyInput {
                input.insertText(String(character))
            }
            return
        }
        if press == KeyPress(.return), window.focusedView is UIControl { return activateFocusedControl() }
        if let control = window.focusedView as? UIControl, control.userAdjusted(press) { return }
        if window.sendKey(press) || window.moveFocusBesideControl(press) { return }
        if press == KeyPress(.escape) { goBack(in: window) }
    }

    /// Goes back to the previous screen, as with the back button.
    private func goBack(in window: UIWindow) { backButton(in: window)?.userTapped() }

    /// The visible back button of the innermost navigation bar; nil if there is none.
    func backButton(in window: UIWindow) -> UIButton? {
        let bars = window.visibleDescendants.compactMap { $0 as? UINavigationBar }
        let button = bars.last { $0.backButton?.isHidden == false }?.backButton
        return button?.isEnabled == true ? button : nil
    }

    private func activateFocusedControl() { keyWindow?.focusedView?.userActivated() }

    private func openContextMenu() {
        guard let window = keyWindow else { return }
        if let view = window.focusedView {
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            if window.userAskedForMenu(on: view, at: view.convert(middle, to: nil)) { return }
        }
        if window.userAskedForMenu() { return }
        if let cell = (window.focusedResponder as? UIView)?.asCellList?.focusedCell { openRowMenu(around: cell) }
    }

    /// Opens a menu with the swipe actions of the row that contains a view. Does nothing if there are none.
    func openRowMenu(around view: UIView) {
        guard let cell = sequence(first: view, next: \.superview).lazy.compactMap(\.asListCell).first,
            let list = cell.list, let path = list.path(of: cell)
        else { return }
        let actions = list.rowActions(at: path).map { action in
            UIAction(title: action.title, attributes: action.isDestructive ? .destructive : []) { [weak list] _ in
                list?.userChose(action)
            }
        }
        if !actions.isEmpty { PresentedMenu.open(UIMenu(children: actions), of: cell) }
    }

    /// Turns the reports of the pointer off, so that the terminal's own selection works, and on again.
    private func switchPointer() {
        modes.reportsPointer.toggle()
        write(TerminalModes.pointer(modes.reportsPointer))
    }

    private func switchScene() {
        guard let application else { return }
        let scenes = application.windowsForSwitching
        if scenes.count > 1, let next = scenes.first { application.hostDidFocus(next) }
        requestUpdate()
    }

    // MARK: Menus

    private func pressInMenu(_ press: KeyPress) -> Bool {
        guard let menu else { return false }
        let isMirrored = traits.layoutDirection == .rightToLeft
        let (forward, back): (KeyPress.Key, KeyPress.Key) = isMirrored ? (.left, .right) : (.right, .left)
        let enabled = menu.items.indices.filter { menu.items[$0].isEnabled && !menu.items[$0].isTitle }
        switch press.key {
        case .down: menuItem = enabled.first { $0 > menuItem ?? -1 } ?? enabled.first
        case .up: menuItem = enabled.last { $0 < menuItem ?? .max } ?? enabled.last
        case .home: menuItem = enabled.first
        case .end: menuItem = enabled.last
        case .return, .character(" "):
            guard let item = menuItem else { return true }
            menuItem = nil
            menu.userChose(item)
        case forward:
            guard let item = menuItem, menu.items[item].opensMenu else { return true }
            menuItem = nil
            menu.userChose(item)
        case .escape, back:
            menuItem = nil
            menu.userWentBack()
        default: return true
        }
        return true
    }

    // MARK: Text

    /// Pastes text into the first responder. In a list, it goes to the search field.
    private func paste(_ text: String) {
        if let filePrompt { return filePrompt.paste(text) }
        guard let window = keyWindow else { return }
        if !(window.focusedResponder is any UIKeyInput) { _ = window.userWillTypeOutsideText(nil) }
        guard let responder = window.focusedResponder else { return }
        clipboardText = text
        clipboardImage = nil
        clipboardChangeCount += 1
        responder.paste(nil)
    }
}

extension KeyPress {
    /// The key press for a key of a terminal; nil for keys without a meaning for apps.
    init?(_ key: InputKey) {
        let code: KeyPress.Key
        switch key.code {
        case .character(let character): code = .character(character)
        case .space: code = .character(" ")
        case .enter: code = .return
        case .tab: code = .tab
        case .backspace: code = .backspace
        case .escape: code = .escape
        case .up: code = .up
        case .down: code = .down
        case .left: code = .left
        case .right: code = .right
        case .home: code = .home
        case .end: code = .end
        case .pageUp: code = .pageUp
        case .pageDown: code = .pageDown
        case .delete: code = .delete
        case .function(let number): code = .function(number)
        case .insert, .other: return nil
        }
        var modifiers: KeyPress.Modifiers = []
        if key.modifiers.contains(.shift) { modifiers.insert(.shift) }
        if key.modifiers.contains(.control) { modifiers.insert(.control) }
        if key.modifiers.contains(.alt) { modifiers.insert(.alternate) }
        self.init(code, modifiers: modifiers)
    }
}
#endif
