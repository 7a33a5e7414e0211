import Foundation

/// The state of the main screen, for state restoration. Values from files are untrusted, so they are validated.
struct SearchState: Equatable {
    var isActive = false
    /// Whether the search bar is first responder.
    var isEditing = false
    var text = ""
    /// The colours of the tokens.
    var colors: [FlowerColor] = []
    /// The title of the product on the detail screen.
    var productTitle: String?
    /// The scroll position of the list in points.
    var listPosition = 0.0
    /// The scroll position of the results in points.
    var resultsPosition = 0.0

    private enum Key: String {
        case isActive, isEditing, text, colors, productTitle, listPosition, resultsPosition
    }

    init() {}

    // MARK: Activities

    var userInfo: [AnyHashable: Any] {
        [
            Key.isActive.rawValue: isActive, Key.isEditing.rawValue: isEditing, Key.text.rawValue: text,
            Key.colors.rawValue: colors.map(\.rawValue), Key.productTitle.rawValue: productTitle ?? "",
            Key.listPosition.rawValue: listPosition, Key.resultsPosition.rawValue: resultsPosition,
        ]
    }

    init(userInfo: [AnyHashable: Any]) {
        func value<Value>(_ key: Key, _ type: Value.Type) -> Value? { userInfo[key.rawValue] as? Value }
        isActive = value(.isActive, Bool.self) ?? false
        isEditing = value(.isEditing, Bool.self) ?? false
        text = Self.line(value(.text, String.self))
        colors = Self.colors(value(.colors, [Int].self))
        productTitle = Self.title(value(.productTitle, String.self))
        listPosition = Self.position(value(.listPosition, Double.self))
        resultsPosition = Self.position(value(.resultsPosition, Double.self))
    }

    // MARK: Coders

    func encode(with coder: NSCoder) {
        coder.encode(isActive, forKey: Key.isActive.rawValue)
        coder.encode(isEditing, forKey: Key.isEditing.rawValue)
        coder.encode(text as NSString, forKey: Key.text.rawValue)
        coder.encode(colors.map { NSNumber(value: $0.rawValue) } as NSArray, forKey: Key.colors.rawValue)
        coder.encode(productTitle.map { $0 as NSString }, forKey: Key.productTitle.rawValue)
        coder.encode(listPosition, forKey: Key.listPosition.rawValue)
        coder.encode(resultsPosition, forKey: Key.resultsPosition.rawValue)
    }

    init(coder: NSCoder) {
        func text(_ key: Key) -> String? { coder.decodeObject(of: NSString.self, forKey: key.rawValue) as String? }
        isActive = coder.decodeBool(forKey: Key.isActive.rawValue)
        isEditing = coder.decodeBool(forKey: Key.isEditing.rawValue)
        self.text = Self.line(text(.text))
        let numbers = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: Key.colors.rawValue) as? [NSNumber]
        colors = Self.colors(numbers?.map(\.intValue))
        productTitle = Self.title(text(.productTitle))
        listPosition = Self.position(coder.decodeDouble(forKey: Key.listPosition.rawValue))
        resultsPosition = Self.position(coder.decodeDouble(forKey: Key.resultsPosition.rawValue))
    }

    // MARK: Validation

    /// A text that a user could have typed into one line.
    private static func line(_ text: String?) -> String {
        String((text ?? "").prefix(500).filter { !$0.isNewline })
    }

    private static func title(_ title: String?) -> String? {
        title.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func colors(_ numbers: [Int]?) -> [FlowerColor] {
        (numbers ?? []).prefix(20).compactMap(FlowerColor.init(rawValue:))
    }

    private static func position(_ position: Double?) -> Double {
        guard let position, position.isFinite else { return 0 }
        return min(max(0, position), 1_000_000)
    }
}
