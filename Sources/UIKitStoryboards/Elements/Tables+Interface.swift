import Foundation
import UIKitCore

extension UITableView {
    /// Returns the style declared in a file.
    static func interfaceStyle(_ element: InterfaceElement) -> Style {
        element.choice("style", ["plain": Style.plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
    }

    /// Decodes a table view.
    func decodeTable(_ element: InterfaceElement, loader: InterfaceLoader) {
        if element.choice("dataMode", ["prototypes": false, "static": true]) == true {
            decodeStaticRows(element, loader: loader)
        } else {
            // Empty if the table formerly had static cells.
            _ = element.child("sections")
        }
        // Separator insets are always relative to the table's edge.
        _ = element.choice("separatorInsetReference", ["fromCellEdges": true, "edges": true])
        if let color = element.color(key: "sectionIndexColor", in: loader.document) { sectionIndexColor = color }
        if let color = element.color(key: "sectionIndexBackgroundColor", in: loader.document) {
            sectionIndexBackgroundColor = color
        }
        _ = element.choice("sectionIndexMinimumDisplayRowCount", ["0": 0])
        _ = element.choice("springLoaded", ["NO": false])
        if let height = element.number("rowHeight") { rowHeight = automatic(height) }
        if let height = element.number("estimatedRowHeight") { estimatedRowHeight = automatic(height) }
        decodeSectionHeights(element)
        let separators: [String: UITableViewCell.SeparatorStyle] = [
            "none": .none, "default": .singleLine, "singleLine": .singleLine,
        ]
        if let style = element.choice("separatorStyle", separators) { separatorStyle = style }
        if let color = element.color(key: "separatorColor", in: loader.document) { separatorColor = color }
        if let inset = element.insets(key: "separatorInset") { separatorInset = inset }
        if let allows = element.bool("allowsSelection") { allowsSelection = allows }
        if let allows = element.bool("allowsMultipleSelection") { allowsMultipleSelection = allows }
        if let allows = element.bool("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = allows }
        if let allows = element.bool("allowsMultipleSelectionDuringEditing") {
            allowsMultipleSelectionDuringEditing = allows
        }
        if let header = element.child(key: "tableHeaderView") { tableHeaderView = loader.makeView(header) }
        if let footer = element.child(key: "tableFooterView") { tableFooterView = loader.makeView(footer) }
        if let background = element.child(key: "backgroundView") { backgroundView = loader.makeView(background) }
        decodeRefreshControl(element, loader: loader)
        if let list = element.child("prototypes") {
            for prototype in list.allChildren() { loader.register(prototype, in: &rowsPool, of: "a table") }
        }
    }

    /// Decodes the refresh control, which the storyboard declares beside the table.
    private func decodeRefreshControl(_ element: InterfaceElement, loader: InterfaceLoader) {
        guard element.key == "view", let child = element.parent?.child(key: "refreshControl") else { return }
        let control = UIRefreshControl()
        control.decodeView(child, loader: loader)
        control.decodeControl(child)
        child.checkWasRead()
        refreshControl = control
    }

    /// Creates the static rows of a table.
    private func decodeStaticRows(_ element: InterfaceElement, loader: InterfaceLoader) {
        guard loader.controller is UITableViewController, element.key == "view" else {
            return element.problem(
                "has static cells, but is not the view of a table view controller: give it prototypes and a data source."
            )
        }
        staticRows = StaticRows(element.child("sections"), loader: loader)
    }

    /// Decodes section header and footer heights. The default values of Interface Builder mean automatic height.
    private func decodeSectionHeights(_ element: InterfaceElement) {
        let untouched: [CGFloat] = [10, 18, 22, 28]
        func height(_ name: String) -> CGFloat? {
            element.number(name).map { untouched.contains($0) ? UITableView.automaticDimension : automatic($0) }
        }
        if let height = height("sectionHeaderHeight") { sectionHeaderHeight = height }
        if let height = height("sectionFooterHeight") { sectionFooterHeight = height }
        if let height = element.number("estimatedSectionHeaderHeight") {
            estimatedSectionHeaderHeight = automatic(height)
        }
        if let height = element.number("estimatedSectionFooterHeight") {
            estimatedSectionFooterHeight = automatic(height)
        }
    }

    private func automatic(_ height: CGFloat) -> CGFloat { height < 0 ? UITableView.automaticDimension : height }
}

extension UITableViewCell {
    /// Returns the style declared in a file.
    static func interfaceStyle(_ element: InterfaceElement) -> CellStyle {
        let styles: [String: CellStyle] = [
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
            "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
        ]
        return element.choice("style", styles) ?? .default
    }

    /// Decodes a cell.
    func decodeCell(_ element: InterfaceElement, loader: InterfaceLoader) {
        // The row height in the editor; at run time the table determines it.
        // The attribute for hiding accessories belongs to older systems.
        element.passOver("rowHeight", "reuseIdentifier", "hidesAccessoryWhenEditing")
        if let shows = element.bool("showsReorderControl") { showsReorderControl = shows }
        _ = element.choice("shouldIndentWhileEditing", ["YES": true])
        let accessories: [String: AccessoryType] = [
            "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
            "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
        ]
        if let type = element.choice("accessoryType", accessories) { accessoryType = type }
        if let type = element.choice("editingAccessoryType", accessories) { editingAccessoryType = type }
        let selections: [String: SelectionStyle] = ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
        if let style = element.choice("selectionStyle", selections) { selectionStyle = style }
        if let width = element.number("indentationWidth") { indentationWidth = width }
        if let level = element.integer("indentationLevel") { indentationLevel = level }
        if let inset = element.insets(key: "separatorInset") { separatorInset = inset }
        if let view = element.child(key: "accessoryView") { accessoryView = loader.makeView(view) }
        if let view = element.child(key: "editingAccessoryView") { editingAccessoryView = loader.makeView(view) }
        if let view = element.child(key: "backgroundView") { backgroundView = loader.makeView(view) }
        if let view = element.child(key: "selectedBackgroundView") { selectedBackgroundView = loader.makeView(view) }
        if let content = element.child(key: "contentView") { decodeContent(content, of: element, loader: loader) }
    }

    private func decodeContent(_ content: InterfaceElement, of element: InterfaceElement, loader: InterfaceLoader) {
        content.passOver("tableViewCell")
        let frame = contentView.frame
        contentView.decodeOwnValues(content, loader: loader)
        // The cell determines the frame of its content view.
        contentView.frame = frame
        contentView.autoresizingMask = []
        // The cell's own labels already exist; the file contains their properties.
        let text = element.string("textLabel")
        let detail = element.string("detailTextLabel")
        let picture = element.string("imageView")
        if let list = content.child("subviews") {
            var others: [InterfaceElement] = []
            for child in list.allChildren() {
                switch child.id {
                case nil: others.append(child)
                case text: decode(child, into: textLabel, loader: loader)
                case detail: decode(child, into: detailTextLabel, loader: loader)
                case picture:
                    guard let imageView else { continue }
                    decodePart(child, imageView, loader)
                    imageView.decodeImageView(child, document: loader.document)
                default: others.append(child)
                }
            }
            loader.add(subviews: others, to: contentView)
        }
        contentView.decodeConstraints(content, loader: loader)
    }

    private func decode(_ element: InterfaceElement, into label: UILabel?, loader: InterfaceLoader) {
        guard let label else {
            return element.problem("is a label that cells of this style do not have.")
        }
        decodePart(element, label, loader)
        label.decodeLabel(element, document: loader.document)
    }

    /// Decodes the properties of all views for a part of the cell. The cell determines its frame.
    private func decodePart(_ element: InterfaceElement, _ view: UIView, _ loader: InterfaceLoader) {
        view.decodeView(element, loader: loader)
        view.autoresizingMask = []
    }
}
