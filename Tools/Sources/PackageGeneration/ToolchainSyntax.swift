import Foundation
import XcodeProjects

/// SwiftSyntax of the toolchain, with which macros of local packages are built instead of the package swift-syntax.
public struct ToolchainSyntax: Sendable {
    /// The folder with the modules and libraries.
    public let folder: String

    /// The names of the libraries, without the prefix `lib`.
    let libraries: [String]

    /// Finds SwiftSyntax in the folder `lib/swift/host` of the toolchain of a compiler. Returns nil if it has none.
    public init?(compiler: String) {
        let tools = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
        self.init(folder: tools.deletingLastPathComponent().path + "/lib/swift/host")
    }

    /// Finds SwiftSyntax in a folder.
    public init?(folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.contains("SwiftCompilerPluginMessageHandling.swiftmodule") else { return nil }
        self.folder = folder
        libraries = names.filter { $0.hasPrefix("libSwift") && $0.hasSuffix(".so") && !$0.contains("PluginServer") }
            .map { String($0.dropFirst(3).dropLast(3)) }.sorted()
    }

    /// The compiler's arguments that make the modules importable.
    public var compilerArguments: [String] { ["-I", folder] }

    /// The arguments of the linker for a program that imports the modules.
    public var linkerArguments: [String] {
        ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder, "-Xlinker", "--as-needed"]
            + libraries.map { "-l" + $0 }
    }

    /// Whether a product of a package's dependency is a module of swift-syntax.
    static func contains(_ product: PackageProduct, of package: LocalPackage) -> Bool {
        product.package == "swift-syntax"
            || product.package == nil && product.name.hasPrefix("Swift")
                && package.references.contains { $0.id == "swift-syntax" }
    }

    /// The module that macros import for their entry point. The toolchain does not contain it.
    public static let pluginModule = "SwiftCompilerPlugin"

    /// The source of ``pluginModule``, with the interface of swift-syntax's module.
    public static let pluginSource = """
        @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
        import SwiftSyntaxMacros

        /// A program that expands macros for the compiler.
        public protocol CompilerPlugin {
            init()
            /// The types of the macros.
            var providingMacros: [any Macro.Type] { get }
        }

        extension CompilerPlugin {
            /// Answers the compiler's messages until it closes the connection.
            public static func main() throws {
                let connection = try StandardIOMessageConnection()
                let provider = Provider(macros: Self().providingMacros)
                try CompilerPluginMessageListener(connection: connection, provider: provider).main()
            }
        }

        private struct Provider: PluginProvider {
            let macros: [any Macro.Type]

            func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
                let name = moduleName + "." + typeName
                guard let macro = macros.first(where: { String(reflecting: $0) == name }) else {
                    throw MissingMacro(description: "The plug-in provides no macro '\\(name)'.")
                }
                return macro
            }
        }

        private struct MissingMacro: Error, CustomStringConvertible {
            let description: String
        }

        """
}
