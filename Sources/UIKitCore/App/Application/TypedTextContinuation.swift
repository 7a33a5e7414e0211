/// Text that the user types outside of a text input, one character after another, such as the beginning of a row's title.
@MainActor
protocol TypedTextContinuation: AnyObject {
    /// Takes a key before the first responder, for which it may have a different meaning, such as Space and Backspace.
    ///
    /// - Returns: Whether it belongs to the text. False when typing has ended.
    func continues(with press: KeyPress) -> Bool
}
