import Foundation

/// Makes the elements of a query from the app's answer.
enum ElementTree {
    /// An element in the app's answer.
    private struct Description: Decodable {
        var number: Int
        var role: String
        var classes: [String]
        var label: String?
        var value: String?
        var title: String?
        var placeholder: String?
        var identifier: String?
        var returnKey: String?
        var frame: [Double]
        var isEnabled: Bool
        var isSelected: Bool
        var isFocused: Bool
        var isHittable: Bool
        var children: [Description]
    }

    /// The app with its windows, and its keyboard if a field is edited.
    static func application(named name: String, from answer: String) throws -> ElementNode {
        let windows = try JSONDecoder().decode([Description].self, from: Data(answer.utf8))
        let root = ElementNode(number: nil, types: [.application])
        root.label = name
        root.isHittable = true
        var returnKey: String?
        for window in windows { root.add(node(window, &returnKey)) }
        root.frame = root.children.reduce(CGRect.null) { $0.union($1.frame) }
        if root.frame.isNull { root.frame = .zero }
        if let returnKey { root.add(keyboard(returnKey: returnKey, below: root.frame)) }
        return root
    }

    private static func node(_ description: Description, _ returnKey: inout String?) -> ElementNode {
        let node = ElementNode(number: description.number, types: types(of: description))
        node.label = description.label ?? ""
        node.identifier = description.identifier ?? ""
        node.title = description.title ?? ""
        node.placeholder = description.placeholder
        node.value = description.value
        node.isEnabled = description.isEnabled
        node.isSelected = description.isSelected
        node.isFocused = description.isFocused
        node.isHittable = description.isHittable
        if description.frame.count == 4 {
            let sides = description.frame
            node.frame = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
        }
        switch node.types[0] {
        // A bar is found by its title.
        case .navigationBar where node.identifier.isEmpty: node.identifier = node.label
        default: break
        }
        if let key = description.returnKey { returnKey = key }
        for child in description.children { node.add(self.node(child, &returnKey)) }
        if node.isOf(.cell), !node.descendants.contains(where: { $0.isOf(.staticText) }) { addTexts(to: node) }
        return node
    }

    /// Adds the texts of a cell that draws them itself. A tap on one is a tap on the cell.
    private static func addTexts(to cell: ElementNode) {
        for text in [cell.label, cell.value ?? ""] where !text.isEmpty {
            let node = ElementNode(number: cell.number, types: [.staticText])
            node.label = text
            node.frame = cell.frame
            node.isHittable = cell.isHittable
            cell.add(node)
        }
    }

    private static func types(of description: Description) -> [XCUIElement.ElementType] {
        if description.role == "button", description.classes.contains("UIColorWell") { return [.colorWell] }
        if description.classes.contains("WKWebView") { return [.webView] }
        return roles[description.role] ?? [.other]
    }

    /// The types of the app's roles.
    private static let roles: [String: [XCUIElement.ElementType]] = [
        "window": [.window], "alert": [.alert], "action sheet": [.sheet], "popover": [.popover],
        "navigation bar": [.navigationBar], "tab bar": [.tabBar], "tab": [.button], "toolbar": [.toolbar],
        "heading": [.staticText], "text": [.staticText], "image": [.image], "button": [.button],
        "text field": [.textField], "secure text field": [.secureTextField], "text view": [.textView],
        "search field": [.searchField], "token": [.button], "scope bar": [.segmentedControl], "scope": [.button],
        "segmented control": [.segmentedControl], "segment": [.button], "slider": [.slider],
        "page control": [.pageIndicator], "picker": [.pickerWheel], "calendar": [.datePicker], "switch": [.switch],
        "activity indicator": [.activityIndicator], "progress bar": [.progressIndicator], "table": [.table],
        "row": [.cell], "collection": [.collectionView], "item": [.cell], "suggestion list": [.table],
        "picker view": [.picker], "date picker": [.datePicker], "stepper": [.stepper], "scroll view": [.scrollView],
        "suggestion": [.cell], "menu": [.menu], "menu item": [.menuItem, .button],
    ]

    // MARK: Keyboard

    /// The keyboard of a phone. Its keys act as those of a hardware keyboard.
    private static func keyboard(returnKey: String, below screen: CGRect) -> ElementNode {
        let keyboard = ElementNode(number: nil, types: [.keyboard])
        keyboard.isHittable = true
        keyboard.frame = CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: 0)
        func add(_ name: String, _ type: XCUIElement.ElementType, identifier: String = "", _ command: String) {
            let key = ElementNode(number: nil, types: [type])
            key.label = name
            key.identifier = identifier.isEmpty ? name : identifier
            key.isHittable = true
            key.keyCommand = command
            key.frame = CGRect(x: screen.midX, y: screen.maxY, width: 0, height: 0)
            keyboard.add(key)
        }
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            add("\(letter)", .key, "type \"\(letter)\"")
            add(letter.uppercased(), .key, "type \"\(letter.uppercased())\"")
        }
        for sign in "1234567890-/:;()$&@.,?!'" { add("\(sign)", .key, "type \"\(sign)\"") }
        add("space", .key, "type \" \"")
        add("delete", .key, "key backspace")
        add(returnKey, .button, identifier: returnKey.prefix(1).uppercased() + returnKey.dropFirst(), "key return")
        return keyboard
    }
}
