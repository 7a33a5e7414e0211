import Foundation
import FoundationXML

/// A storyboard or a nib, as it is written.
final class InterfaceDocument {
    /// The name of the file, for messages.
    let file: String
    let bundle: Bundle?
    let root: InterfaceElement
    private var elements: [String: InterfaceElement] = [:]

    init(file: String, bundle: Bundle?, root: InterfaceElement) {
        self.file = file
        self.bundle = bundle
        self.root = root
        index(root)
    }

    private func index(_ element: InterfaceElement) {
        if let id = element.id { elements[id] = element }
        for child in element.children { index(child) }
    }

    /// The element of an identifier, wherever it stands.
    func element(_ id: String) -> InterfaceElement? { elements[id] }

    /// A colour that the file keeps under a name.
    func resource(_ kind: String, named name: String) -> InterfaceElement? {
        root.children.first { $0.name == "resources" }?.children
            .first { $0.name == kind && $0.attributes["name"] == name }
    }

    /// Puts texts in the place of those in the file, by identifier and property: `dl.text`. Others are passed over, because
    /// a translation may be older than the file.
    func translate(_ texts: [String: String]) {
        for (name, text) in texts {
            guard let dot = name.firstIndex(of: ".") else { continue }
            elements[String(name[..<dot])]?.translations[String(name[name.index(after: dot)...])] = text
        }
    }

    // MARK: Reading

    /// Reads a file's text.
    ///
    /// - Throws: ``InterfaceError``, which says where the file is wrong.
    static func parse(_ data: Data, file: String, bundle: Bundle? = nil) throws(InterfaceError) -> InterfaceDocument {
        let builder = Builder(file: file)
        let parser = XMLParser(data: data)
        parser.delegate = builder
        let isWhole = parser.parse()
        if let reason = builder.reason { throw reason }
        guard isWhole, let root = builder.root, builder.open.isEmpty else {
            throw InterfaceError(
                file: file,
                line: max(parser.lineNumber, 1),
                reason: data.isEmpty
                    ? "The file is empty." : "The file is no well-formed XML: it is cut off, or was changed by hand."
            )
        }
        guard root.name == "document" else {
            throw InterfaceError(
                file: file,
                line: root.line,
                reason: "The file begins with <\(root.name)>, not with <document>: it is no storyboard and no nib. "
                    + "Copy the .storyboard or .xib itself, as Xcode keeps it, not a compiled one."
            )
        }
        let runtime = root.attributes["targetRuntime"] ?? ""
        guard runtime.isEmpty || runtime.contains("CocoaTouch") else {
            throw InterfaceError(
                file: file,
                line: root.line,
                reason: "The file is for \(runtime), not for UIKit (iOS.CocoaTouch)."
            )
        }
        return InterfaceDocument(file: file, bundle: bundle, root: root)
    }

    private final class Builder: NSObject, XMLParserDelegate {
        let file: String
        var root: InterfaceElement?
        var open: [InterfaceElement] = []
        var reason: InterfaceError?

        init(file: String) { self.file = file }

        func parser(
            _ parser: XMLParser,
            didStartElement elementName: String,
            namespaceURI: String?,
            qualifiedName qName: String?,
            attributes attributeDict: [String: String] = [:]
        ) {
            let element = InterfaceElement(
                name: elementName,
                line: parser.lineNumber,
                file: file,
                attributes: attributeDict,
                parent: open.last
            )
            open.last?.append(element)
            if root == nil { root = element }
            open.append(element)
        }

        func parser(
            _ parser: XMLParser,
            didEndElement elementName: String,
            namespaceURI: String?,
            qualifiedName qName: String?
        ) {
            if !open.isEmpty { open.removeLast() }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            open.last?.append(text: string)
        }

        func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
            guard reason == nil else { return }
            reason = InterfaceError(
                file: file,
                line: max(parser.lineNumber, 1),
                reason: "The file is no well-formed XML: it is cut off, or was changed by hand."
            )
        }
    }
}

/// Why a storyboard or a nib cannot be read.
struct InterfaceError: Error, Equatable, CustomStringConvertible {
    let file: String
    let line: Int
    let reason: String

    var description: String { "\(file):\(line): \(reason)" }
}
