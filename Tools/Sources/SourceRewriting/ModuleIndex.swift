import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// The parsed files of a module, and the types that they declare, for other tools than the rewriter.
package struct ModuleIndex {
    /// A parsed file.
    package struct File {
        /// The path and the text.
        package let source: SourceFile

        /// The syntax tree.
        package let tree: SourceFileSyntax

        /// Converts positions to lines.
        package let locations: SourceLocationConverter

        /// The conditional regions, evaluated as the rewriter evaluates them.
        package let regions: ConfiguredRegions
    }

    /// A class or another type that the module declares.
    package struct DeclaredType {
        /// The qualified name: `Outer.Inner`.
        package let name: String

        /// The inherited types in source order. The superclass is the first one of a class.
        package let inherited: [String]

        /// Whether it is a class.
        package let isClass: Bool

        /// Whether it can be found by name: it is neither private nor local.
        package let isVisible: Bool

        /// The path of the file with the declaration.
        package let path: String

        /// The names of its properties.
        package let properties: Set<String>

        /// The selectors of its methods: `tapped:`.
        package let selectors: Set<String>
    }

    /// The files, in the order in which they were given.
    package let files: [File]

    /// The types that the module declares, by qualified name.
    package let types: [String: DeclaredType]

    /// The members of extensions of other modules' types, by the name of the type.
    package let extensions: [String: DeclaredType]

    private let project: Project

    /// Parses the files of a module.
    package init(_ sources: [SourceFile], options: RewriteOptions) {
        let project = Project(sources, options: options)
        self.project = project
        let configuration = IOSConfiguration(options: options)
        files = project.files.map { file in
            File(
                source: file.source,
                tree: file.tree,
                locations: file.locations,
                regions: file.tree.configuredRegions(in: configuration)
            )
        }
        var types: [String: DeclaredType] = [:]
        var extensions: [String: DeclaredType] = [:]
        for type in project.types.values {
            let described = DeclaredType(
                name: type.name,
                inherited: type.inherited,
                isClass: type.kind == .classType,
                isVisible: type.isDeclared && !type.isHidden,
                path: sources.isEmpty ? "" : project.files[type.file].source.path,
                properties: Set(type.members.filter { $0.kind == .property }.map(\.name)),
                selectors: Set(type.members.filter { $0.kind == .method }.map(\.selector))
            )
            if type.isDeclared { types[type.name] = described } else { extensions[type.name] = described }
        }
        self.types = types
        self.extensions = extensions
    }

    /// Rewrites the files, as ``SourceRewriter`` does.
    package func rewrite() -> SourceRewriter.Result { SourceRewriter(options: project.options).rewrite(project) }
}
