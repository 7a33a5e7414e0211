import Foundation

/// The static sections and rows of a table in a storyboard. Each row has its own cell, which exists as long as the table.
@MainActor
package final class StaticRows {
    /// A section with its rows.
    package struct Section {
        let header: String?
        let footer: String?
        let cells: [UITableViewCell]
        let heights: [CGFloat?]

        /// Creates a section.
        ///
        /// - Parameter heights: The height of each row in points. Nil for the table's row height.
        package init(header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat?]) {
            self.header = header
            self.footer = footer
            self.cells = cells
            self.heights = heights
        }
    }

    private let sections: [Section]

    /// Creates the rows of a table.
    package init(_ sections: [Section]) { self.sections = sections }

    var count: Int { sections.count }
    func count(in section: Int) -> Int { sections[section].cells.count }
    func header(of section: Int) -> String? { sections[section].header }
    func footer(of section: Int) -> String? { sections[section].footer }
    func cell(at path: IndexPath) -> UITableViewCell { sections[path.section].cells[path.row] }

    /// Returns the height of a row. Nil for the table's row height.
    func height(at path: IndexPath) -> CGFloat? { sections[path.section].heights[path.row] }
}
