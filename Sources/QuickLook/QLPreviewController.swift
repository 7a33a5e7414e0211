public import Foundation
@_spi(Host) public import UIKitCore

/// Shows files: pictures, texts and PDF files; of others the name, the type and the size, with a button that opens the file in another
/// program. A button shares the file. With several files, buttons and the keys left and right show the next and the previous one.
///
/// Present it, or push it on a navigation controller. Presented, it has a bar with a Done button. Must be used on the main actor.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    /// The files. Weak reference.
    open weak var dataSource: (any QLPreviewControllerDataSource)? {
        didSet { if dataSource !== oldValue { pager.reload() } }
    }

    /// Is notified of the end. Weak reference.
    open weak var delegate: (any QLPreviewControllerDelegate)?

    private let pager = FilePreviewPager()

    /// Whether the content of an item can be shown: false for types of which only name and size are shown, and for items without a
    /// file.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        item.previewItemURL.map { PreviewContent.isPreviewable(PreviewContent.type(of: $0)) } ?? false
    }

    /// The index of the visible item. Indexes outside of the items are limited when the items are known.
    open var currentPreviewItemIndex: Int {
        get { pager.currentIndex }
        set { pager.currentIndex = newValue }
    }

    /// The visible item. Nil without items.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, pager.currentIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
        return dataSource.previewController(self, previewItemAt: pager.currentIndex)
    }

    /// Reads the number of items and the visible one again.
    open func reloadData() { pager.reload() }

    /// Reads the visible item again.
    open func refreshCurrentPreviewItem() { pager.reloadItem() }

    /// Shows the items. An override calls `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        pager.count = { [weak self] in
            if let self { dataSource?.numberOfPreviewItems(in: self) ?? 0 } else { 0 }
        }
        pager.item = { [weak self] index in
            let item = self.flatMap { $0.dataSource?.previewController($0, previewItemAt: index) }
            return FilePreviewPager.Item(file: item?.previewItemURL, name: item?.previewItemTitle)
        }
        // Inside a navigation controller its bar is used, otherwise one of this controller's own.
        let content: UIViewController
        if navigationController == nil {
            pager.onClose = { [weak self] in self?.close() }
            content = UINavigationController(rootViewController: pager)
        } else {
            pager.barOwner = self
            content = pager
        }
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    /// Tells the delegate. An override calls `super`.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isLeaving { delegate?.previewControllerWillDismiss(self) }
    }

    /// Tells the delegate. An override calls `super`.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isLeaving { delegate?.previewControllerDidDismiss(self) }
    }

    private var isLeaving: Bool {
        isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed == true
    }

    private func close() { dismiss(animated: true) }
}

/// The files of a preview. Must be used on the main actor.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    /// The number of items.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int

    /// The item at an index.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Is notified of the end of a preview. Every member is optional. Must be used on the main actor.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    /// Called before the preview disappears.
    func previewControllerWillDismiss(_ controller: QLPreviewController)

    /// Called after the preview disappeared.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}

    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
