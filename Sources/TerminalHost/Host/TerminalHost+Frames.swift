#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// Paints frames, and writes them.
extension TerminalHost {
    /// Paints the windows, and writes the difference to the shown frame. While the terminal does not accept bytes, frames are omitted.
    func showFrame() {
        guard isOpen, !isWaitingForAnswers, !device.isBusy, let application else { return }
        if modes.printsLines { return printChanges(of: application) }
        paint(application)
        device.write(encoder.encode(frame, cursor: cursor, png: pictures.png(ofPicture:)))
    }

    private func paint(_ application: UIApplication) {
        images.beginFrame()
        pictures.beginFrame()
        let isDark = traits.userInterfaceStyle == .dark
        let palette = TerminalPalette(
            traits: traits,
            terminalBackground: background ?? (isDark ? .black : .white),
            depth: environment.depth
        )
        var painter = ScreenPainter(
            columns: columns,
            rows: rows,
            palette: palette,
            isMonochrome: environment.depth == .monochrome,
            images: images
        )
        painter.spinnerStep = spinnerStep
        painter.menuItem = menu == nil ? nil : menuItem
        painter.isActive = isActive
        if let shown = encoder.pictures {
            painter.pictures = ScreenPainter.Pictures(
                cache: pictures,
                cellWidth: shown.cellWidth,
                cellHeight: shown.cellHeight
            )
        }
        traits.performAsCurrent { painter.paint(application.frontWindows) }
        if let filePrompt { painter.paint(filePrompt, lastRow: rows - (hasHelpLine ? 2 : 1)) }
        if showsAllKeys {
            hiddenKeyLines = painter.paintAllKeys(allKeys, from: firstKeyLine, rows: rows - (hasHelpLine ? 1 : 0))
            firstKeyLine = min(firstKeyLine, hiddenKeyLines)
            if hasHelpLine { painter.paintHelp(keysValidNow, row: rows - 1) }
        } else if hasHelpLine {
            painter.paintHelp(keysValidNow, row: rows - 1)
        }
        frame = painter.grid
        cursor = showsAllKeys ? nil : painter.cursor
        if painter.hasSpinner { turnSpinner() }
    }

    private func turnSpinner() {
        guard spinnerTimer == nil, !prefersReducedMotion else { return }
        spinnerTimer = after(.milliseconds(100)) { [weak self] in
            guard let self else { return }
            spinnerTimer = nil
            spinnerStep += 1
            showFrame()
        }
    }

    /// Writes the whole screen again, for example after another program wrote on it.
    func resetScreen() {
        encoder.reset()
        printedLines = nil
        showFrame()
    }
}
#endif
