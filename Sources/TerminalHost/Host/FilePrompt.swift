#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// The file chooser of a terminal: a path that the user types, with completion. Main actor.
@MainActor
final class FilePrompt {
    let panel: FilePanel
    private let onChange: () -> Void
    private let onEnd: () -> Void
    private let folder: URL

    /// The typed path.
    private(set) var text: String
    /// The reason why the path cannot be chosen, or the possible completions.
    private(set) var note = ""
    private var chosen: [URL] = []

    /// - Parameters:
    ///   - onChange: Called after the text changed.
    ///   - onEnd: Called before the panel gets its answer.
    init(_ panel: FilePanel, folder: URL, onChange: @escaping () -> Void, onEnd: @escaping () -> Void) {
        self.panel = panel
        self.folder = panel.folder ?? folder
        self.onChange = onChange
        self.onEnd = onEnd
        if case .newFile(let name) = panel.purpose { text = name } else { text = "" }
    }

    /// The question before the path.
    var question: String {
        switch panel.purpose {
        case .files: chosen.isEmpty ? "Open file:" : "Open file (Enter without a path: \(chosen.count) files):"
        case .folders: "Open folder:"
        case .newFile: "Save as:"
        }
    }

    func type(_ character: Character) { change { text.append(character) } }

    func paste(_ pasted: String) { change { text += pasted.filter { !$0.isNewline } } }

    func press(_ key: InputKey) {
        switch key.code {
        case .enter: choose()
        case .escape: finish(nil)
        case .tab: complete()
        case .backspace: change { _ = text.popLast() }
        case .space: change { text.append(" ") }
        case .character("u") where key.modifiers == .control: change { text = "" }
        case .character("c") where key.modifiers == .control: finish(nil)
        default: break
        }
    }

    private func change(_ edit: () -> Void) {
        note = ""
        edit()
        onChange()
    }

    private func url(of path: String) -> URL {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let full = path == "~" || path.hasPrefix("~/") ? home + path.dropFirst() : path
        return URL(fileURLWithPath: full, relativeTo: folder).absoluteURL.standardizedFileURL
    }

    private func choose() {
        if text.isEmpty, !chosen.isEmpty { return finish(chosen) }
        guard !text.isEmpty else { return }
        let url = url(of: text)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        switch panel.purpose {
        case .files where !exists: return refuse("There is no such file.")
        case .files where isFolder.boolValue: return refuse("This is a folder.")
        case .folders where !exists: return refuse("There is no such folder.")
        case .folders where !isFolder.boolValue: return refuse("This is a file.")
        case .newFile where exists && isFolder.boolValue: return refuse("This is a folder.")
        case .newFile where exists: return refuse("This file exists. Choose another name.")
        case .newFile where !FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path):
            return refuse("There is no such folder.")
        default: break
        }
        if panel.allowsSeveral, panel.purpose == .files {
            chosen.append(url)
            return change { text = "" }
        }
        finish([url])
    }

    private func refuse(_ reason: String) {
        note = reason
        onChange()
    }

    private func finish(_ urls: [URL]?) {
        onEnd()
        panel.finish(urls)
    }

    /// Completes the last component as far as it is unambiguous, and names the possibilities.
    private func complete() {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let last = String(parts.last ?? "")
        let path = String(text.dropLast(last.count))
        let folder = url(of: path.isEmpty ? "." : path)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0.hasPrefix(last) && ($0.hasPrefix(".") == last.hasPrefix(".")) }.sorted()
        guard let first = names.first else { return refuse("No name begins with this.") }
        let common = names.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        text = path + common
        if names.count == 1 {
            var isFolder: ObjCBool = false
            let full = folder.appendingPathComponent(first).path
            if FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue { text += "/" }
            note = ""
        } else {
            note = names.prefix(20).joined(separator: "  ")
        }
        onChange()
    }
}

@_spi(Host)
extension TerminalHost: HostFiles {
    /// Asks for a path in the last rows.
    public func show(_ panel: FilePanel) {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        filePrompt = FilePrompt(
            panel,
            folder: folder,
            onChange: { [weak self] in self?.requestUpdate() },
            onEnd: { [weak self] in
                self?.filePrompt = nil
                self?.requestUpdate()
            }
        )
        requestUpdate()
    }

    /// Closes the prompt.
    public func hide(_ panel: FilePanel) {
        if filePrompt?.panel === panel { filePrompt = nil }
        requestUpdate()
    }

    /// Opens the file in the desktop's program for it, if there is a desktop.
    public func open(_ file: URL, over window: UIWindow?, _ body: @escaping @MainActor (Bool) -> Void) {
        body(DesktopOpener.isAvailable && DesktopOpener.open(file))
    }
}

extension ScreenPainter {
    /// Paints a file prompt in the rows above the help.
    mutating func paint(_ prompt: FilePrompt, lastRow: Int) {
        let area = CellArea(rows: max(0, lastRow - 1)..<lastRow + 1, columns: 0..<grid.columns)
        let context = Context(origin: .zero, clip: area, background: palette.standardBackground)
        grid.fill(rows: area.rows, columns: area.columns, style: .standard)
        write(prompt.note, row: area.rows.lowerBound, column: 1, style(.secondaryLabel, context), context)
        write(prompt.question, row: lastRow, column: 1, style(.label, context, .bold), context)
        let start = min(CellText.columns(prompt.question) + 2, grid.columns)
        let text = FieldText(prompt.text, isMirrored: false)
        let end = prompt.text.utf16.count
        let place = FieldPlacement(
            text: text,
            chipColumns: 0,
            caret: end,
            alignment: .left,
            isMirrored: false,
            columns: start..<grid.columns
        )
        var field = context
        field.clip.columns = start..<grid.columns
        write(text.glyphs, row: lastRow, column: place.textColumn, style(.label, context), field)
        showCursor(row: lastRow, column: place.textColumn + text.column(ofCaretAt: end), field)
    }
}
#endif
