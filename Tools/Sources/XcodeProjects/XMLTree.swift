import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an XML file: a workspace, a scheme or a model of Core Data.
package struct XMLElementNode {
    /// The element's name.
    package var name: String

    /// The attributes.
    package var attributes: [String: String]

    /// The elements inside.
    package var children: [XMLElementNode] = []

    /// The first child with a name.
    package func child(_ name: String) -> XMLElementNode? { children.first { $0.name == name } }

    /// The children with a name.
    package func children(_ name: String) -> [XMLElementNode] { children.filter { $0.name == name } }

    /// Reads a file.
    static func read(_ path: String, access: FileAccess) throws(ProjectError) -> XMLElementNode {
        switch access.resolve(path) {
        case .found(let found, false):
            guard let data = FileManager.default.contents(atPath: found) else { fallthrough }
            return try parse(data, path: path)
        case .found, .missing:
            throw ProjectError([ProjectProblem(path: path, message: "The file does not exist or cannot be read.")])
        case .outside:
            throw ProjectError([ProjectProblem(path: path, message: access.outsideMessage)])
        }
    }

    /// Reads the content of a file.
    package static func parse(_ data: Data, path: String) throws(ProjectError) -> XMLElementNode {
        let builder = XMLTreeBuilder()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = builder
        guard parser.parse(), let root = builder.root else {
            let message =
                builder.isTooDeep
                ? "The elements are nested too deeply." : "The file is not valid XML."
            throw ProjectError([ProjectProblem(path: path, line: max(1, parser.lineNumber), message: message)])
        }
        return root
    }
}

private final class XMLTreeBuilder: NSObject, XMLParserDelegate {
    /// The deepest nesting of elements.
    static let maximumNesting = 200

    var root: XMLElementNode?
    var isTooDeep = false
    private var open: [XMLElementNode] = []

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        guard open.count < XMLTreeBuilder.maximumNesting else {
            isTooDeep = true
            parser.abortParsing()
            return
        }
        open.append(XMLElementNode(name: elementName, attributes: attributeDict))
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        guard let node = open.popLast() else { return }
        if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
    }
}
