import Foundation

/// A text field for searching: tokens can stand in front of the text.
///
/// A token takes one position, and all of them come before the text (rules 56 and 57). A caret before a token selects
/// it (rule 58). Changing the tokens from the program tells neither the delegate nor events, and leaves nothing to undo
/// except after ``replaceTextualPortion(of:with:at:)``. The user can delete tokens, and bring one back with undo: read
/// ``tokens`` instead of keeping a copy (rule 60). Main actor.
open class UISearchTextField: UITextField {
    private(set) var ownTokenBackgroundColor: UIColor?
    private(set) var magnifier: UIImageView?

    /// The tokens, in order.
    ///
    /// - Note: Rule 61.
    open var tokens: [UISearchToken] {
        get { document.tokens }
        set { changeTokens { $0.setTokens(newValue) } }
    }

    /// The colour behind every token. Nil restores the default, the tint colour.
    ///
    /// - Note: Rule 65.
    open var tokenBackgroundColor: UIColor! {
        get { ownTokenBackgroundColor ?? tintColor }
        set {
            ownTokenBackgroundColor = newValue
            setNeedsDisplay()
        }
    }

    /// Whether the user may delete tokens, with keys, by typing over them, or with the clear button. True by default;
    /// the program always may.
    ///
    /// - Note: Rule 63.
    open var allowsDeletingTokens = true {
        didSet { if allowsDeletingTokens != oldValue { overlaysDidChange() } }
    }

    /// Whether the user may copy tokens and drag them out; cutting them needs ``allowsDeletingTokens``. True by default.
    ///
    /// A token is copied, cut and dragged only where the delegate gives an item provider for it, see
    /// ``UISearchTextFieldDelegate``. Selected text can always be copied.
    ///
    /// - Note: Rule 63.
    open var allowsCopyingTokens = true

    private var storedSuggestions: [any UISearchSuggestion]?
    private(set) lazy var suggestions = SearchSuggestions(field: self)

    /// What the person may choose from, in a menu under the field while it is being edited. The delegate hears of a pick
    /// through `searchTextField(_:didSelect:)`, then this is nil.
    ///
    /// Only for a field without a search controller: traps when a search controller's field is given any, because that
    /// has ``UISearchController/searchSuggestions``.
    ///
    /// - Note: Rules 71, 73 and 74.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { storedSuggestions }
        set {
            require(
                newValue == nil || (owner as? UISearchBar)?.searchController == nil,
                "UISearchTextField.searchSuggestions was assigned on the field of a search controller; assign "
                    + "UISearchController.searchSuggestions instead."
            )
            storedSuggestions = newValue
            suggestions.show(newValue ?? [])
        }
    }

    /// The range of the text, without the tokens.
    ///
    /// - Note: Rule 57.
    open var textualRange: UITextRange { TextSpan(document.textRange) }

    /// Makes a search field with a frame in points: a magnifier at the left, round corners, a clear button whenever
    /// there is something to clear, and "Search" on the return key. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        showMagnifier()
    }

    /// Reads a search field from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        let element = interface.element
        let traits = element.children.first { $0.key == "textInputTraits" }
        // What the file says stays.
        if element.attributes["borderStyle"] == nil { borderStyle = .roundedRect }
        if element.attributes["clearButtonMode"] == nil { clearButtonMode = .always }
        if traits?.attributes["returnKeyType"] == nil { returnKeyType = .search }
        showMagnifier()
    }

    private func showMagnifier() {
        let magnifier = UIImageView(image: .growing("magnifyingglass"))
        magnifier.tintColor = .secondaryLabel
        self.magnifier = magnifier
        leftView = magnifier
        leftViewMode = .always
    }

    /// Inserts a token. The index `tokens.count` appends; traps for one beyond.
    ///
    /// - Note: Rule 61.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        requireTokens(
            (0...tokens.count).contains(tokenIndex),
            "UISearchTextField.insertToken(_:at:) was given index \(tokenIndex)"
        )
        changeTokens { $0.insertToken(token, at: tokenIndex) }
    }

    /// Removes a token. Traps when there is none at the index.
    ///
    /// - Note: Rule 61.
    open func removeToken(at tokenIndex: Int) {
        requireTokens(
            tokens.indices.contains(tokenIndex),
            "UISearchTextField.removeToken(at:) was given index \(tokenIndex)"
        )
        changeTokens { $0.removeToken(at: tokenIndex) }
    }

    /// The position before a token: a caret there selects it. Traps when there is none at the index.
    ///
    /// - Note: Rules 57 and 58.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        requireTokens(
            tokens.indices.contains(tokenIndex),
            "UISearchTextField.positionOfToken(at:) was given index \(tokenIndex)"
        )
        return TextPosition(tokenIndex)
    }

    /// The tokens that a range touches.
    ///
    /// - Note: Rule 58.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        Array(tokens[document.tokenIndices(in: textRange.locations(for: "UISearchTextField.tokens(in:)"))])
    }

    /// Turns text into a token: removes the text in the range but none of its tokens, commits composed text, inserts
    /// the token and selects it, as one step to undo.
    ///
    /// Trap: the token is selected afterwards, so that the next typed character replaces it. Assign
    /// `selectedTextRange` to go on behind it. Traps for an index beyond `tokens.count`.
    ///
    /// - Note: Rule 62.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        requireTokens(
            (0...tokens.count).contains(tokenIndex),
            "UISearchTextField.replaceTextualPortion(of:with:at:) was given index \(tokenIndex)"
        )
        let range = textRange.locations(for: "UISearchTextField.replaceTextualPortion(of:with:at:)")
        let old = document.text
        document.convert(range, to: token, at: tokenIndex)
        contentsDidChange(from: old)
        owner?.fieldTokensDidChange(byUser: false)
    }

    /// Has the magnifying glass grow with the text. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitMagnifier()
    }

    /// Has the magnifying glass as large as the text in the new window. An override calls `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        fitMagnifier()
    }

    private func fitMagnifier() {
        guard let magnifier, let size = magnifier.image?.size, magnifier.bounds.size != size else { return }
        magnifier.bounds.size = size
        overlaysDidChange()
    }

    private func requireTokens(_ condition: Bool, _ sentence: @autoclosure () -> String) {
        require(condition, "\(sentence()), but the field has \(tokens.count) tokens; look at tokens first.")
    }

    private func changeTokens(_ change: (inout TextDocument<UISearchToken>) -> Void) {
        change(&document)
        contentsDidChange(from: document.text)
        owner?.fieldTokensDidChange(byUser: false)
    }

    /// Whether the field answers. Disabling it ends editing.
    open override var isEnabled: Bool {
        didSet { magnifier?.isHighlighted = !isEnabled }
    }

    /// Shows a picture in place of the magnifying glass.
    func setSearchIcon(_ image: UIImage?, whileDisabled disabledImage: UIImage?) {
        magnifier?.image = image
        magnifier?.highlightedImage = disabledImage
        magnifier?.frame.size = image?.size ?? .zero
        overlaysDidChange()
    }

    override var userMayDeleteTokens: Bool { allowsDeletingTokens }

    /// It follows the person's text size.
    override var defaultFont: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: traitCollection) }

    // MARK: Copying and pasting

    override var userMayCopyTokens: Bool { allowsCopyingTokens }

    override func itemProvider(forCopying token: UISearchToken) -> NSItemProvider? {
        guard let delegate = delegate as? any UISearchTextFieldDelegate else { return nil }
        let provider = delegate.searchTextField(self, itemProviderForCopying: token)
        return provider.registeredTypeIdentifiers.isEmpty ? nil : provider
    }

    /// A search runs at each key, so that the work for any text must fit into a frame.
    override var textLimit: Int { 4_096 }

    override func acceptsObject(_ object: Any?) -> Bool { object is UISearchToken }

    override func makePasteItem(
        _ item: PasteboardItem,
        attributes: [NSAttributedString.Key: Any],
        paste: TextPaste
    ) -> PasteItem {
        SearchPasteItem(item, attributes: attributes, paste: paste)
    }

    /// How far tokens and text stand from their place, in points.
    var textAdjustment = UIOffset.zero { didSet { if textAdjustment != oldValue { setNeedsDisplay() } } }

    override var contentAdjustment: UIOffset { textAdjustment }

    /// The picture that the bar draws in place of the field's ground.
    @_spi(Host)
    open override var groundImage: UIImage? { (owner as? UISearchBar)?.shownFieldBackground }

    // MARK: Suggestions

    override func handleKey(_ press: KeyPress) -> Bool {
        (isFirstResponder && suggestions.handle(press)) || super.handleKey(press)
    }

    override func takesReturn() -> Bool { suggestions.pickHighlighted() }
    override func userDidChangeText() { suggestions.reopen() }

    override func didBecomeFirstResponder() {
        super.didBecomeFirstResponder()
        suggestions.update()
    }

    override func didResignFirstResponder() {
        super.didResignFirstResponder()
        suggestions.update()
    }

    // MARK: Host

    @_spi(Host)
    open override var role: ViewRole { .searchField }

    /// A field without a placeholder is called by what it is for.
    override var defaultAccessibilityLabel: String? { super.defaultAccessibilityLabel ?? SystemTexts.text("Search") }

    /// What the app put into the field; the magnifier says nothing.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { subviews.filter { $0 !== magnifier } }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.searchField)
    }

    override var tokensWidth: CGFloat {
        tokens.reduce(0) { $0 + size(of: $1.text).width + ($1.icon == nil ? 16 : 36) }
    }
}
