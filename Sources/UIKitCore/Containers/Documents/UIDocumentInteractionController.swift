import Foundation
import UniformTypeIdentifiers

/// Shows a file, or lets the user open it in another program or share it. Main actor.
///
/// The app keeps a strong reference while the user sees the preview or a menu, as in UIKit.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// Is notified of previews and menus, and names the controller that presents previews. Weak reference.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// The file. Traps for other addresses than those of files.
    open var url: URL? {
        didSet {
            require(
                url?.isFileURL != false,
                "UIDocumentInteractionController.url was set to an address that is no file."
            )
        }
    }

    /// The name for the user. Default: that of the file.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }

    /// The identifier of the file's type. Default: by the extension of the name.
    open var uti: String? {
        get { ownType ?? url.map { PreviewContent.type(of: $0).identifier } }
        set { ownType = newValue }
    }

    /// Information for the program that opens the file. Kept without effect: programs of desktops receive only the file.
    open var annotation: Any?

    /// The icons of the file: the symbol of a document.
    open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }

    private var ownName: String?
    private var ownType: String?
    private var preview: UIViewController?
    private weak var menu: UIActivityViewController?

    /// Creates a controller without a file.
    public override init() {
        super.init()
    }

    /// Creates a controller for a file. Traps for other addresses than those of files.
    public convenience init(url: URL) {
        self.init()
        require(url.isFileURL, "UIDocumentInteractionController.init(url:) was given an address that is no file.")
        self.url = url
    }

    // MARK: Preview

    /// Shows the file in front of the delegate's controller.
    ///
    /// - Returns: Whether it is shown: false without a file, a delegate or its controller, and for types without a preview.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let url, preview == nil, let delegate, PreviewContent.isPreviewable(UTType(uti ?? "") ?? .data) else {
            return false
        }
        let presenter = delegate.documentInteractionControllerViewControllerForPreview(self)
        let (pager, name) = (FilePreviewPager(), ownName)
        pager.count = { 1 }
        pager.item = { _ in FilePreviewPager.Item(file: url, name: name) }
        delegate.documentInteractionControllerWillBeginPreview(self)
        if let navigation = presenter as? UINavigationController {
            navigation.pushViewController(pager, animated: animated)
            pager.onLeave = { [weak self] in self?.previewDidEnd() }
        } else {
            pager.onClose = { [weak self] in self?.dismissPreview(animated: true) }
            let navigation = UINavigationController(rootViewController: pager)
            navigation.modalPresentationStyle = .fullScreen
            pager.onLeave = { [weak self] in self?.previewDidEnd() }
            presenter.present(navigation, animated: animated)
        }
        preview = pager
        return true
    }

    /// Closes the preview. Does nothing if there is none.
    open func dismissPreview(animated: Bool) {
        guard let preview else { return }
        if preview.isRootOfPresentation {
            preview.dismiss(animated: animated)
        } else {
            preview.navigationController?.popViewController(animated: animated)
        }
    }

    private func previewDidEnd() {
        guard preview != nil else { return }
        preview = nil
        delegate?.documentInteractionControllerDidEndPreview(self)
    }

    // MARK: Menus

    /// Shows what the user can do with the file: open it in another program, share or save it.
    ///
    /// - Parameters:
    ///   - rect: The place beside which the menu appears, in the coordinates of the view.
    ///   - view: The view.
    ///   - animated: Whether the menu appears with a motion.
    /// - Returns: Whether the menu is shown: false without a file, and for a view outside of a window.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(over: view.window, animated: animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows what the user can do with the file, beside a button of a bar; see ``presentOptionsMenu(from:in:animated:)``.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(over: frontWindow, animated: animated) { $0.barButtonItem = item }
    }

    /// Lets the user choose a program of the desktop for the file, and opens it there. The desktop shows the choice in front of the
    /// window, at its own place.
    ///
    /// - Returns: Whether the choice is shown: false without a file, and for a view outside of a window.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { openIn(view.window) }

    /// Lets the user choose a program of the desktop for the file; see ``presentOpenInMenu(from:in:animated:)``.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { openIn(frontWindow) }

    /// Closes the menu of options. The desktop's choice of a program is closed by the user only.
    open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

    private var frontWindow: UIWindow? { UIApplication.current?.keyWindow }

    private func openIn(_ window: UIWindow?) -> Bool {
        guard let url, let window, let host = window.windowScene?.host else { return false }
        delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        host.open(url, over: window) { isOpen in
            if isOpen {
                self.delegate?.documentInteractionController(self, willBeginSendingToApplication: nil)
                self.delegate?.documentInteractionController(self, didEndSendingToApplication: nil)
            }
            self.delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
        }
        return true
    }

    private func presentMenu(
        over window: UIWindow?,
        animated: Bool,
        place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard let url, let window, var presenter = window.rootViewController, menu == nil else { return false }
        while let next = presenter.presentedViewController { presenter = next }
        let sheet = UIActivityViewController(
            activityItems: [url],
            applicationActivities: [OpenWithActivity(over: window)]
        )
        sheet.completionWithItemsHandler = { _, _, _, _ in
            self.delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        }
        if let popover = sheet.popoverPresentationController { place(popover) }
        menu = sheet
        delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        presenter.present(sheet, animated: animated)
        return true
    }
}

extension UIViewController {
    /// Whether this is the root of a presented navigation controller, which is dismissed as a whole.
    fileprivate var isRootOfPresentation: Bool {
        navigationController?.viewControllers.first === self && navigationController?.presentation.presenter != nil
    }
}
