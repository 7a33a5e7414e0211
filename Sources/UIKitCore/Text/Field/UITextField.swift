import Foundation

/// A line of text that the user can edit.
///
/// What the program assigns tells nobody: no event, no notification, no delegate. What the user does comes through
/// `UIKeyInput` and `UITextInput` (``insertText(_:)``, ``deleteBackward()``, ``replace(_:withText:)``,
/// ``setMarkedText(_:selectedRange:)``), whoever calls them: the delegate is asked, the text changes, then the
/// selection, the event `editingChanged` and ``textDidChangeNotification`` are told, in this order. Each of these calls
/// finds everything settled, and may change the text again.
///
/// A line break in what the user inserts becomes a space; alone it is a press of the return key. Inserted text, typed, pasted or
/// dropped, is cut where the field's text would become longer than 16,384 UTF-16 units, or 4,096 in a `UISearchTextField`; text that
/// the app assigns may have any length. UIKit sets no such limit. Lengths are points.
/// Main actor.
open class UITextField: UIControl, UITextInput, UITextPasteConfigurationSupporting {
    var document = TextDocument<UISearchToken>()
    var style = TextFieldStyle()
    var editing = TextFieldEditing()
    weak var owner: (any TextFieldOwner)?
    /// What is being pasted at this moment, while the app's paste delegate has its say.
    var currentPaste: TextPaste?
    /// Made when it is first to be seen.
    var clearButton: UIButton?
    var overlays = TextFieldOverlays()

    // MARK: Content

    /// The text, without the tokens of a search field. It is never nil when read; nil empties it.
    ///
    /// Assigning tells neither delegate nor events, puts the caret at the end, and leaves nothing to undo.
    ///
    /// - Note: Rules 19, 20 and 83.
    open var text: String? {
        get { document.text }
        set { setText(newValue ?? "") }
    }

    /// The text with its attributes: those that were assigned, or ``font``, ``textColor`` and ``textAlignment``.
    ///
    /// What the user types takes the attributes of the text beside it. Assigning also sets font, colour and alignment,
    /// to what the first character has.
    open var attributedText: NSAttributedString? {
        get { currentAttributedText }
        set { setAttributedText(newValue) }
    }

    /// What is shown while there is neither text nor token.
    open var placeholder: String? {
        get { style.placeholder?.string }
        set { setPlaceholder(newValue.map { .plain($0) }) }
    }

    /// The placeholder with attributes; those of ``placeholder`` when that was assigned last.
    open var attributedPlaceholder: NSAttributedString? {
        get { currentAttributedPlaceholder }
        set { setPlaceholder(newValue.map { .attributed($0) }) }
    }

    // MARK: Appearance

    /// The font of all the text. Nil restores the default, the system font at 17 points.
    open var font: UIFont? {
        get { style.font ?? defaultFont }
        set {
            setFont(newValue)
            noteAppearance("font", \UITextField.font, newValue)
        }
    }

    /// The colour of all the text. Nil restores the default, `label`.
    open var textColor: UIColor? {
        get { style.textColor ?? .label }
        set {
            setTextColor(newValue)
            noteAppearance("textColor", \UITextField.textColor, newValue)
        }
    }

    /// The attributes of all the text. Font, colour and the paragraph style's alignment hold, those that are missing as
    /// usual; others are not drawn in a field.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { currentDefaultAttributes }
        set {
            setFont(newValue[.font] as? UIFont)
            setTextColor(newValue[.foregroundColor] as? UIColor)
            setTextAlignment((newValue[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural)
            noteAppearance("defaultTextAttributes", \UITextField.defaultTextAttributes, newValue)
        }
    }

    /// Where the text stands between the edges. The default is `natural`.
    open var textAlignment: NSTextAlignment {
        get { style.textAlignment }
        set { setTextAlignment(newValue) }
    }

    /// The frame around the field. The default is `none`.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { contentSizeDidChange() } }
    }

    // MARK: Overlays

    /// When the button that empties the field is there, provided that the field holds something. The default is
    /// `never`.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { overlaysDidChange() } }
    }

    /// A view at the left edge, shown as ``leftViewMode`` says.
    open var leftView: UIView? {
        didSet { if leftView !== oldValue { replaceOverlay(oldValue) } }
    }

    /// When ``leftView`` is there. The default is `never`.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { overlaysDidChange() } }
    }

    /// A view at the right edge, shown as ``rightViewMode`` says, except where the clear button is.
    open var rightView: UIView? {
        didSet { if rightView !== oldValue { replaceOverlay(oldValue) } }
    }

    /// When ``rightView`` is there. The default is `never`.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { overlaysDidChange() } }
    }

    // MARK: Editing

    /// Who is asked before, and told after, what the user does. Not retained.
    ///
    /// - Note: Rule 85.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Who decides what becomes of items that are pasted or dropped. Not retained.
    ///
    /// - Note: Rules 64 and 66.
    open weak var pasteDelegate: (any UITextPasteDelegate)?

    /// What ``textDragInteraction`` is.
    lazy var textDrag = UIDragInteraction(of: self)

    /// The kinds of data that may be pasted or dropped. Nil, the default, stands for text, and in a search field also
    /// for tokens of this program.
    open var pasteConfiguration: UIPasteConfiguration?

    /// Whether the field is first responder and its editing has begun.
    open var isEditing: Bool { editing.isActive }

    /// Whether the text is emptied when editing begins, if the delegate's `textFieldShouldClear(_:)` agrees. False by
    /// default.
    open var clearsOnBeginEditing = false

    /// Whether the field answers. Disabling it ends editing.
    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { enabledDidChange() } }
    }

    // MARK: Input traits

    /// When letters become capitals by themselves. The default is `sentences`.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { setNeedsDisplay() } }
    /// Whether the input method corrects words.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsDisplay() } }
    /// Whether misspelt words are marked.
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { setNeedsDisplay() } }
    /// Whether straight quotation marks that are typed become curly: never unless it is `yes`.
    open var smartQuotesType = UITextSmartQuotesType.default { didSet { setNeedsDisplay() } }
    /// Whether two hyphens that are typed become a dash: never unless it is `yes`.
    open var smartDashesType = UITextSmartDashesType.default { didSet { setNeedsDisplay() } }
    /// Whether pasting and deleting words tidy up the spaces around: never unless it is `yes`.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default { didSet { setNeedsDisplay() } }
    /// Which keys are wanted.
    open var keyboardType = UIKeyboardType.default { didSet { setNeedsDisplay() } }
    /// Whether the keyboard on the screen is light or dark. Kept without effect: on Linux it is the desktop's, whose colours an
    /// app cannot choose.
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { setNeedsDisplay() } }
    /// What the return key is called.
    open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsDisplay() } }
    /// Whether the return key does nothing while the field is empty. False by default.
    open var enablesReturnKeyAutomatically = false { didSet { setNeedsDisplay() } }
    /// Whether the text is hidden from sight, from assistive technology and from the pasteboard. False by default.
    open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
    /// What the text means. Nil by default.
    open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }
    /// Whether the input method offers to complete words: never unless it is `yes`.
    open var inlinePredictionType = UITextInlinePredictionType.default { didSet { setNeedsDisplay() } }

    /// Whether the result of a sum is put behind the "=" that is typed after it, selected, so that typing goes over it.
    /// Never unless it is `yes`.
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default

    var writingAids = WritingAids()

    /// How much Writing Tools may do; there are none on Linux.
    open var writingToolsBehavior: UIWritingToolsBehavior {
        get { writingAids.writingTools }
        set { writingAids.writingTools = newValue }
    }

    /// What Writing Tools may put in; there are none on Linux.
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { writingAids.results }
        set { writingAids.results = newValue }
    }

    /// What a made-up password has to be like; no system on Linux makes one up for an app.
    open var passwordRules: UITextInputPasswordRules? {
        get { writingAids.passwordRules }
        set { writingAids.passwordRules = newValue }
    }

    /// What suggested replies are about; no system on Linux suggests any.
    open var conversationContext: UIConversationContext? {
        get { writingAids.conversation }
        set { writingAids.conversation = newValue }
    }

    /// The buttons that a tablet shows above its keyboard, made on first use; see ``UITextInputAssistantItem``.
    open override var inputAssistantItem: UITextInputAssistantItem {
        if let item = writingAids.assistant { return item }
        let item = UITextInputAssistantItem()
        writingAids.assistant = item
        return item
    }

    private var ownInputAccessoryView: UIView?

    /// A view that stands at the bottom of the window while the field is edited. Call ``UIResponder/reloadInputViews()``
    /// after a change meanwhile. Nil by default.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    /// What is selected, and whether the field is being edited, as `Data` that an app can keep between two runs. Assign
    /// it after the text; what is no such data is ignored.
    open var interactionState: Any {
        get { currentInteractionState }
        set { restoreInteractionState(newValue) }
    }

    /// Makes a text field with a frame in points. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Reads a text field from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        decodeTextField(interface.element, document: interface.loader.document)
    }

    // MARK: Key input

    /// Whether there is anything that ``deleteBackward()`` could delete: text, or a token.
    open var hasText: Bool { !document.isEmpty }

    /// Puts text in place of the composed text or the selection, as a user does. A line break alone presses the return
    /// key; within a text, it becomes a space.
    ///
    /// - Note: Rule 21.
    open func insertText(_ text: String) {
        if text.prefix(2).count == 1, text.allSatisfy(\.isNewline) {
            pressReturn()
        } else {
            insertTyped(text)
        }
    }

    /// Deletes the selection, or the character before the caret, as a user does. At the start of the text it first
    /// selects the token there, then deletes it.
    ///
    /// - Note: Rules 59 and 60.
    open func deleteBackward() {
        delete(document.backwardDeletion())
    }

    // MARK: Text input

    /// What is selected, tokens and text; an empty range for a caret. Never nil when read.
    ///
    /// A caret before a token selects the token, and an end within a character moves to its edge. Nil puts the caret
    /// where the selection ends. Assigning tells the delegate when the selection changed.
    ///
    /// - Note: Rule 58.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(document.selection.range) }
        set { setSelectedTextRange(newValue) }
    }

    /// The text that is being composed, or nil.
    open var markedTextRange: UITextRange? { document.markedRange.map(TextSpan.init) }

    /// The position before the first token, or before the text.
    ///
    /// - Note: Rule 57.
    open var beginningOfDocument: UITextPosition { TextPosition(0) }

    /// The position after the text.
    ///
    /// - Note: Rule 57.
    open var endOfDocument: UITextPosition { TextPosition(document.length) }

    /// The text in a range, without its tokens.
    open func text(in range: UITextRange) -> String? {
        document.text(in: range.locations(for: "UITextField.text(in:)"))
    }

    /// Puts text in place of a range, tokens included, as a user does.
    open func replace(_ range: UITextRange, withText text: String) {
        replaceByUser(range.locations(for: "UITextField.replace(_:withText:)"), with: text)
    }

    /// Puts composed text in place of the one before it, or of the selection, as a user does: it is in ``text`` at
    /// once.
    ///
    /// A whole composition is one step to undo.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        compose(markedText ?? "", selected: selectedRange)
    }

    /// Takes the composed text as it is. Since it is in ``text`` already, nobody is told.
    open func unmarkText() {
        document.unmark()
        setNeedsDisplay()
    }

    /// The range between two positions, in the order of the document. Never nil.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        span(from: fromPosition, to: toPosition)
    }

    /// The position so many units away, or nil when it is outside.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        self.position(at: location(of: position), plus: offset)
    }

    /// The position so many units to the left or right, or nil when it is outside. There is one line: up and down give
    /// nil, except that an offset of 0 gives the position itself.
    open func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? {
        self.position(at: location(of: position), plus: offset, toward: direction)
    }

    /// The position so many units after the beginning of a range, or nil when that is outside the range. In
    /// `UISearchTextField.textualRange`, the offset is one into ``text``.
    open func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(in: range, plus: offset)
    }

    /// The number of units from the beginning of a range to a position.
    open func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// Which of two positions comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        order(position, other)
    }

    /// The number of units from one position to another; a token counts as one.
    ///
    /// - Note: Rule 57.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        location(of: toPosition) - location(of: from)
    }

    // MARK: Edit commands

    /// Copies the selection to the pasteboard and removes it. Of the tokens in it, those are taken that the user may
    /// delete and whose item provider the delegate gives. Does nothing in a secure field.
    ///
    /// - Note: Rule 63.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Copies the selection to the pasteboard. Of the tokens in it, those are taken that the user may copy and whose item
    /// provider the delegate gives. Does nothing in a secure field, or without anything to copy.
    ///
    /// - Note: Rule 63.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Puts what is on the pasteboard in place of the selection, as a user does, once ``pasteDelegate`` has made text or
    /// tokens of it.
    ///
    /// - Note: Rule 64.
    open override func paste(_ sender: Any?) { pasteItems(UIPasteboard.general.items) }

    /// Pastes items in place of the selection, as ``paste(_:)`` does.
    open func paste(itemProviders: [NSItemProvider]) { pasteItems(itemProviders.map { PasteboardItem($0) }) }

    /// Whether any of the items is of a kind that may be pasted; see ``pasteConfiguration``.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        isEnabled && itemProviders.contains { accepts(PasteboardItem($0)) }
    }

    /// Deletes the selection, tokens included, as a user does.
    open override func delete(_ sender: Any?) { deleteSelection() }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWord() }

    /// Selects all tokens and all text.
    open override func selectAll(_ sender: Any?) {
        changeSelection { $0.selectAll() }
    }

    // MARK: Touches

    /// Begins editing, where the touch is lifted in the field.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let wasUsed = touch.wasUsedByView
        super.touchesEnded(touches, with: event)
        // What does not begin editing is left for the views around.
        let isInside = point(inside: touch.location(in: self), with: event)
        touch.wasUsedByView = wasUsed || touch.isOnWidget || (isInside && becomeFirstResponder())
    }

    override var widgetTellsOfTaps: Bool { false }

    override var keepsTaps: Bool { true }

    // MARK: First responder

    /// Whether the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate agrees. False for a field outside a window.
    ///
    /// - Note: Rule 2.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard window != nil, canBecomeFirstResponder else { return false }
        return isFirstResponder || (agreesToBegin() && super.becomeFirstResponder())
    }

    /// Ends editing, if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        return agreesToEnd() && super.resignFirstResponder()
    }

    override func didBecomeFirstResponder() { beginEditing() }
    override func didResignFirstResponder() { endEditing() }

    override func handleKey(_ press: KeyPress) -> Bool {
        perform(press) || super.handleKey(press)
    }

    // MARK: Layout and accessibility

    /// Room for the text or the placeholder in one line, as the host measures it; at least 34 points high.
    open override var intrinsicContentSize: CGSize { contentSize }

    /// Places ``leftView``, ``rightView`` and the clear button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutOverlays()
    }

    @_spi(Host)
    open override var role: ViewRole { .textField }

    @_spi(Host)
    open override var stateDescriptions: [String] { fieldStateDescriptions }

    override var defaultAccessibilityLabel: String? { placeholder }
    override var defaultAccessibilityValue: String? { displayedText }

    // MARK: For search fields

    /// The font of a field for which the app chose none.
    var defaultFont: UIFont { TextFieldStyle.defaultFont }

    /// The number of UTF-16 units beyond which the user's edits do not lengthen the text: what GTK's entries can hold, whatever the
    /// characters, and somewhat less.
    var textLimit: Int { 16_384 }

    /// Whether the user may delete tokens.
    var userMayDeleteTokens: Bool { true }

    /// Whether the user may copy tokens, or drag them out.
    var userMayCopyTokens: Bool { true }

    /// The representations of a token that is to be copied; nil when the app gives none.
    func itemProvider(forCopying token: UISearchToken) -> NSItemProvider? { nil }

    /// Whether an object of this program can be pasted although it has no text.
    func acceptsObject(_ object: Any?) -> Bool { false }

    func makePasteItem(
        _ item: PasteboardItem,
        attributes: [NSAttributedString.Key: Any],
        paste: TextPaste
    ) -> PasteItem {
        PasteItem(item, attributes: attributes, paste: paste)
    }

    /// How far tokens and text stand from their place, in points.
    var contentAdjustment: UIOffset { .zero }

    /// Whether the return key meant something else than the end of the text.
    func takesReturn() -> Bool { false }

    /// Called after the user changed text or tokens, before anybody is told.
    func userDidChangeText() {}

    /// The width of the tokens, with the room after each, in points.
    var tokensWidth: CGFloat { 0 }
}
