import Foundation
import Testing

struct RewriteCommandTests {
    private let program: Program

    init() throws { program = try Program() }

    private func searchlight(_ arguments: [String]) throws -> Program.Outcome {
        try program.run(Program.searchlight, arguments)
    }

    @Test func `A folder keeps its structure`() throws {
        try program.write("@UIApplicationMain class A {}\n", to: "App/Sources/A.swift")
        try program.write("let b = 1\n", to: "App/B.swift")
        try program.write("@objc", to: "App/.build/C.swift")
        let outcome = try searchlight(["rewrite", "App", "--output", "Out"])
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(program.read("Out/Sources/A.swift") == "@main class A {}\n")
        #expect(program.read("Out/B.swift") == "let b = 1\n")
        #expect(program.read("Out/.build/C.swift") == nil)
    }

    @Test func `A file keeps its name, and the original does not change`() throws {
        try program.write("@main class A { @nonobjc func f() {} }\n", to: "App/A.swift")
        #expect(try searchlight(["rewrite", "App/A.swift", "--output", "Out"]).status == 0)
        #expect(program.read("Out/A.swift") == "@main class A { func f() {} }\n")
        #expect(program.read("App/A.swift") == "@main class A { @nonobjc func f() {} }\n")
    }

    @Test func `A file with the same result keeps its date`() throws {
        try program.write("@objc class A {}\n", to: "A.swift")
        #expect(try searchlight(["rewrite", "A.swift", "--output", "Out"]).status == 0)
        let path = program.folder.appendingPathComponent("Out/A.swift").path
        let date = Date(timeIntervalSince1970: 1000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        #expect(try searchlight(["rewrite", "A.swift", "--output", "Out"]).status == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
    }

    @Test func `A definition is that of the condition`() throws {
        try program.write("import UIKit\nclass A: NSObject {\n#if DEBUG\n@objc func f() {}\n#endif\n}\n", to: "A.swift")
        #expect(try searchlight(["rewrite", "A.swift", "-D", "DEBUG", "--output", "Out"]).status == 0)
        #expect(program.read("Out/A.swift")?.contains("Selector(\"f\", A.f)") == true)
    }

    @Test func `Places that need a change are printed with file and line`() throws {
        try program.write("class A {\n    @NSManaged var a = 1\n}\n", to: "A.swift")
        let outcome = try searchlight(["rewrite", "A.swift", "--output", "Out"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.hasPrefix("A.swift:2: An @NSManaged variable needs a name and a type"))
    }

    @Test(arguments: [
        [], ["rewrite"], ["rewrite", "A.swift"], ["rewrite", "--nothing"],
        ["rewrite", "A.swift", "--output"],
    ])
    func `Wrong arguments are an error with the usage`(arguments: [String]) throws {
        let outcome = try searchlight(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("       searchlight rewrite"))
    }

    @Test func `Control characters in arguments are not printed`() throws {
        let outcome = try searchlight(["\u{1B}[31m"])
        #expect(outcome.status == 2)
        #expect(!outcome.errors.contains("\u{1B}"))
    }

    @Test func `A missing file is an error`() throws {
        let outcome = try searchlight(["rewrite", "Missing.swift", "--output", "Out"])
        #expect(outcome.status == 1)
        #expect(outcome.errors == "searchlight: 'Missing.swift': does not exist.\n")
    }

    @Test func `A file that is not UTF-8 is an error`() throws {
        try Data([0xFF, 0xFE]).write(to: program.folder.appendingPathComponent("A.swift"))
        let outcome = try searchlight(["rewrite", "A.swift", "--output", "Out"])
        #expect(outcome.status == 1)
        #expect(outcome.errors == "searchlight: 'A.swift': is not UTF-8.\n")
    }

    @Test func `Nothing is written outside the output folder`() throws {
        try program.write("let a = 1\n", to: "App/Sources/A.swift")
        try program.write("", to: "Elsewhere/empty")
        try program.write("", to: "Out/empty")
        try FileManager.default.createSymbolicLink(
            at: program.folder.appendingPathComponent("Out/Sources"),
            withDestinationURL: program.folder.appendingPathComponent("Elsewhere")
        )
        let outcome = try searchlight(["rewrite", "App", "--output", "Out"])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("outside the output folder"))
        #expect(program.read("Elsewhere/A.swift") == nil)
    }

    @Test func `The help goes to standard output`() throws {
        let outcome = try searchlight(["--help"])
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("Usage: searchlight run"))
    }
}
