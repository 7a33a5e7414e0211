import Foundation

/// The kinds of data that an object lets itself be given. Main actor.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    /// The kinds of data; a kind that is a case of one of them will do.
    open var acceptableTypeIdentifiers: [String]

    /// Makes a configuration that accepts nothing yet.
    public convenience override init() {
        self.init(acceptableTypeIdentifiers: [])
    }

    /// Makes a configuration of kinds of data.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Makes a configuration that accepts what a class can read.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Accepts more kinds of data.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Accepts what a class can read.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
}

/// An object that says what may be pasted into it. Main actor.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// What may be pasted; nil for what the object accepts by itself.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes items.
    func paste(itemProviders: [NSItemProvider])
    /// Whether any of the items may be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// An object that takes pasted and dropped items as text. Main actor.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Who decides what becomes of the items. Not retained.
    ///
    /// - Note: Rule 64.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
