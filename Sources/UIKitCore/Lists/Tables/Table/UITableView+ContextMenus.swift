import Foundation

extension UITableView {
    /// Opens the context menu of a row, with the row's swipe actions appended. Returns whether it opened.
    package func openContextMenu(at path: IndexPath, point: CGPoint?) -> Bool {
        guard let delegate, geometry.contains(path), !isEditing || point != nil else { return false }
        let row = rectForRow(at: path)
        let place = point ?? CGPoint(x: row.midX, y: row.midY)
        guard let configuration = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: place) else {
            return false
        }
        let swipes = rowActions(at: path).map { action in
            UIAction(title: action.title, attributes: action.isDestructive ? .destructive : []) { [weak self] _ in
                self?.userChose(action)
            }
        }
        let preview =
            delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
            ?? cellForRow(at: path).map { UITargetedPreview(view: $0) }
        let request = MenuRequest(
            view: self,
            point: point,
            configuration: configuration,
            preview: preview,
            more: swipes,
            willDisplay: { [weak self] in
                guard let self else { return }
                self.delegate?.tableView(self, willDisplayContextMenu: configuration, animator: $0)
            },
            willEnd: { [weak self] in
                guard let self else { return }
                self.delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: $0)
            },
            willCommit: { [weak self] in
                guard let self else { return }
                self.delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
            }
        )
        return request.open() != nil
    }
}
