import Foundation
import FoundationXML
import UIKitCore

extension InterfaceDocument {
    /// Parses a file's content.
    ///
    /// - Throws: ``InterfaceError`` with the location of the error in the file.
    static func parse(_ data: Data, file: String, bundle: Bundle? = nil) throws(InterfaceError) -> InterfaceDocument {
        if let error = InterfaceParser.refusal(of: data, file: file) { throw error }
        let builder = InterfaceParser(file: file)
        let parser = XMLParser(data: data)
        parser.delegate = builder
        let isWhole = parser.parse()
        if let reason = builder.reason { throw reason }
        guard isWhole, let root = builder.root, builder.open.isEmpty else {
            throw InterfaceError(
                file: file,
                line: max(parser.lineNumber, 1),
                reason: data.isEmpty ? "The file is empty." : InterfaceParser.notWellFormed
            )
        }
        guard root.name == "document" else {
            throw InterfaceError(
                file: file,
                line: root.line,
                reason:
                    "The file begins with <\(root.name)>, not with <document>: it is neither a storyboard nor a nib. Copy "
                    + "the .storyboard or .xib file of the Xcode project, not a compiled one."
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
        return InterfaceDocument(bundle: bundle, root: root)
    }
}

/// Builds the tree of elements from the XML of an interface file.
private final class InterfaceParser: NSObject, XMLParserDelegate {
    let file: String
    let problems: InterfaceProblems
    var root: InterfaceElement?
    var open: [InterfaceElement] = []
    var reason: InterfaceError?

    /// The maximum nesting of elements, equal to libxml2's limit. Each level of views uses stack when it is loaded. Real
    /// files have about 30 levels.
    private static let maximumDepth = 256

    static let notWellFormed: InterfaceMessage =
        "The file is not well-formed XML: it is truncated, or was edited by hand."

    init(file: String) {
        self.file = file
        problems = InterfaceProblems(file: file)
    }

    /// Returns the reason for rejecting a file before parsing. Interface Builder writes UTF-8 without entity declarations,
    /// and the parser drops the text of declared entities.
    static func refusal(of data: Data, file: String) -> InterfaceError? {
        // UTF-16 has a zero byte in each character of an element's name.
        guard !data.contains(0), let text = String(validating: data, as: UTF8.self) else {
            return InterfaceError(file: file, line: 1, reason: "The file is not encoded in UTF-8. Save it with Xcode.")
        }
        if let declaration = text.prefixMatch(of: /\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/),
            declaration.1.lowercased() != "utf-8"
        {
            return InterfaceError(
                file: file,
                line: 1,
                reason:
                    "The file declares the encoding \(declaration.1), but only UTF-8 is supported. Save it with Xcode."
            )
        }
        guard let type = data.firstRange(of: Data("<!DOCTYPE".utf8)),
            let element = text.firstMatch(of: /<[A-Za-z]/)?.range.lowerBound,
            type.lowerBound - data.startIndex < text.utf8.distance(from: text.startIndex, to: element)
        else { return nil }
        let line = data[..<type.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
        return InterfaceError(
            file: file,
            line: line,
            reason:
                "The file has a document type, which may declare entities: remove the <!DOCTYPE …>, and replace the entities "
                + "with their text."
        )
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        guard reason == nil else { return }
        guard open.count < Self.maximumDepth else {
            reason = InterfaceError(
                file: file,
                line: parser.lineNumber,
                reason: "<\(elementName)> is nested more than \(Self.maximumDepth) levels deep."
            )
            return parser.abortParsing()
        }
        let element = InterfaceElement(
            name: elementName,
            line: parser.lineNumber,
            attributes: attributeDict,
            parent: open.last,
            problems: problems
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

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
        open.last?.append(text: String(decoding: data, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        guard reason == nil else { return }
        reason = InterfaceError(file: file, line: max(parser.lineNumber, 1), reason: Self.notWellFormed)
    }
}
