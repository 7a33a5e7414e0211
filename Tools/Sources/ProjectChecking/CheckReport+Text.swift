/// The report as text for a terminal.
extension CheckReport {
    /// Returns the report as a table of causes, followed by the places of each cause.
    ///
    /// - Parameters:
    ///   - folder: The folder to which paths are shown relatively.
    ///   - limit: The number of places listed for each cause. Nil: all.
    public func text(relativeTo folder: String, limit: Int? = 5) -> String {
        var lines: [String] = []
        let scope = "\(count(swiftFiles, "Swift file")) in \(count(targets.count, "target"))"
        if findings.isEmpty {
            lines.append("\(visible(project)): nothing found in \(scope).")
        } else {
            lines.append("\(visible(project)): \(count(findings.count, "cause")) in \(scope).")
            lines.append("")
            lines += table
            for (index, finding) in findings.enumerated() {
                lines.append("")
                lines += details(of: finding, number: index + 1, folder: folder, limit: limit)
            }
        }
        if !isCompiled {
            lines.append("")
            lines.append("The compiler has not checked the sources.")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// One line for each cause.
    private var table: [String] {
        let header = ["", "effect", "kind", "symbol", "files", "uses"]
        let rows = findings.enumerated().map { index, finding in
            [
                "\(index + 1)", finding.effect.rawValue, finding.kind.rawValue,
                visible(finding.symbol).truncated(to: 44),
                "\(finding.files)", "\(finding.places.count)",
            ]
        }
        let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
        return ([header] + rows).map { row in
            row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return [0, 4, 5].contains(column) ? padding + cell : cell + padding
            }
            .joined(separator: "  ")
        }
    }

    private func details(of finding: Finding, number: Int, folder: String, limit: Int?) -> [String] {
        var lines = ["\(number). \(visible(finding.symbol)): \(visible(finding.message))"]
        if let advice = finding.advice { lines.append("   \(visible(advice))") }
        let shown = limit.map { finding.places.prefix($0) } ?? finding.places[...]
        for place in shown {
            let line = place.line.map { ":\($0)" } ?? ""
            let name = place.name.map { ": \(visible($0))" } ?? ""
            lines.append("     \(visible(relative(place.path, to: folder)))\(line)\(name)")
        }
        let hidden = finding.places.count - shown.count
        if hidden > 0 { lines.append("     and \(count(hidden, "further place")) (--all lists them)") }
        if finding.consequences > 0 {
            lines.append(
                "   \(count(finding.consequences, "further message")) of the compiler \(finding.consequences == 1 ? "is a consequence" : "are consequences")."
            )
        }
        return lines
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private func relative(_ path: String, to folder: String) -> String {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// Returns text without characters that a terminal obeys or hides.
    private func visible(_ text: String) -> String {
        String(
            text.unicodeScalars.map { scalar in
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
                    scalar == "\u{200D}" ? String(scalar) : scalar.escaped(asASCII: true)
                default: String(scalar)
                }
            }
            .joined()
        )
    }
}

extension String {
    /// The text, or its beginning with an ellipsis.
    fileprivate func truncated(to length: Int) -> String { count <= length ? self : String(prefix(length - 1)) + "…" }
}
