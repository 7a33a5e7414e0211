// UIKit capitalises the names of these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import TextEscaping

/// Begins a PDF document, whose data is appended when it ends. Draw on pages; see ``UIGraphicsBeginPDFPage()``. End it with
/// ``UIGraphicsEndPDFContext()``.
///
/// - Parameters:
///   - data: Receives the data.
///   - bounds: The bounds of pages in points, up to 14,400. An empty rectangle for US letter.
///   - documentInfo: The title and other information, such as ``kCGPDFContextTitle``.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData,
    _ bounds: CGRect,
    _ documentInfo: [AnyHashable: Any]?
) {
    begin(PDFDocument(bounds: bounds, information: documentInfo ?? [:]) { data.append($0) })
}

/// Begins a PDF document, which is written to a file when it ends; see ``UIGraphicsBeginPDFContextToData(_:_:_:)``.
///
/// - Returns: Whether the file can be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String,
    _ bounds: CGRect,
    _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    let manager = FileManager.default
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let isWritable =
        manager.fileExists(atPath: path)
        ? manager.isWritableFile(atPath: path) : manager.isWritableFile(atPath: folder)
    guard isWritable else { return false }
    return begin(
        PDFDocument(bounds: bounds, information: documentInfo ?? [:]) { data in
            do {
                try data.write(to: URL(fileURLWithPath: path), options: .atomic)
            } catch {
                let message = "UIKit: a PDF document cannot be written: \(escaped(error.localizedDescription))\n"
                try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
            }
        }
    )
}

/// Ends the current PDF document. Does nothing without one.
public func UIGraphicsEndPDFContext() {
    guard let document = ContextStack.current.documents.popLast() else { return }
    UIGraphicsPopContext()
    document.end()
}

/// Begins a page with the bounds of the document. Does nothing without a document.
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(.zero, nil) }

/// Begins a page.
///
/// - Parameters:
///   - bounds: The bounds in points. An empty rectangle for those of the document.
///   - pageInfo: Boxes for printers. Ignored: programs that print ask the user for margins.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    ContextStack.current.documents.last?.beginPage(bounds)
}

/// The bounds of the current page; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { ContextStack.current.documents.last?.pageBounds ?? .zero }

/// Makes an area of the current page a link. Does nothing without a page.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    ContextStack.current.documents.last?.addLink(to: url, in: rect)
}

@discardableResult
private func begin(_ document: PDFDocument?) -> Bool {
    guard let document else { return false }
    ContextStack.current.documents.append(document)
    UIGraphicsPushContext(document.context)
    return true
}
