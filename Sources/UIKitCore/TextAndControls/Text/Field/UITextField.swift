import Foundation

/// An editable line of text.
///
/// Changes by the program send no events and no notifications and do not call the delegate. Edits by the user come through
/// `UIKeyInput` and `UITextInput` (``insertText(_:)``, ``deleteBackward()``, ``replace(_:withText:)``,
/// ``setMarkedText(_:selectedRange:)``). Programmatic calls of these methods count as edits by the user. First the delegate is
/// queried, then the text changes. Then follow the delegate's call for the changed selection, the event `editingChanged` and
/// ``textDidChangeNotification``, in this order. At each of these calls the field is in a consistent state, and the app may
/// change the text again.
///
/// In inserted text, line breaks become spaces; a single line break acts as the Return key. Inserted text, whether typed, pasted
/// or dropped, is truncated if the field's text would exceed 16,384 UTF-16 units, or 4,096 in a `UISearchTextField`. UIKit has no
/// such limit. Text that the app assigns may have any length. Lengths are in points.
/// Main actor.
open class UITextField: UIControl, UITextInput, UITextPasteConfigurationSupporting {
    var document = TextDocument<UISearchToken>()
    var style = TextFieldStyle()
    var editing = TextFieldEditing()
    weak var owner: (any TextFieldOwner)?
    /// Made when the app asks for it by name.
    var placeholderProxy: PlaceholderLabel?
    /// The current paste, while the app's paste delegate handles it.
    var currentPaste: TextPaste?
    /// The number of changes of text or tokens by the user.
    var contentChanges = 0
    /// Created when it first becomes visible.
    var clearButton: UIButton?
    var overlays = TextFieldOverlays()

    // MARK: Content

    /// The text, without the tokens of a search field. Never nil when read; assigning nil empties it.
    ///
    /// Assigning it sends no events and does not call the delegate. It places the caret at the end and clears the undo history.
    ///
    /// - Note: Rules 19, 20 and 83.
    open var text: String? {
        get { document.text }
        set {
            noteWillChange("text")
            setText(newValue ?? "")
            noteDidChange("text")
        }
    }

    /// The text with its attributes: the assigned ones, or ``font``, ``textColor`` and ``textAlignment``.
    ///
    /// Typed text takes the attributes of the adjacent text. Assigning also sets font, colour and alignment to those of the first
    /// character.
    open var attributedText: NSAttributedString? {
        get { currentAttributedText }
        set {
            noteWillChange("attributedText")
            setAttributedText(newValue)
            noteDidChange("attributedText")
        }
    }

    /// The text that is shown while there are neither text nor tokens.
    open var placeholder: String? {
        get { style.placeholder?.string }
        set { setPlaceholder(newValue.map { .plain($0) }) }
    }

    /// The placeholder with attributes; default attributes if ``placeholder`` was assigned last.
    open var attributedPlaceholder: NSAttributedString? {
        get { currentAttributedPlaceholder }
        set { setPlaceholder(newValue.map { .attributed($0) }) }
    }

    // MARK: Appearance

    /// The font of the text. Nil restores the default, the system font at 17 points.
    open var font: UIFont? {
        get { style.font ?? defaultFont }
        set {
            setFont(newValue)
            noteAppearance("font", \UITextField.font, newValue)
        }
    }

    /// The colour of the text. Nil restores the default, `label`.
    open var textColor: UIColor? {
        get { style.textColor ?? .label }
        set {
            setTextColor(newValue)
            noteAppearance("textColor", \UITextField.textColor, newValue)
        }
    }

    /// The attributes of the text. Font, colour and the paragraph style's alignment are applied, or their defaults if missing;
    /// other attributes are not drawn.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { currentDefaultAttributes }
        set {
            setFont(newValue[.font] as? UIFont)
            setTextColor(newValue[.foregroundColor] as? UIColor)
            setTextAlignment((newValue[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural)
            noteAppearance("defaultTextAttributes", \UITextField.defaultTextAttributes, newValue)
        }
    }

    /// The alignment of the text. Default: `natural`.
    open var textAlignment: NSTextAlignment {
        get { style.textAlignment }
        set { setTextAlignment(newValue) }
    }

    /// Whether the font shrinks until the text or placeholder fits into the field, but not below ``minimumFontSize``. The
    /// intrinsic size is that of the full font size. Default: false.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// The smallest font size, in points, for ``adjustsFontSizeToFitWidth``. Default: 0, no limit.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { setNeedsDisplay() } }
    }

    /// The border style. Default: `none`.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { contentSizeDidChange() } }
    }

    // MARK: Overlays

    /// The visibility of the clear button while the field has content. Default: `never`.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { overlaysDidChange() } }
    }

    /// A view at the left edge; see ``leftViewMode``.
    open var leftView: UIView? {
        didSet { if leftView !== oldValue { replaceOverlay(oldValue) } }
    }

    /// The visibility of ``leftView``. Default: `never`.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { overlaysDidChange() } }
    }

    /// A view at the right edge; see ``rightViewMode``. Hidden while the clear button is visible.
    open var rightView: UIView? {
        didSet { if rightView !== oldValue { replaceOverlay(oldValue) } }
    }

    /// The visibility of ``rightView``. Default: `never`.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { overlaysDidChange() } }
    }

    // MARK: Editing

    /// Decides about edits of the user and is notified of them. Weak reference.
    ///
    /// - Note: Rule 85.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Is notified of changes by the app, so that an input method can restart. Weak reference.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// Finds words and sentences.
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    /// Decides how items are pasted or dropped. Weak reference.
    ///
    /// - Note: Rules 64 and 66.
    open weak var pasteDelegate: (any UITextPasteDelegate)?

    /// The value of ``textDragInteraction``.
    lazy var textDrag = UIDragInteraction(of: self)

    /// Whether the field is first responder and its editing has begun.
    open var isEditing: Bool { editing.isActive }

    /// Whether the text is cleared when editing begins, if the delegate's `textFieldShouldClear(_:)` agrees. Default: false.
    open var clearsOnBeginEditing = false

    /// Whether the field responds to the user. Disabling it ends editing.
    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { enabledDidChange() } }
    }

    // MARK: Input traits

    /// The automatic capitalization. Default: `sentences`.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { setNeedsDisplay() } }
    /// Whether the input method corrects words.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsDisplay() } }
    /// Whether misspelt words are underlined.
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { setNeedsDisplay() } }
    /// Whether typed straight quotation marks become curly: only if `yes`.
    open var smartQuotesType = UITextSmartQuotesType.default { didSet { setNeedsDisplay() } }
    /// Whether two typed hyphens become a dash: only if `yes`.
    open var smartDashesType = UITextSmartDashesType.default { didSet { setNeedsDisplay() } }
    /// Whether pasting and deleting words adjusts the adjacent spaces: only if `yes`.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default { didSet { setNeedsDisplay() } }
    /// The type of on-screen keyboard.
    open var keyboardType = UIKeyboardType.default { didSet { setNeedsDisplay() } }
    /// Whether the on-screen keyboard is light or dark. Kept without effect: on Linux the keyboard belongs to the desktop, whose
    /// colours an app cannot choose.
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { setNeedsDisplay() } }
    /// The label of the Return key.
    open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsDisplay() } }
    /// Whether the Return key is disabled while the field is empty. Default: false.
    open var enablesReturnKeyAutomatically = false { didSet { setNeedsDisplay() } }
    /// Whether the text is hidden on screen, from assistive technologies and from the pasteboard. Default: false.
    open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
    /// The semantic meaning of the text. Default: nil.
    open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }
    /// Whether the input method offers to complete words: only if `yes`.
    open var inlinePredictionType = UITextInlinePredictionType.default { didSet { setNeedsDisplay() } }

    /// Whether typing "=" after an expression inserts its result, selected so that typing replaces it. Only if `yes`.
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default

    var writingAids = WritingAids()

    /// The permitted extent of Writing Tools. There are none on Linux.
    open var writingToolsBehavior: UIWritingToolsBehavior {
        get { writingAids.writingTools }
        set { writingAids.writingTools = newValue }
    }

    /// The permitted results of Writing Tools. There are none on Linux.
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { writingAids.results }
        set { writingAids.results = newValue }
    }

    /// The rules for generated passwords. No system on Linux generates passwords for apps.
    open var passwordRules: UITextInputPasswordRules? {
        get { writingAids.passwordRules }
        set { writingAids.passwordRules = newValue }
    }

    /// The context of suggested replies. No system on Linux suggests any.
    open var conversationContext: UIConversationContext? {
        get { writingAids.conversation }
        set { writingAids.conversation = newValue }
    }

    /// The buttons above the keyboard of a tablet, created on first use; see ``UITextInputAssistantItem``.
    open override var inputAssistantItem: UITextInputAssistantItem {
        if let item = writingAids.assistant { return item }
        let item = UITextInputAssistantItem()
        writingAids.assistant = item
        return item
    }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// A view at the bottom of the window that replaces the on-screen keyboard while the field is edited, such as a picker. Call
    /// ``UIResponder/reloadInputViews()`` after a change during editing. Default: nil.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// A view at the bottom of the window while the field is edited. Call ``UIResponder/reloadInputViews()`` after a change
    /// during editing. Default: nil.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    /// The selection and whether the field is being edited, as `Data` that an app can store for state restoration. Assign it
    /// after the text. Invalid values are ignored.
    open var interactionState: Any {
        get { currentInteractionState }
        set { restoreInteractionState(newValue) }
    }

    /// Makes a text field with a frame in points. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a text field from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        interface.decode(self, as: UITextField.self)
    }

    // MARK: Key input

    /// Whether there is anything for ``deleteBackward()`` to delete: text or a token.
    open var hasText: Bool { !document.isEmpty }

    /// Inserts text in place of the composed text or the selection, like an edit by the user. A single line break acts as the
    /// Return key; within text, it becomes a space.
    ///
    /// - Note: Rule 21.
    open func insertText(_ text: String) {
        if text.prefix(2).count == 1, text.allSatisfy(\.isNewline) {
            pressReturn()
        } else {
            insertTyped(text)
        }
    }

    /// Deletes the selection or the character before the caret, like an edit by the user. At the start of the text it first
    /// selects the last token, then deletes it.
    ///
    /// - Note: Rules 59 and 60.
    open func deleteBackward() {
        delete(document.backwardDeletion())
    }

    // MARK: Text input

    /// The selected tokens and text; an empty range for a caret. Never nil when read.
    ///
    /// A caret before a token selects the token, and an end within a character is moved to its edge. Nil places the caret at the
    /// end of the selection. Assigning it notifies the delegate if the selection changed.
    ///
    /// - Note: Rule 58.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(document.selection.range) }
        set { setSelectedTextRange(newValue) }
    }

    /// The range of the composed text; nil if there is none.
    open var markedTextRange: UITextRange? { document.markedRange.map(TextSpan.init) }

    /// The position before the first token, or before the text.
    ///
    /// - Note: Rule 57.
    open var beginningOfDocument: UITextPosition { TextPosition(0) }

    /// The position after the text.
    ///
    /// - Note: Rule 57.
    open var endOfDocument: UITextPosition { TextPosition(document.length) }

    /// The text in a range, without the tokens.
    open func text(in range: UITextRange) -> String? {
        document.text(in: range.locations(for: "UITextField.text(in:)"))
    }

    /// Replaces a range, including its tokens, with text, like an edit by the user.
    open func replace(_ range: UITextRange, withText text: String) {
        replaceByUser(range.locations(for: "UITextField.replace(_:withText:)"), with: text)
    }

    /// Replaces the composed text or the selection with new composed text, like an edit by the user. ``text`` includes it at
    /// once.
    ///
    /// A whole composition is one undo step.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        compose(markedText ?? "", selected: selectedRange)
    }

    /// Commits the composed text. Sends no notification, because ``text`` already includes it.
    open func unmarkText() {
        let wasComposing = document.markedRange != nil
        document.unmark()
        setNeedsDisplay()
        if wasComposing { owner?.fieldCompositionDidEnd() }
    }

    /// The range between two positions, in any order. Never nil.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        span(from: fromPosition, to: toPosition)
    }

    /// The position at an offset in units; nil if it is outside the document.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        self.position(at: location(of: position), plus: offset)
    }

    /// The position at an offset in characters to the left or right; nil if it is outside the document. As there is only one line, up
    /// and down return nil, except for offset 0.
    open func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? {
        self.position(at: location(of: position), plus: offset, toward: direction)
    }

    /// The position at an offset in units from the start of a range; nil if it is outside the range. In
    /// `UISearchTextField.textualRange`, the offset is one into ``text``.
    open func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(in: range, plus: offset)
    }

    /// The number of units from the start of a range to a position.
    open func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// The order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        order(position, other)
    }

    /// The number of units from one position to another; a token counts as one.
    ///
    /// - Note: Rule 57.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        location(of: toPosition) - location(of: from)
    }

    // MARK: Geometry

    /// The rectangle of the caret at a position, in the field's coordinates. Text that does not fit is scrolled, so that the rectangle
    /// may be outside the field.
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: location(of: position)) }

    /// The rectangle that covers a range, in the field's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect {
        firstRect(of: document.clamped(range.locations(for: "UITextField.firstRect(for:)")))
    }

    /// The rectangles that cover a range, in the field's coordinates: one for the tokens, and one for each part of the text in the same
    /// direction.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        selectionRects(of: range.locations(for: "UITextField.selectionRects(for:)"))
    }

    /// The position nearest to a point in the field's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextPosition(location(nearest: point)) }

    /// The position in a range that is nearest to a point in the field's coordinates.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let range = document.clamped(range.locations(for: "UITextField.closestPosition(to:within:)"))
        return TextPosition(min(max(location(nearest: point), range.lowerBound), range.upperBound))
    }

    /// The range of the character or token at a point in the field's coordinates, or nearest to it; nil for an empty field.
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point).map(TextSpan.init) }

    // MARK: Edit commands

    /// Whether the field performs an action. Cut, copy and delete need a selection, and cut and copy a field that is not secure; paste
    /// needs items that the field accepts; select needs text at the caret, and select all content that is not selected. An override
    /// that returns false disables the command in menus and its key.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        EditCommand(action).map(canPerform) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selection to the pasteboard and removes it. Includes only tokens that the user may delete and for which the
    /// delegate provides an item provider. Does nothing in a secure field.
    ///
    /// - Note: Rule 63.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Copies the selection to the pasteboard. Includes only tokens that the user may copy and for which the delegate provides an
    /// item provider. Does nothing in a secure field, or if there is nothing to copy.
    ///
    /// - Note: Rule 63.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Pastes the pasteboard's items in place of the selection, like an edit by the user, after ``pasteDelegate`` has converted
    /// them to text or tokens.
    ///
    /// - Note: Rule 64.
    open override func paste(_ sender: Any?) { pasteItems(UIPasteboard.general.contents) }

    /// Pastes items in place of the selection, as ``paste(_:)`` does.
    open override func paste(itemProviders: [NSItemProvider]) { pasteItems(itemProviders.map { PasteboardItem($0) }) }

    /// Whether any of the items has a type that may be pasted; see ``pasteConfiguration``.
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        isEnabled && itemProviders.contains { accepts(PasteboardItem($0)) }
    }

    /// Deletes the selection, including tokens, like an edit by the user.
    open override func delete(_ sender: Any?) { deleteSelection() }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWord() }

    /// Selects all tokens and all text.
    open override func selectAll(_ sender: Any?) {
        changeSelection { $0.selectAll() }
    }

    // MARK: Touches

    /// Begins editing if the touch ends in the field.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let wasUsed = touch.wasUsedByView
        super.touchesEnded(touches, with: event)
        // A touch that does not begin editing is left to the superviews.
        let isInside = point(inside: touch.location(in: self), with: event)
        touch.wasUsedByView = wasUsed || touch.isOnWidget || (isInside && becomeFirstResponder())
    }

    override var widgetTellsOfTaps: Bool { false }

    override var keepsTaps: Bool { true }

    // MARK: First responder

    /// Whether the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing if the delegate agrees. Returns false for a field outside a window.
    ///
    /// - Note: Rule 2.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard window != nil, canBecomeFirstResponder else { return false }
        return isFirstResponder || (agreesToBegin() && super.becomeFirstResponder())
    }

    /// Ends editing if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        return agreesToEnd() && super.resignFirstResponder()
    }

    override func didBecomeFirstResponder() { beginEditing() }
    override func didResignFirstResponder() { endEditing() }

    @_spi(UIKitModules)
    open override func handleKey(_ press: KeyPress) -> Bool {
        handleCompositionKey(press) || perform(press) || super.handleKey(press)
    }

    @_spi(UIKitModules)
    open override var isTabStop: Bool { canBecomeFirstResponder }

    // MARK: Layout and accessibility

    /// The size of the text or placeholder in one line, as measured by the host; at least 34 points high.
    open override var intrinsicContentSize: CGSize { contentSize }

    /// Returns the rectangle in which text and overlay views are laid out: by default the bounds. Hosts draw the border at the
    /// edge of the field.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of text that is not edited: by default the space between the overlay views. The text is centred
    /// vertically in it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(forBounds: bounds) }

    /// Returns the rectangle of the placeholder while the field is not edited: by default ``textRect(forBounds:)``.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the text, or of placeholder and caret, during editing: by default the space between the overlay
    /// views. Override it together with ``textRect(forBounds:)``, or the text moves when editing begins.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(forBounds: bounds) }

    /// Returns the rectangle of the clear button: by default at the trailing edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(forBounds: bounds) }

    /// Returns the rectangle of ``leftView``: by default of the view's own size, at the leading edge. Text begins beside it.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { defaultLeftViewRect(forBounds: bounds) }

    /// Returns the rectangle of ``rightView``: by default of the view's own size, at the trailing edge. Text ends beside it.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { defaultRightViewRect(forBounds: bounds) }

    /// Lays out ``leftView``, ``rightView`` and the clear button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutOverlays()
    }

    private lazy var ownUndoManager = TextUndoManager(self)

    /// The undo manager of the text: it undoes the user's edits, and what the app registers.
    open override var undoManager: UndoManager? { ownUndoManager }

    @_spi(Host)
    open override var accessibleRole: ViewRole { .textField }

    @_spi(Host)
    open override var stateDescriptions: [String] { fieldStateDescriptions }

    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? { placeholder }

    @_spi(UIKitModules)
    open override var defaultAccessibilityValue: String? { displayedText }

    // MARK: For search fields

    /// The font of a field without an assigned font.
    var defaultFont: UIFont { TextFieldStyle.defaultFont }

    /// The maximum number of UTF-16 units after edits by the user: somewhat less than GTK's entries can hold for any characters.
    var textLimit: Int { 16_384 }

    /// Whether the text is prose, whose spelling is checked by default.
    var acceptsProse: Bool { true }

    /// Whether the user may delete tokens.
    var userMayDeleteTokens: Bool { true }

    /// Whether the user may copy tokens, or drag them out.
    var userMayCopyTokens: Bool { true }

    /// The representations of a token for copying; nil if the app provides none.
    func itemProvider(forCopying token: UISearchToken) -> NSItemProvider? { nil }

    /// Whether an object of this program can be pasted even if it has no text.
    func acceptsObject(_ object: Any?) -> Bool { false }

    func makePasteItem(
        _ item: PasteboardItem,
        attributes: [NSAttributedString.Key: Any],
        paste: TextPaste
    ) -> PasteItem {
        PasteItem(item, attributes: attributes, paste: paste)
    }

    /// The offset of tokens and text from their default position, in points.
    var contentAdjustment: UIOffset { .zero }

    /// Splits a pasted text into tokens and text.
    func contents(ofPasted text: String) -> (tokens: [UISearchToken], text: String) { ([], text) }

    /// Handles typed text. Returns whether it was handled, so that it is not inserted.
    func takesTyped(_ text: String) -> Bool { false }

    /// Handles the Return key. Returns whether it was handled.
    func takesReturn() -> Bool { false }

    /// Called after the user changed text or tokens, before any notification.
    func userDidChangeText() {}

    /// The width of each token, including the space after it, in points.
    var tokenWidths: [CGFloat] { [] }

    /// Returns the left edge of the first character as the host shows it, in the field's coordinates, or the right edge in right-to-left
    /// text. Nil while the host does not show the field. Set by hosts that scroll long text.
    @_spi(Host)
    public var shownTextStart: (() -> CGFloat?)?
}
