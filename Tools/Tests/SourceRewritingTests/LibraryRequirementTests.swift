import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRewriting

struct LibraryRequirementTests {
    /// Collects the methods of the public protocols in a file.
    private final class Collector: SyntaxVisitor {
        var methods: [String: Set<String>] = [:]

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = node.name.text
            let suffixes = ["Delegate", "DataSource", "Prefetching", "Updating", "Restoring"]
            guard node.modifiers.contains(anyOf: ["public"]), !name.hasPrefix("_"),
                suffixes.contains(where: name.hasSuffix)
            else { return .skipChildren }
            for item in node.memberBlock.members {
                guard let function = item.decl.as(FunctionDeclSyntax.self) else { continue }
                let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
                methods[name, default: []].insert(
                    labels.isEmpty ? function.name.text : "\(function.name.text)(\(labels.joined()))"
                )
            }
            return .skipChildren
        }
    }

    @Test func `The list of requirements is that of the library's sources`() {
        let collector = Collector(viewMode: .sourceAccurate)
        for file in UnchangedFileTests.files where file.path.hasPrefix("Sources/") && file.text.contains("protocol ") {
            collector.walk(Parser.parse(source: file.text))
        }
        #expect(collector.methods.count > 30)
        for (name, methods) in collector.methods { #expect(LibraryRequirements.methods[name] == methods, "\(name)") }
        #expect(Set(LibraryRequirements.methods.keys) == Set(collector.methods.keys))
    }

    @Test func `A protocol has the requirements of those that it refines, and a class those of its protocols`() {
        #expect(LibraryRequirements.methods(of: "UISearchBarDelegate").contains("position(for:)"))
        #expect(LibraryRequirements.methods(of: "UITableViewController").contains("scrollViewDidScroll(_:)"))
        #expect(LibraryRequirements.methods(of: "UIView").isEmpty)
    }
}
