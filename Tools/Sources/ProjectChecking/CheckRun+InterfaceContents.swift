import Foundation

/// Unsupported content of storyboards and nibs, which the library itself finds.
extension CheckRun {
    /// A problem in the output of the program that checks storyboards and nibs.
    private struct Problem: Decodable {
        let path: String
        let line: Int
        let message: String
    }

    /// Reports the content that the library cannot read.
    mutating func examineContents(of paths: [String]) {
        guard let program = library.interfaceChecker, !paths.isEmpty, let runner = Compilation(compiler: program) else {
            return
        }
        let result = runner.output(of: paths)
        guard result.status == 0, let problems = try? JSONDecoder().decode([Problem].self, from: result.output) else {
            findings.add(
                .interface,
                URL(fileURLWithPath: program).lastPathComponent,
                effect: .hint,
                places: paths.map { .init(path: $0) },
                message: "The storyboards and nibs could not be checked, because this program failed."
            )
            return
        }
        // The program does not know the fonts of the app.
        let hasFonts = modules.contains { module in
            module.target.resources.contains {
                [".ttf", ".otf", ".ttc"].contains(where: $0.path.lowercased().hasSuffix)
            }
        }
        for problem in problems {
            let isOfFont = problem.message.contains("names the font '")
            let element = problem.message.prefix { $0 != " " }
            findings.add(
                .interface,
                problem.message,
                title: "\(element) in \(URL(fileURLWithPath: problem.path).lastPathComponent)",
                effect: isOfFont && hasFonts ? .hint : .run,
                places: [.init(path: problem.path, line: problem.line)],
                advice: "Screens with this content cannot be shown.",
                message: problem.message
            )
        }
    }
}
