import ProjectChecking
import Testing

/// Tests with the compiler of the toolchain, and only Foundation as a library.
@Suite(.enabled(if: compiler != nil))
struct CompilationTests {
    private let library = CheckingLibrary(compiler: compiler, modules: CheckingLibrary.modulesOfSwift)

    @Test func `a project without problems is compiled without findings`() throws {
        let project = try TemporaryProject()
        try project.addSource("import Foundation\nlet date = Date()\n")
        let report = project.report(library)
        #expect(report.findings == [])
        #expect(report.isCompiled)
    }

    @Test func `names of a missing module are attributed to it, in any file`() throws {
        let project = try TemporaryProject()
        try project.addSource(
            "import Foundation\nimport Flowers\nclass Rose: Blossom {\n    override func open() { super.open() }\n}\n"
        )
        try project.addSource("import Foundation\nlet rose = Rose()\nlet price = rose.price + 1\n", "Other.swift")
        let report = project.report(library)
        #expect(report.findings.map(\.summary) == ["Flowers: File.swift:2, File.swift:3 Blossom"])
        #expect(report.findings.first?.consequences ?? 0 > 0)
    }

    @Test func `an error without a missing name is a cause with the message of the compiler`() throws {
        let project = try TemporaryProject()
        try project.addSource("import Foundation\nlet number: Int = \"text\"\n")
        #expect(
            project.findings(.compiler, library) == [
                "cannot convert value of type 'String' to specified type 'Int': File.swift:2"
            ]
        )
    }

    @Test func `a missing member is attributed to its type`() throws {
        let project = try TemporaryProject()
        try project.addSource("import Foundation\nlet text = Date().flowers\n")
        #expect(project.findings(.missingMember, library) == ["Date.flowers: File.swift:2"])
    }

    @Test func `an imported module keeps the lines of the file when it is left out`() throws {
        let project = try TemporaryProject()
        try project.addSource("@testable import Flowers; import Foundation\nlet number: Int = \"\"\n")
        #expect(project.report(library).findings.first { $0.kind == .compiler }?.places.map(\.line) == [2])
    }

    @Test func `two files of one name in different folders are compiled`() throws {
        let project = try TemporaryProject()
        try project.addSource("struct One {}\n", "A/File.swift")
        try project.addSource("let number: Int = \"\"\n", "B/File.swift")
        #expect(project.report(library).findings.map { $0.places.map(\.path) } == [[project.path("B/File.swift")]])
    }

    @Test func `a compiler that does not exist is reported`() throws {
        let project = try TemporaryProject()
        try project.addSource("let number = 1\n")
        let report = project.report(CheckingLibrary(compiler: "/nonexistent/swiftc"))
        #expect(report.findings.map(\.kind) == [.compiler])
    }
}
