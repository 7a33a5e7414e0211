import AppResources
import Foundation

/// Unsupported content of storyboards and nibs, which the library itself finds.
extension CheckRun {
    /// Reports the content that the library cannot read.
    mutating func examineContents(of paths: [String]) {
        guard let program = library.interfaceChecker, !paths.isEmpty else { return }
        guard let result = InterfaceReader(program: program).read(paths) else {
            findings.add(
                .interface,
                URL(fileURLWithPath: program).lastPathComponent,
                effect: .hint,
                places: paths.map { .init(path: $0) },
                message: "The storyboards and nibs could not be checked, because this program failed."
            )
            return
        }
        for problem in result.removed {
            report(
                problem,
                effect: .hint,
                advice: "The build removes this content from the app's copy of the file."
            )
        }
        for problem in result.remaining {
            let isOfFont = problem.message.contains("names the font '")
            report(
                problem,
                effect: isOfFont ? .hint : .run,
                advice: isOfFont
                    ? "Ignore this if the app contains the font." : "Screens with this content cannot be shown."
            )
        }
    }

    private mutating func report(_ problem: InterfaceReader.Problem, effect: Finding.Effect, advice: String) {
        let element = problem.message.prefix { $0 != " " }
        findings.add(
            .interface,
            problem.message,
            title: "\(element) in \(URL(fileURLWithPath: problem.path).lastPathComponent)",
            effect: effect,
            places: [.init(path: problem.path, line: problem.line)],
            advice: advice,
            message: problem.message
        )
    }
}
