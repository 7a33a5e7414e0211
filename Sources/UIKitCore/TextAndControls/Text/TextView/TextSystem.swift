import Foundation

/// The objects that keep and lay out the text of a text view.
struct TextSystem {
    let storage: NSTextStorage
    let layoutManager: NSLayoutManager
    let container: NSTextContainer

    /// Completes the text system of a container, or makes a new one.
    init(container: NSTextContainer?) {
        let madeContainer = NSTextContainer()
        madeContainer.widthTracksTextView = true
        self.container = container ?? madeContainer
        layoutManager = self.container.layoutManager ?? NSLayoutManager()
        if self.container.layoutManager == nil { layoutManager.addTextContainer(self.container) }
        storage = layoutManager.textStorage ?? NSTextStorage()
        if layoutManager.textStorage == nil { storage.addLayoutManager(layoutManager) }
    }
}

/// Passes changes of the layout to the text view, which the layout manager does not own.
final class LayoutEvents: LayoutObserver, @unchecked Sendable {
    weak var view: UITextView?

    func layoutDidChange(_ edit: TextViewEdit) {
        MainActor.assumeIsolated { view?.storageDidChange(edit) }
    }

    func geometryDidChange() {
        MainActor.assumeIsolated { view?.contentSizeDidChange() }
    }

    func displayDidChange(in range: NSRange) {
        MainActor.assumeIsolated { view?.displayDidChange(in: range) }
    }
}
