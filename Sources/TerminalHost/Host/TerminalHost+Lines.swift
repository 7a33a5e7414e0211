#if Terminal
import AppDriving
import Foundation
import TextEscaping
@_spi(Host) import UIKitCore

/// With `UIKIT_TERMINAL=linear` the host prints what changes on the screen as lines, which screen readers and braille displays follow.
extension TerminalHost {
    /// Prints the lines that are new or have the focus now.
    func printChanges(of application: UIApplication) {
        if showsAllKeys {
            showsAllKeys = false
            for key in allKeys { print("\(key.key): \(key.effect)") }
        }
        if let prompt = filePrompt { return printPrompt(prompt) }
        printedPrompt = nil
        let lines = ScreenLines(Screen(of: application), focused: focusedMenuLine)
        for line in lines.changes(since: printedLines) { printEscaped(line) }
        printedLines = lines
    }

    private func printPrompt(_ prompt: FilePrompt) {
        let lines = [prompt.note, "> \(prompt.question) \(prompt.text)"].filter { !$0.isEmpty }
        guard lines != printedPrompt else { return }
        printedPrompt = lines
        lines.forEach(print)
    }

    /// The view of the menu item that Return chooses.
    private var focusedMenuLine: UIView? {
        guard let menu, let menuItem else { return nil }
        return menu.itemViews.indices.contains(menuItem) ? menu.itemViews[menuItem] : nil
    }

    /// Prints a line.
    func print(_ line: String) { printEscaped(escaped(line, limit: .max)) }

    /// Prints a line without control characters. The terminal does not translate line feeds while it reports each key.
    private func printEscaped(_ line: String) { write(line + "\r\n") }
}
#endif
