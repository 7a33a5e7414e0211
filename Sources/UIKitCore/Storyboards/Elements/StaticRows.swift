import Foundation

/// The static sections and rows of a table in a storyboard. Each row has its own cell, which exists as long as the table.
@MainActor
final class StaticRows {
    private struct Section {
        let header: String?
        let footer: String?
        let cells: [UITableViewCell]
        let heights: [CGFloat?]
    }

    private var sections: [Section] = []

    init(_ element: InterfaceElement?, loader: InterfaceLoader) {
        for section in element?.allChildren() ?? [] {
            guard section.name == "tableViewSection" else {
                section.problem("is no section of a table.")
                continue
            }
            sections.append(Self.read(section, loader: loader))
        }
    }

    private static func read(_ element: InterfaceElement, loader: InterfaceLoader) -> Section {
        var cells: [UITableViewCell] = []
        var heights: [CGFloat?] = []
        for child in element.child("cells")?.allChildren() ?? [] {
            guard let cell = loader.makeView(child) as? UITableViewCell else {
                child.problem("is no cell of a table.")
                continue
            }
            cells.append(cell)
            heights.append(child.number("rowHeight").map { $0 < 0 ? UITableView.automaticDimension : $0 })
        }
        return Section(
            header: element.text("headerTitle"),
            footer: element.text("footerTitle"),
            cells: cells,
            heights: heights
        )
    }

    var count: Int { sections.count }
    func count(in section: Int) -> Int { sections[section].cells.count }
    func header(of section: Int) -> String? { sections[section].header }
    func footer(of section: Int) -> String? { sections[section].footer }
    func cell(at path: IndexPath) -> UITableViewCell { sections[path.section].cells[path.row] }

    /// Returns the height of a row. Nil for the table's row height.
    func height(at path: IndexPath) -> CGFloat? { sections[path.section].heights[path.row] }
}
