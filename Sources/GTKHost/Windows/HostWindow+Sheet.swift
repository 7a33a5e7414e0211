#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// A sheet is a dialogue of GNOME's: a window of its own in front of the one it belongs to, which takes no input
    /// meanwhile.
    extension HostWindow {
        /// How much of the window behind is left around a new sheet, at each side.
        static let margin: CGFloat = 24
        /// As narrow as a sheet gets: it fits in front of the narrowest window.
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

        /// A page is as large as the window behind allows, a form no larger than a form has to be.
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

        /// Gives the window the size that its controller asks for now.
        func fitSheet() {
            guard let sheet = root as? PresentedSheet, !sheet.isAlert, sheet.wantsNewSize, let behind else { return }
            let size = HostWindow.size(of: sheet, over: behind)
            gtk_window_set_default_size(widget.cast(), gint(size.width), gint(size.height) + GTKHost.titleBarHeight)
        }
    }
#endif
