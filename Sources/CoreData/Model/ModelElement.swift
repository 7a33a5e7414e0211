import Foundation
import FoundationXML

/// An element of a model file.
final class ModelElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [ModelElement] = []

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// Whether an attribute is `YES`.
    func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

    func children(_ name: String) -> [ModelElement] { children.filter { $0.name == name } }

    /// Parses a document, and returns its root.
    static func parse(_ data: Data) throws -> ModelElement {
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        let builder = Builder()
        parser.delegate = builder
        guard parser.parse(), builder.isComplete, let root = builder.root else {
            let reason = parser.parserError.map { "\($0)" } ?? "it is empty"
            throw ModelFiles.Problem(description: "line \(parser.lineNumber) is no valid XML (\(reason)).")
        }
        return root
    }

    private final class Builder: NSObject, XMLParserDelegate {
        var root: ModelElement?
        private var path: [ModelElement] = []

        /// Whether all elements have ended. The parser accepts a document that ends too early.
        var isComplete: Bool { path.isEmpty }

        func parser(
            _ parser: XMLParser,
            didStartElement elementName: String,
            namespaceURI: String?,
            qualifiedName qName: String?,
            attributes attributeDict: [String: String]
        ) {
            let element = ModelElement(name: elementName, attributes: attributeDict)
            path.last?.children.append(element)
            if path.isEmpty { root = element }
            path.append(element)
        }

        func parser(
            _ parser: XMLParser,
            didEndElement elementName: String,
            namespaceURI: String?,
            qualifiedName qName: String?
        ) {
            path.removeLast()
        }
    }
}
