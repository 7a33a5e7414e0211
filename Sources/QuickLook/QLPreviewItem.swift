public import Foundation

/// A file with a preview. URLs conform as `NSURL`.
public protocol QLPreviewItem: NSObjectProtocol {
    /// The file. Nil if it does not exist yet; call ``QLPreviewController/refreshCurrentPreviewItem()`` later.
    var previewItemURL: URL? { get }

    /// The name for the user. Optional. Default: nil, the name of the file.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// Nil: the name of the file.
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    /// The URL, if it is that of a file.
    public var previewItemURL: URL? {
        let url = self as URL
        return url.isFileURL ? url : nil
    }
}
