import Foundation
import UIKitCore

extension StaticRows {
    /// Creates the rows of a table from its list of sections.
    convenience init(_ element: InterfaceElement?, loader: InterfaceLoader) {
        var sections: [Section] = []
        for section in element?.allChildren() ?? [] {
            guard section.name == "tableViewSection" else {
                section.problem("is not a section of a table.")
                continue
            }
            sections.append(Self.read(section, loader: loader))
        }
        self.init(sections)
    }

    private static func read(_ element: InterfaceElement, loader: InterfaceLoader) -> Section {
        var cells: [UITableViewCell] = []
        var heights: [CGFloat?] = []
        for child in element.child("cells")?.allChildren() ?? [] {
            guard let cell = loader.makeView(child) as? UITableViewCell else {
                child.problem("is not a cell of a table.")
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
}
