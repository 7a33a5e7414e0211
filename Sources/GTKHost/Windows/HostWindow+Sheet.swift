#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A sheet is a GNOME dialog: a modal window in front of its presenter's window.
extension HostWindow {
    /// The margin of the window behind around a new sheet, at each side.
    static let margin: CGFloat = 24
    /// The minimum width of a sheet, which fits in front of the narrowest window.
    static let minimumSheetWidth: gint = 280

    convenience init(sheet: PresentedSheet, over window: HostWindow, host: GTKHost) {
        let size = HostWindow.size(of: sheet, over: window)
        self.init(root: sheet, host: host, contentSize: size, minimumWidth: HostWindow.minimumSheetWidth)
        gtk_window_set_transient_for(widget.cast(), window.widget.cast())
        gtk_window_set_modal(widget.cast(), 1)
        behind = window
        if sheet.isAlert { becomeAlert() }
        sheet.ownSize = size
        sheet.frame = CGRect(origin: .zero, size: size)
        update()
    }

    /// The size of a sheet: a page fills the window behind, a form has a smaller limit.
    private static func size(of sheet: PresentedSheet, over window: HostWindow) -> CGSize {
        if let size = sheet.alertSize(in: alertRoom(over: window)) { return size }
        let room = window.root?.frame.size ?? .zero
        let limit = sheet.style == .formSheet ? CGSize(width: 420, height: 480) : CGSize(width: 640, height: 800)
        let usual = CGSize(
            width: max(CGFloat(minimumSheetWidth), min(room.width - 2 * margin, limit.width)),
            height: max(240, min(room.height - 2 * margin, limit.height))
        )
        let most = CGSize(
            width: max(usual.width, room.width - 2 * margin),
            height: max(usual.height, room.height - 2 * margin)
        )
        let wanted = sheet.wantedSize(usual: usual, room: most)
        return CGSize(width: max(CGFloat(minimumSheetWidth), wanted.width), height: max(120, wanted.height))
    }

    /// Resizes the window to its controller's current preferred size.
    func fitSheet() {
        guard let sheet = root as? PresentedSheet, !sheet.isAlert, sheet.wantsNewSize, let behind else { return }
        let size = HostWindow.size(of: sheet, over: behind)
        gtk_window_set_default_size(widget.cast(), gint(size.width), gint(size.height) + GTKHost.titleBarHeight)
    }
}
#endif
