import Foundation
import Testing

struct CheckCommandTests {
    @Test(arguments: [["--unknown"], ["--jobs"], ["--jobs", "0"], ["a", "b"], ["--json=1"], ["--keep-going"]])
    func `wrong arguments are refused`(arguments: [String]) throws {
        let outcome = try Program().run(Program.searchlight, ["check"] + arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
    }

    @Test func `a table of names is made from symbol graphs`() throws {
        let program = try Program()
        try program.write(
            """
            {"symbols": [{"kind": {"identifier": "swift.class"}, "identifier": {"precise": "a"}, "pathComponents": ["Rose"]},
            {"kind": {"identifier": "swift.property"}, "identifier": {"precise": "b"}, "pathComponents": ["Rose", "color"]}],
            "relationships": []}
            """,
            to: "graphs/Flowers.symbols.json"
        )
        let outcome = try program.run(Program.searchlight, ["library-names", "graphs"])
        #expect(outcome.output == "Rose\t\tcolor\n")
        #expect(outcome.status == 0)
    }

    @Test func `a file that is not a symbol graph is reported`() throws {
        let program = try Program()
        try program.write("{", to: "graphs/Flowers.symbols.json")
        let outcome = try program.run(Program.searchlight, ["library-names", "graphs"])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Flowers.symbols.json"))
    }
}
