import Foundation

/// The kinds of data that an object lets itself be given. Main actor. iOS 11.0.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    /// The kinds of data; a kind that is a case of one of them will do. iOS 11.0.
    open var acceptableTypeIdentifiers: [String]

    /// Makes a configuration that accepts nothing yet. iOS 11.0.
    public convenience override init() {
        self.init(acceptableTypeIdentifiers: [])
    }

    /// Makes a configuration of kinds of data. iOS 11.0.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Makes a configuration that accepts what a class can read. iOS 11.0.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Accepts more kinds of data. iOS 11.0.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Accepts what a class can read. iOS 11.0.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
}

/// An object that says what may be pasted into it. Main actor. iOS 11.0.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// What may be pasted; nil for what the object accepts by itself. iOS 11.0.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes items. iOS 11.0.
    func paste(itemProviders: [NSItemProvider])
    /// Whether any of the items may be pasted. iOS 11.0.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// An object that takes pasted and dropped items as text. Main actor. iOS 11.0.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Who decides what becomes of the items. Not retained. iOS 11.0, rule 64.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
