/// Rewrites the Swift files of an iOS app so that they compile with Searchlight's UIKit on Linux.
///
/// Linux has no Objective-C runtime. The rewriter removes its attributes, and replaces what the runtime did: selectors carry their
/// methods, classes get tables of the methods that storyboards call, and optional requirements of protocols get default
/// implementations. It works on the syntax trees of all files of a module at once, because classes and their extensions can be in
/// different files.
///
/// A rewritten line has the same number as the original one. Additional declarations are on existing lines, or after the end of the
/// file. A file without Objective-C syntax does not change.
public struct SourceRewriter: Sendable {
    /// The settings of the build.
    public var options: RewriteOptions

    /// Makes a rewriter with the settings of a build.
    public init(options: RewriteOptions = RewriteOptions()) {
        self.options = options
    }

    /// The rewritten files of a module, and what could not be rewritten.
    public struct Result: Sendable {
        /// The files, in the order of the original ones and with their paths.
        public let files: [SourceFile]

        /// The places that need a change by hand, in the order of the files and lines.
        public let notices: [RewriteNotice]
    }

    /// Rewrites all files of a module.
    public func rewrite(_ files: [SourceFile]) -> Result {
        rewrite(Project(files, options: options))
    }

    /// Rewrites all files of a parsed module.
    func rewrite(_ project: Project) -> Result {
        let plan = OverridePlan(project)
        var results: [SourceFile] = []
        var notices: [RewriteNotice] = []
        for (index, file) in project.files.enumerated() {
            let rewriter = FileRewriter(project: project, plan: plan, file: index)
            results.append(SourceFile(path: file.source.path, text: rewriter.rewrite()))
            notices += rewriter.notices.sorted { $0.line < $1.line }
        }
        return Result(files: results, notices: notices)
    }
}
