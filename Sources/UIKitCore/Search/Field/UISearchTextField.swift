import Foundation

/// A text field for searching, with tokens before the text.
///
/// A token occupies one position, and all tokens are before the text (rules 56 and 57). A caret before a token selects it
/// (rule 58). Changes of the tokens by the program send no events, do not call the delegate, and clear the undo history, except
/// for ``replaceTextualPortion(of:with:at:)``. The user can delete tokens and restore them with undo, so read ``tokens`` instead
/// of keeping a copy (rule 60). Main actor.
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

    /// The background colour of tokens. Nil restores the default, the tint colour.
    ///
    /// - Note: Rule 65.
    open var tokenBackgroundColor: UIColor! {
        get { ownTokenBackgroundColor ?? tintColor }
        set {
            ownTokenBackgroundColor = newValue
            setNeedsDisplay()
        }
    }

    /// Whether the user may delete tokens, with keys, by typing over them, or with the clear button. The program may always
    /// delete them. Default: true.
    ///
    /// - Note: Rule 63.
    open var allowsDeletingTokens = true {
        didSet { if allowsDeletingTokens != oldValue { overlaysDidChange() } }
    }

    /// Whether the user may copy tokens and drag them out; cutting requires ``allowsDeletingTokens``. Default: true.
    ///
    /// A token is copied, cut or dragged only if the delegate provides an item provider for it, see
    /// ``UISearchTextFieldDelegate``. Selected text can always be copied.
    ///
    /// - Note: Rule 63.
    open var allowsCopyingTokens = true

    /// Converts typed text to tokens and tokens to text: at a space, Tab or Return after a complete part, in pastes and copies, and
    /// when a selected token is activated. Nil, the default, for a field whose tokens only the app makes. Weak reference.
    @_spi(SearchTokens)
    public weak var tokenConverter: (any SearchTokenConverting)?

    private var storedSuggestions: [any UISearchSuggestion]?
    private(set) lazy var suggestions = SearchSuggestions(field: self)

    /// The suggestions in a menu below the field while it is being edited. When the user picks one, the delegate's
    /// `searchTextField(_:didSelect:)` is called, then this property becomes nil.
    ///
    /// Only for fields without a search controller. Traps for the field of a search controller; use
    /// ``UISearchController/searchSuggestions`` there.
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

    /// Makes a search field with a frame in points. It has a magnifier at the left, rounded corners, a clear button that is
    /// visible while there is content to clear, and a Return key with the label "Search". Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        showMagnifier()
    }

    /// Makes a search field from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        interface.decode(self, as: UISearchTextField.self)
        showMagnifier()
    }

    private func showMagnifier() {
        let magnifier = UIImageView(image: .growing("magnifyingglass"))
        magnifier.tintColor = .secondaryLabel
        self.magnifier = magnifier
        leftView = magnifier
        leftViewMode = .always
    }

    /// Inserts a token. The index `tokens.count` appends; traps for other invalid indices.
    ///
    /// - Note: Rule 61.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        requireTokens(
            (0...tokens.count).contains(tokenIndex),
            "UISearchTextField.insertToken(_:at:) was given index \(tokenIndex)"
        )
        changeTokens { $0.insertToken(token, at: tokenIndex) }
    }

    /// Removes a token. Traps for an invalid index.
    ///
    /// - Note: Rule 61.
    open func removeToken(at tokenIndex: Int) {
        requireTokens(
            tokens.indices.contains(tokenIndex),
            "UISearchTextField.removeToken(at:) was given index \(tokenIndex)"
        )
        changeTokens { $0.removeToken(at: tokenIndex) }
    }

    /// The position before a token; a caret there selects the token. Traps for an invalid index.
    ///
    /// - Note: Rules 57 and 58.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        requireTokens(
            tokens.indices.contains(tokenIndex),
            "UISearchTextField.positionOfToken(at:) was given index \(tokenIndex)"
        )
        return TextPosition(tokenIndex)
    }

    /// The tokens in a range.
    ///
    /// - Note: Rule 58.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        Array(tokens[document.tokenIndices(in: textRange.locations(for: "UISearchTextField.tokens(in:)"))])
    }

    /// Converts text to a token: removes the text in the range but none of its tokens, commits composed text, inserts the token
    /// and selects it. All of this is one undo step.
    ///
    /// Trap: the token is selected afterwards, so that the next typed character replaces it. To continue typing after it, assign
    /// `selectedTextRange`. Traps for an index beyond `tokens.count`.
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

    /// Resizes the magnifier for the new text size. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitMagnifier()
    }

    /// Resizes the magnifier for the text size in the new window. An override calls `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        fitMagnifier()
        suggestions.updateOverlayWindow()
    }

    private func fitMagnifier() {
        guard let magnifier, let size = magnifier.image?.size, magnifier.bounds.size != size else { return }
        magnifier.bounds.size = size
        overlaysDidChange()
    }

    private func requireTokens(_ condition: Bool, _ sentence: @autoclosure () -> String) {
        require(condition, "\(sentence()), but the field has \(tokens.count) tokens; check the count of tokens first.")
    }

    private func changeTokens(_ change: (inout TextDocument<UISearchToken>) -> Void) {
        change(&document)
        contentsDidChange(from: document.text)
        owner?.fieldTokensDidChange(byUser: false)
    }

    /// Whether the field responds to the user. Disabling it ends editing.
    open override var isEnabled: Bool {
        didSet { magnifier?.isHighlighted = !isEnabled }
    }

    /// Replaces the magnifier with an image.
    func setSearchIcon(_ image: UIImage?, whileDisabled disabledImage: UIImage?) {
        magnifier?.image = image
        magnifier?.highlightedImage = disabledImage
        magnifier?.frame.size = image?.size ?? .zero
        overlaysDidChange()
    }

    override var userMayDeleteTokens: Bool { allowsDeletingTokens }

    /// The default font, which follows the user's text size.
    override var defaultFont: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: traitCollection) }

    // MARK: Copying and pasting

    override var userMayCopyTokens: Bool { allowsCopyingTokens }

    override func itemProvider(forCopying token: UISearchToken) -> NSItemProvider? {
        if let delegate = delegate as? any UISearchTextFieldDelegate {
            let provider = delegate.searchTextField(self, itemProviderForCopying: token)
            if !provider.registeredTypeIdentifiers.isEmpty { return provider }
        }
        return tokenConverter?.text(of: token).map { NSItemProvider(object: $0 as NSString) }
    }

    override func contents(ofPasted text: String) -> (tokens: [UISearchToken], text: String) {
        tokenConverter?.tokens(inPasted: text) ?? ([], text)
    }

    /// Lower than in other text fields: a search runs at each key press, and its work must fit into a frame.
    override var textLimit: Int { 4_096 }

    override func acceptsObject(_ object: Any?) -> Bool { object is UISearchToken }

    override func makePasteItem(
        _ item: PasteboardItem,
        attributes: [NSAttributedString.Key: Any],
        paste: TextPaste
    ) -> PasteItem {
        SearchPasteItem(item, attributes: attributes, paste: paste)
    }

    /// The offset of tokens and text from their default position, in points.
    var textAdjustment = UIOffset.zero { didSet { if textAdjustment != oldValue { setNeedsDisplay() } } }

    override var contentAdjustment: UIOffset { textAdjustment }

    /// The image that the search bar draws as the field's background.
    @_spi(Host)
    open override var groundImage: UIImage? {
        (owner as? UISearchBar)?.shownFieldBackground ?? super.groundImage
    }

    // MARK: Suggestions

    @_spi(UIKitModules)
    open override func handleKey(_ press: KeyPress) -> Bool {
        if handleCompositionKey(press) || isSearchKeyDuringComposition(press) { return true }
        if isFirstResponder, press.key == .tab, press.modifiers.isEmpty, convertTextToToken() { return true }
        return handleSearchKey(press) ?? super.handleKey(press)
    }

    override func takesTyped(_ text: String) -> Bool {
        guard text.count == 1, text.first?.isWhitespace == true else { return false }
        return convertTextToToken()
    }

    override func takesReturn() -> Bool {
        if suggestions.pickHighlighted() { return true }
        if let index = document.selectedToken { return convertTokenToText(at: index) }
        // The search continues with the token.
        _ = convertTextToToken()
        return false
    }

    override func userDidChangeText() { suggestions.reopen() }

    override func didBecomeFirstResponder() {
        super.didBecomeFirstResponder()
        suggestions.update()
    }

    override func didResignFirstResponder() {
        super.didResignFirstResponder()
        suggestions.update()
        searchController?.removeHighlight()
    }

    // MARK: Host

    @_spi(Host)
    open override var accessibleRole: ViewRole { .searchField }

    /// Also whether suggestions are open ("expanded") or closed ("collapsed"), and whether the search runs ("busy").
    @_spi(Host)
    open override var stateDescriptions: [String] {
        let expansion = areSuggestionsOpen.map { $0 ? "expanded" : "collapsed" }
        return super.stateDescriptions + [expansion, isSearchRunning ? "busy" : nil].compactMap(\.self)
    }

    /// The placeholder, or "Search" if there is none.
    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? {
        super.defaultAccessibilityLabel ?? SystemTexts.text("Search")
    }

    /// Only the subviews that the app added; the magnifier is omitted.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { subviews.filter { $0 !== magnifier } }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.searchField)
    }

    override var acceptsProse: Bool { false }

    override var tokenWidths: [CGFloat] {
        let metrics = ControlMetrics.current
        return tokens.map { token in
            size(of: token.text).width + metrics.tokenPadding + (token.icon == nil ? 0 : metrics.tokenIconWidth)
        }
    }
}
