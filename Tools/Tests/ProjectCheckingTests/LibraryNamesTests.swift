import Foundation
import ProjectChecking
import Testing

struct LibraryNamesTests {
    private let graph = """
        {"symbols": [
            {"kind": {"identifier": "swift.class"}, "identifier": {"precise": "a"}, "pathComponents": ["Flower"]},
            {"kind": {"identifier": "swift.class"}, "identifier": {"precise": "b"}, "pathComponents": ["Rose"]},
            {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "c"}, "pathComponents": ["Flower", "open(at:)"]},
            {"kind": {"identifier": "swift.enum"}, "identifier": {"precise": "d"}, "pathComponents": ["Flower", "Color"]},
            {"kind": {"identifier": "swift.func"}, "identifier": {"precise": "e"}, "pathComponents": ["water(_:)"]}
        ], "relationships": [
            {"kind": "inheritsFrom", "source": "b", "target": "a"},
            {"kind": "conformsTo", "source": "a", "target": "x", "targetFallback": "Garden.Plant"}
        ]}
        """

    @Test func `members are found in superclasses, and unknown ancestors leave the answer open`() throws {
        var names = LibraryNames()
        try names.add(symbolGraph: Data(graph.utf8))
        #expect(names.contains("water"))
        #expect(names.contains("Flower.Color"))
        #expect(names.hasMember("open", in: "Rose") == true)
        #expect(names.hasMember("close", in: "Rose") == nil)
        try names.add(symbolGraph: Data(graph.replacingOccurrences(of: "\"Flower\"]", with: "\"Plant\"]").utf8))
        #expect(names.hasMember("close", in: "Rose") == false)
    }

    @Test func `protocols of the standard library can be known ancestors`() {
        let names = LibraryNames(text: "View\tCVarArg,CustomStringConvertible,Hashable\tframe\n")
        #expect(names.hasMember("frame", in: "View", knowingStandardProtocols: true) == true)
        #expect(names.hasMember("hashValue", in: "View", knowingStandardProtocols: true) == true)
        #expect(names.hasMember("label", in: "View", knowingStandardProtocols: true) == false)
        #expect(names.hasMember("label", in: "View") == nil)
    }

    @Test func `the table is the same after a round trip through text`() throws {
        var names = LibraryNames()
        try names.add(symbolGraph: Data(graph.utf8))
        #expect(LibraryNames(text: names.text) == names)
    }
}
