import Foundation
import Testing

/// Builds and runs apps with the installed library, which the environment variable names. `make test` sets it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SEARCHLIGHT_LIBRARY"] != nil), .serialized)
struct InstalledLibraryTests {
    private let program: Program

    init() throws { program = try Program() }

    private func searchlight(_ command: String, _ arguments: [String]) throws -> Program.Outcome {
        try program.run(Program.searchlight, [command, "--build-folder", "Build"] + arguments)
    }

    private static func app(_ text: String) -> String {
        """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let screen = UIViewController()
                screen.title = \(text)
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UINavigationController(rootViewController: screen)
                window?.makeKeyAndVisible()
                return true
            }
        }

        """
    }

    @Test func `A single file runs, and later without a build`() throws {
        try program.write(Self.app("\"Planets\""), to: "My App.swift")
        let first = try searchlight("run", ["--host", "headless", "My App.swift"])
        #expect(first.status == 0)
        #expect(first.output == "window\n  navigation bar \"Planets\"\n    heading \"Planets\"\n")
        #expect(first.errors == "Building My App (1 file)\n")
        let second = try searchlight("run", ["--host", "headless", "My App.swift"])
        #expect(second.output == first.output)
        #expect(second.errors == "")
    }

    @Test func `A change is built`() throws {
        try program.write(Self.app("\"One\""), to: "A.swift")
        #expect(try searchlight("run", ["--host", "headless", "A.swift"]).output.contains("One"))
        try program.write(Self.app("\"Three\""), to: "A.swift")
        #expect(try searchlight("run", ["--host", "headless", "A.swift"]).output.contains("Three"))
    }

    @Test func `Arguments after two hyphens are those of the app`() throws {
        try program.write(Self.app("CommandLine.arguments.dropFirst().joined(separator: \"|\")"), to: "A.swift")
        let outcome = try searchlight("run", ["--host", "headless", "A.swift", "--", "a b", "$HOME", "--host"])
        #expect(outcome.output.contains("\"a b|$HOME|--host\""))
    }

    @Test func `A package in a repository is fetched, and a missing one is named with its users`() throws {
        let git = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-C", "Greetings"]
        try program.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Greetings",
                products: [.library(name: "Greetings", targets: ["Greetings"])],
                targets: [.target(name: "Greetings")]
            )
            """,
            to: "Greetings/Package.swift"
        )
        try program.write("public let greeting = \"Hello\"\n", to: "Greetings/Sources/Greetings/Greeting.swift")
        for arguments in [
            ["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "First"], ["tag", "1.0.0"],
        ] {
            #expect(try program.run("/usr/bin/env", ["git"] + git + arguments).status == 0)
        }
        func manifest(_ url: String) -> String {
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App",
                dependencies: [.package(url: "\(url)", from: "1.0.0")],
                targets: [.executableTarget(name: "App", dependencies: [.product(name: "Greetings", package: "Greetings")])]
            )
            """
        }
        try program.write("import Greetings\n" + Self.app("greeting"), to: "App/Sources/App/App.swift")
        try program.write(manifest("file://\(program.folder.path)/Greetings"), to: "App/Package.swift")
        let outcome = try searchlight("run", ["--host", "headless", "App"])
        #expect(outcome.output.contains("navigation bar \"Hello\""), Comment(rawValue: outcome.errors))
        try program.write(manifest("file://\(program.folder.path)/Nowhere/Greetings"), to: "App/Package.swift")
        let failed = try searchlight("build", ["App"])
        #expect(failed.errors.contains("greetings (used by App)"))
        #expect(failed.status == 1)
    }

    /// Writes a package with a macro beside an app that imports it.
    private func writeMacro() throws {
        try program.write(
            """
            // swift-tools-version: 5.9
            import CompilerPluginSupport
            import PackageDescription
            let package = Package(
                name: "Shout",
                products: [.library(name: "Shout", targets: ["Shout"])],
                dependencies: [.package(url: "https://example.invalid/swift-syntax.git", from: "509.0.0")],
                targets: [
                    .macro(name: "ShoutMacros", dependencies: [
                        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                    ]),
                    .target(name: "Shout", dependencies: ["ShoutMacros"]),
                ]
            )
            """,
            to: "Packages/Shout/Package.swift"
        )
        try program.write(
            """
            @freestanding(expression)
            public macro shout(_ text: String) -> String = #externalMacro(module: "ShoutMacros", type: "ShoutMacro")

            """,
            to: "Packages/Shout/Sources/Shout/Shout.swift"
        )
        try program.write(
            """
            import SwiftCompilerPlugin
            import SwiftSyntax
            import SwiftSyntaxBuilder
            import SwiftSyntaxMacros

            public struct ShoutMacro: ExpressionMacro {
                public static func expansion(
                    of node: some FreestandingMacroExpansionSyntax,
                    in context: some MacroExpansionContext
                ) throws -> ExprSyntax {
                    let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
                    return "\\(literal: (text ?? "").uppercased())"
                }
            }

            @main
            struct Plugin: CompilerPlugin {
                let providingMacros: [Macro.Type] = [ShoutMacro.self]
            }

            """,
            to: "Packages/Shout/Sources/ShoutMacros/ShoutMacro.swift"
        )
        try program.write("import Shout\n" + Self.app("#shout(\"Planets\")"), to: "App/Sources/App/App.swift")
        try program.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", targets: [.executableTarget(name: "App")])
            """,
            to: "App/Package.swift"
        )
    }

    @Test func `A package in a named folder is built with its macros, without the network`() throws {
        try writeMacro()
        let missing = try program.run(Program.searchlight, ["check", "App"])
        #expect(missing.output.contains("Name a folder with the sources of its package in --packages"))
        let check = try program.run(Program.searchlight, ["check", "--packages", "Packages", "App"])
        #expect(check.status == 0, Comment(rawValue: check.output + check.errors))
        let outcome = try searchlight("run", ["--packages", "Packages", "--host", "headless", "App"])
        #expect(outcome.output.contains("heading \"PLANETS\""), Comment(rawValue: outcome.errors))
        let none = try program.run(Program.searchlight, ["check", "--packages", "Nowhere", "App"])
        #expect(none.errors.contains("'Nowhere': is not a folder"))
    }

    @Test func `An error names the original file and line, and the status is 1`() throws {
        try program.write(Self.app("1"), to: "A.swift")
        let outcome = try searchlight("build", ["A.swift"])
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("\(program.folder.path)/A.swift:12:"))
        #expect(outcome.errors.contains("searchlight: The build failed. 'searchlight check' lists all causes."))
    }

    @Test func `Nothing is written outside the build folder`() throws {
        try program.write(Self.app("\"One\""), to: "Sources/A.swift")
        #expect(try searchlight("build", ["Sources/A.swift"]).status == 0)
        let names = try FileManager.default.subpathsOfDirectory(atPath: program.folder.path)
        #expect(
            names.filter { !$0.hasPrefix("Build") && !$0.hasPrefix(".") }.sorted() == ["Sources", "Sources/A.swift"]
        )
    }

    private func writePackage() throws {
        try program.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Planets", targets: [
                .executableTarget(name: "Planets"), .testTarget(name: "PlanetsTests", dependencies: ["Planets"]),
            ])

            """,
            to: "Planets/Package.swift"
        )
        try program.write(Self.app("title"), to: "Planets/Sources/Planets/App.swift")
        try program.write("let title = \"Planets\"\n", to: "Planets/Sources/Planets/Title.swift")
        try program.write("", to: "Planets/Tests/PlanetsTests/Empty.swift")
    }

    @Test func `A Swift package runs`() throws {
        try writePackage()
        #expect(try searchlight("run", ["--host", "headless", "Planets"]).output.contains("heading \"Planets\""))
    }

    @Test func `Tests of both libraries run, and their failures are the status`() throws {
        try writePackage()
        try program.write(
            "import Testing\n@testable import Planets\n@Test func nameOfTheApp() { #expect(title == \"Planets\") }\n",
            to: "Planets/Tests/PlanetsTests/A.swift"
        )
        try program.write(
            """
            import XCTest
            @testable import Planets
            final class Old: XCTestCase { func testTitle() { XCTAssertEqual(title.count, 7) } }

            """,
            to: "Planets/Tests/PlanetsTests/B.swift"
        )
        let good = try searchlight("test", ["Planets"])
        #expect(good.status == 0)
        #expect(good.output.contains("Old.testTitle"))
        #expect((good.output + good.errors).contains("nameOfTheApp() passed"))
        try program.write("let title = \"Moons\"\n", to: "Planets/Sources/Planets/Title.swift")
        #expect(try searchlight("test", ["Planets"]).status == 1)
    }

    @Test func `An exported package builds with swift build`() throws {
        try program.write(Self.app("\"Planets\""), to: "Planets.swift")
        #expect(try program.run(Program.searchlight, ["export", "Planets.swift", "Out"]).status == 0)
        let build = try program.run("/usr/bin/env", ["swift", "build", "--package-path", "Out"])
        #expect(build.status == 0)
        let link = ["-f", "Out/.build/debug/Planets", "Out/Planets.app/Planets"]
        #expect(try program.run("/bin/ln", link).status == 0)
        let app = try program.run(
            "/usr/bin/env",
            ["UIKIT_HOST=headless", program.folder.path + "/Out/Planets.app/Planets"]
        )
        #expect(app.output.contains("heading \"Planets\""))
    }

    @Test func `Statements with errors are left out on request`() throws {
        try writePackage()
        try program.write("func broken() { nothing() }\n", to: "Planets/Sources/Planets/Broken.swift")
        let outcome = try searchlight("build", ["--keep-going", "Planets"])
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.contains(
                "Broken.swift:1: warning: This statement is left out, because of an error: cannot find 'nothing' in scope"
            )
        )
        #expect(try searchlight("build", ["Planets"]).status == 1)
    }
}
