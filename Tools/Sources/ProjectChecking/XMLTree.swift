import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements of an XML file with their lines. Files with a document type are refused, because it can define entities that expand
/// without limit; elements can be nested 256 deep.
struct XMLTree {
    /// An element.
    final class Element {
        let name: String
        let attributes: [String: String]
        let line: Int
        private(set) weak var parent: Element?
        fileprivate(set) var children: [Element] = []

        fileprivate init(name: String, attributes: [String: String], line: Int, parent: Element?) {
            self.name = name
            self.attributes = attributes
            self.line = line
            self.parent = parent
        }

        /// Returns the first child with a name.
        func child(_ name: String) -> Element? { children.first { $0.name == name } }
    }

    let root: Element

    /// All elements in document order.
    let elements: [Element]

    /// Returns the elements of a file; nil if it is not well-formed, nested too deeply, or has a document type.
    static func parse(_ data: Data) -> XMLTree? {
        guard data.range(of: Data("<!DOCTYPE".utf8)) == nil, data.range(of: Data("<!ENTITY".utf8)) == nil else {
            return nil
        }
        let builder = Builder()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = builder
        guard parser.parse(), let root = builder.root, builder.open.isEmpty, !builder.isTooDeep else { return nil }
        return XMLTree(root: root, elements: builder.elements)
    }

    private final class Builder: NSObject, XMLParserDelegate {
        var root: Element?
        var elements: [Element] = []
        var open: [Element] = []
        var isTooDeep = false

        func parser(
            _ parser: XMLParser,
            didStartElement elementName: String,
            namespaceURI: String?,
            qualifiedName qName: String?,
            attributes attributeDict: [String: String]
        ) {
            let element = Element(
                name: elementName,
                attributes: attributeDict,
                line: parser.lineNumber,
                parent: open.last
            )
            if open.isEmpty { root = root ?? element }
            open.last?.children.append(element)
            open.append(element)
            elements.append(element)
            if open.count > 256 {
                isTooDeep = true
                parser.abortParsing()
            }
        }

        func parser(
            _ parser: XMLParser,
            didEndElement elementName: String,
            namespaceURI: String?,
            qualifiedName qName: String?
        ) {
            if !open.isEmpty { open.removeLast() }
        }
    }
}
