#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// Uses what the terminal answers to queries.
extension TerminalHost {
    /// Uses the answer of the terminal to a query.
    func receive(_ answer: TerminalAnswer) {
        switch answer {
        case .deviceAttributes: queriesDidEnd()
        case .keyboardProtocol:
            guard !modes.hasKeyboardProtocol else { return }
            modes.hasKeyboardProtocol = true
            device.write(Array(TerminalModes.keyboardProtocol.utf8))
        case .mode(number: 2026, let state): encoder.synchronizesOutput = state == 1 || state == 2
        case .color(number: 11, let red, let green, let blue):
            let background = TerminalPalette.RGB(red: red, green: green, blue: blue)
            self.background = background
            change { $0.userInterfaceStyle = background.luminance > 0.3 ? .light : .dark }
        case .cellSize(let width, let height):
            guard (1...200).contains(width), (1...200).contains(height) else { return }
            cellPixels = (width, height)
            showPictures()
        case .graphics(TerminalModes.graphicsQuery, let isSupported):
            hasGraphics = isSupported
            showPictures()
        case .color, .mode, .graphics: break
        }
    }

    /// Begins to show pictures if the terminal draws images and told the size of its cells.
    private func showPictures() {
        guard hasGraphics, let cellPixels, environment.depth > .monochrome,
            encoder.pictures?.cellWidth != cellPixels.width || encoder.pictures?.cellHeight != cellPixels.height
        else { return }
        write(encoder.pictures?.removeAll() ?? "")
        encoder.pictures = PictureEncoder(cellWidth: cellPixels.width, cellHeight: cellPixels.height)
        encoder.reset()
    }
}
#endif
