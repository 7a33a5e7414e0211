import Foundation

/// A scrolling text of several lines that the user can edit.
///
/// Changes by the app send no notification and do not call `textViewDidChange(_:)`. Edits by the user come through `UIKeyInput` and
/// `UITextInput` (``insertText(_:)``, ``deleteBackward()``, ``replace(_:withText:)``, ``setMarkedText(_:selectedRange:)``); calls of
/// these methods by the app count as edits by the user. First the delegate is queried, then the text changes. Then follow
/// `textViewDidChangeSelection(_:)`, `textViewDidChange(_:)` and ``textDidChangeNotification``, in this order.
///
/// Paragraphs are laid out when they come near the screen, so that the cost of an edit does not depend on the length of the text. With
/// ``isScrollEnabled`` set to false, the view has the intrinsic size of its text. Lengths are in points, ranges in UTF-16 units.
/// Main actor.
open class UITextView: UIScrollView, UITextInput, UITextPasteConfigurationSupporting, UIContentSizeCategoryAdjusting {
    var style = TextViewStyle()
    var editing = TextViewEditing()
    /// The value of ``textDragInteraction``.
    lazy var textDrag = UIDragInteraction(of: self)
    /// The caret at the destination of a drop.
    var dropCaret: UIView?
    /// The current paste, while the app's paste delegate handles it.
    var currentPaste: TextPaste?
    var detectedItems = DetectedItems()
    var decorations = TextDecorations()
    /// The fitting sizes for widths, until the text changes.
    var fittingSizes: [CGFloat: CGSize] = [:]
    var writingAids = WritingAids()
    private let layoutEvents = LayoutEvents()

    // MARK: Text system

    /// The text with its attributes. The app may edit it between `beginEditing()` and `endEditing()`.
    public let textStorage: NSTextStorage

    /// The layout of the text.
    public let layoutManager: NSLayoutManager

    /// The region of the text.
    public let textContainer: NSTextContainer

    // MARK: Content

    /// The text. Never nil when read; assigning nil empties it.
    ///
    /// Assigning it gives the whole text ``font``, ``textColor`` and ``textAlignment``, places the caret at the end and clears the undo
    /// history.
    open var text: String! {
        get { textStorage.string }
        set {
            noteWillChange("text")
            setText(newValue ?? "")
            noteDidChange("text")
        }
    }

    /// A copy of the text with its attributes. Never nil when read; assigning nil empties the text.
    ///
    /// Assigning it also sets font, colour and alignment to those of the first character.
    open var attributedText: NSAttributedString! {
        get { textStorage.attributedSubstring(from: NSRange(location: 0, length: textStorage.length)) }
        set {
            noteWillChange("attributedText")
            setAttributedText(newValue ?? NSAttributedString(string: ""))
            noteDidChange("attributedText")
        }
    }

    /// The font. Assigning it changes the whole text; nil restores the default, the system font at 12 points.
    open var font: UIFont? {
        get { style.font ?? .systemFont(ofSize: 12) }
        set {
            setFont(newValue)
            noteAppearance("font", \UITextView.font, newValue)
        }
    }

    /// The colour. Assigning it changes the whole text; nil restores the default, `label`.
    open var textColor: UIColor? {
        get { style.textColor ?? .label }
        set {
            setTextColor(newValue)
            noteAppearance("textColor", \UITextView.textColor, newValue)
        }
    }

    /// The alignment. Assigning it changes the whole text. Default: `natural`.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { setTextAlignment(newValue) }
    }

    /// The attributes of text that is typed next. Reset when the selection changes: then those of the character before the caret.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editing.typingAttributes ?? inheritedTypingAttributes }
        set {
            editing.typingAttributes = newValue
            updateAttributesAtEnd()
        }
    }

    /// The attributes that replace those of links. Default: the tint colour.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: tintColor as Any] }
        set {
            ownLinkAttributes = newValue
            displayDidChange(in: NSRange(location: 0, length: textStorage.length))
        }
    }
    private var ownLinkAttributes: [NSAttributedString.Key: Any]?

    /// The kinds of data that are shown as links while the text is not editable. Default: none.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { forgetDetectedItems() } }
    }

    /// Whether a font of a text style follows the user's text size. Default: false.
    open var adjustsFontForContentSizeCategory: Bool {
        get { style.adjustsFont }
        set {
            style.adjustsFont = newValue
            adjustFont()
        }
    }

    // MARK: Behaviour

    /// Decides about edits of the user and is notified of them and of scrolling. Weak reference.
    open weak var delegate: (any UITextViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }

    /// Decides how items are pasted or dropped. Weak reference.
    open weak var pasteDelegate: (any UITextPasteDelegate)?

    /// Is notified of changes by the app, so that an input method can restart. Weak reference.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// Finds words, sentences and lines.
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    /// Whether the user can edit the text. Default: true.
    open var isEditable = true {
        didSet { if isEditable != oldValue { editableDidChange() } }
    }

    /// Whether the user can select text and use links. Default: true.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { selectableDidChange() } }
    }

    /// Whether pasted text keeps its attributes, if it was copied in this program. Default: false.
    open var allowsEditingTextAttributes = false

    /// Whether the next typed or pasted text replaces the whole text. Set to false by it, and by a change of the selection. Default:
    /// false.
    open var clearsOnInsertion = false

    /// Whether the user scrolls. Without it, the view has the intrinsic size of its text. Default: true.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { contentSizeDidChange() } }
    }

    /// The space between the text and the edges of the content. Default: 8 above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            textContainerInset = textContainerInset.drawable
            if textContainerInset != oldValue { containerInsetDidChange() }
        }
    }

    /// The selected range; an empty one for the caret. Ranges outside the text are limited to it.
    open var selectedRange: NSRange {
        get { NSRange(editing.selection.range) }
        set { setSelectedRange(newValue) }
    }

    /// Scrolls by the minimum distance that shows a range. Ranges outside the text are limited to it.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    // MARK: Find

    /// Whether the user can search in the text. Default: false.
    open var isFindInteractionEnabled = false {
        didSet { if isFindInteractionEnabled != oldValue { findEnabledDidChange() } }
    }

    /// The search in the text; nil unless ``isFindInteractionEnabled``.
    open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? ownFindInteraction : nil }
    lazy var ownFindInteraction = UIFindInteraction(searching: self)

    // MARK: Input traits

    /// The automatic capitalization. Default: `sentences`.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { setNeedsDisplay() } }
    /// Whether the input method corrects words.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsDisplay() } }
    /// Whether misspelt words are underlined.
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { setNeedsDisplay() } }
    /// Whether typed straight quotation marks become curly: only if `yes`.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two typed hyphens become a dash: only if `yes`.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether pasting adds spaces between words: only if `yes`.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The type of on-screen keyboard.
    open var keyboardType = UIKeyboardType.default { didSet { setNeedsDisplay() } }
    /// Whether the on-screen keyboard is light or dark. Kept without effect: on Linux the keyboard belongs to the desktop, whose
    /// colours an app cannot choose.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The label of the Return key.
    open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsDisplay() } }
    /// Whether the Return key is disabled while the text is empty. Default: false.
    open var enablesReturnKeyAutomatically = false { didSet { setNeedsDisplay() } }
    /// The semantic meaning of the text. Default: nil.
    open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }
    /// Whether the input method offers to complete words: only if `yes`.
    open var inlinePredictionType = UITextInlinePredictionType.default { didSet { setNeedsDisplay() } }

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

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// A view at the bottom of the window that replaces the on-screen keyboard while the text is edited. Call
    /// ``UIResponder/reloadInputViews()`` after a change during editing. Default: nil.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// A view at the bottom of the window while the text is edited. Call ``UIResponder/reloadInputViews()`` after a change during
    /// editing. Default: nil.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    // MARK: Creating

    /// Makes a text view with a frame in points. Designated.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - textContainer: The container of a text system with layout manager and storage; nil for a new one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let system = TextSystem(container: textContainer)
        (textStorage, layoutManager, self.textContainer) = (system.storage, system.layoutManager, system.container)
        super.init(frame: frame)
        connectTextSystem()
    }

    /// Makes a text view with a frame in points.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Makes a text view from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        let system = TextSystem(container: nil)
        (textStorage, layoutManager, textContainer) = (system.storage, system.layoutManager, system.container)
        super.init(coder: coder)
        connectTextSystem()
        interface.decode(self, as: UITextView.self)
    }

    private func connectTextSystem() {
        layoutEvents.view = self
        layoutManager.observer = layoutEvents
        updateAttributesAtEnd()
        editing.undisplayed = []
    }

    // MARK: Key input

    /// Whether there is any text.
    open var hasText: Bool { textStorage.length > 0 }

    /// Inserts text in place of the composed text or the selection, like an edit by the user. Does nothing unless ``isEditable``.
    open func insertText(_ text: String) { insertTyped(text) }

    /// Deletes the selection or the character before the caret, like an edit by the user. Does nothing unless ``isEditable``.
    open func deleteBackward() { deleteByUser(.characterBackward) }

    // MARK: Text input

    /// The selected range; empty for the caret. Never nil when read. Nil places the caret at the end of the selection.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(editing.selection.range) }
        set { setSelectedTextRange(newValue) }
    }

    /// The range of the composed text; nil if there is none.
    open var markedTextRange: UITextRange? { editing.marked.map(TextSpan.init) }

    /// The position before the text.
    open var beginningOfDocument: UITextPosition { TextPosition(0) }

    /// The position after the text.
    open var endOfDocument: UITextPosition { TextPosition(textStorage.length) }

    /// The text in a range.
    open func text(in range: UITextRange) -> String? {
        string(in: clamped(range.locations(for: "UITextView.text(in:)")))
    }

    /// Replaces a range with text, like an edit by the user.
    open func replace(_ range: UITextRange, withText text: String) {
        replaceByUser(range.locations(for: "UITextView.replace(_:withText:)"), with: text)
    }

    /// Replaces the composed text or the selection with new composed text, like an edit by the user. ``text`` includes it at once.
    ///
    /// A whole composition is one undo step.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        compose(markedText ?? "", selected: selectedRange)
    }

    /// Commits the composed text.
    open func unmarkText() { commitComposition() }

    /// The range between two positions, in any order. Never nil.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (location(of: fromPosition), location(of: toPosition))
        return TextSpan(min(from, to)..<max(from, to))
    }

    /// The position at an offset in UTF-16 units; nil if it is outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        self.position(at: location(of: position), plus: offset)
    }

    /// The position at an offset in characters to the left or right, or in lines up or down; nil if it is outside the text.
    open func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? {
        self.position(at: location(of: position), toward: direction, offset: offset)
    }

    /// The position at an offset in UTF-16 units from the start of a range; nil if it is outside the range.
    open func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        let range = range.locations(for: "UITextView.position(within:atCharacterOffset:)")
        guard (0...range.count).contains(offset) else { return nil }
        return position(at: range.lowerBound, plus: offset)
    }

    /// The number of UTF-16 units from the start of a range to a position.
    open func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// The order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (location(of: position), location(of: other))
        return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }

    /// The number of UTF-16 units from one position to another.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        location(of: toPosition) - location(of: from)
    }

    // MARK: Geometry

    /// The rectangle of the caret at a position, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: location(of: position)) }

    /// The first of the rectangles that cover a range, in the view's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect {
        let range = clamped(range.locations(for: "UITextView.firstRect(for:)"))
        return rects(of: range).first ?? caretRect(at: range.lowerBound)
    }

    /// The rectangles that cover a range, one or more for each line, in the view's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        selectionRects(of: clamped(range.locations(for: "UITextView.selectionRects(for:)")))
    }

    /// The position nearest to a point in the view's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextPosition(location(nearest: point)) }

    /// The position in a range that is nearest to a point in the view's coordinates.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let range = clamped(range.locations(for: "UITextView.closestPosition(to:within:)"))
        return TextPosition(min(max(location(nearest: point), range.lowerBound), range.upperBound))
    }

    /// The range of the character at a point in the view's coordinates; nil for an empty text.
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point).map(TextSpan.init) }

    // MARK: Edit commands

    /// Whether the view performs an action. Cut, copy and delete need a selection, and cut, paste and delete an editable view; select
    /// needs text at the caret, and select all text that is not selected.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        EditCommand(action).map(canPerform) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selection to the pasteboard and removes it.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Copies the selection to the pasteboard.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Pastes the pasteboard's items in place of the selection, like an edit by the user.
    open override func paste(_ sender: Any?) { pasteItems(UIPasteboard.general.contents) }

    /// Pastes items in place of the selection, as ``paste(_:)`` does.
    open override func paste(itemProviders: [NSItemProvider]) { pasteItems(itemProviders.map { PasteboardItem($0) }) }

    /// Whether any of the items has a type that may be pasted; see ``pasteConfiguration``.
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        isEditable && itemProviders.contains { accepts(PasteboardItem($0)) }
    }

    /// Deletes the selection, like an edit by the user.
    open override func delete(_ sender: Any?) { deleteSelection() }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWord() }

    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) {
        changeSelection(to: TextSelection(anchor: 0, head: textStorage.length), scrolls: false)
    }

    // MARK: Touches

    /// Begins a touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        editing.tookPress = false
        super.touchesBegan(touches, with: event)
    }

    /// Places the caret, opens a link, or begins editing if the touch ends in the view.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let wasUsed = touch.wasUsedByView
        super.touchesEnded(touches, with: event)
        let point = touch.location(in: self)
        let isInside = self.point(inside: point, with: event)
        // A host with a widget reports the press itself.
        touch.wasUsedByView = wasUsed || editing.tookPress || touch.isOnWidget || (isInside && userTapped(at: point))
        editing.tookPress = false
    }

    // MARK: First responder

    /// Whether the text is editable or selectable.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing if the delegate agrees. Returns false for a view outside a window.
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
        perform(press) || super.handleKey(press)
    }

    @_spi(UIKitModules)
    open override var isTabStop: Bool { canBecomeFirstResponder }

    // MARK: Layout and accessibility

    /// The size of the text while scrolling is disabled; otherwise none.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(forWidth: .infinity)
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : fittingSize(forWidth: max(width, 1)).height
    }

    /// Returns the size of the text within a width in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(forWidth: size.width) }

    @_spi(UIKitModules)
    open override var constraintsDefineContentSize: Bool { false }

    /// Lays out the visible text.
    open override func layoutSubviews() {
        layoutText()
        super.layoutSubviews()
        revealCaretIfNeeded()
    }

    /// Adjusts the font to the user's text size if ``adjustsFontForContentSizeCategory`` is true. Overrides must call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
    }

    /// Adjusts the font to the user's text size if ``adjustsFontForContentSizeCategory`` is true. Overrides must call `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        adjustFont()
    }

    private lazy var ownUndoManager = TextUndoManager(self)

    /// The undo manager of the text: it undoes the user's edits, and what the app registers.
    open override var undoManager: UndoManager? { ownUndoManager }

    @_spi(Host)
    open override var accessibleRole: ViewRole { .textView }

    @_spi(Host)
    open override var stateDescriptions: [String] { textStateDescriptions }

    @_spi(UIKitModules)
    open override var defaultAccessibilityValue: String? { textStorage.string }

    override var firstBaselineOffset: CGFloat { textContainerInset.top + (font?.ascender ?? 0) }
}
