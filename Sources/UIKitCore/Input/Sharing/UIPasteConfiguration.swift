import Foundation

/// The types of data that an object accepts. Main actor.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    /// The accepted types; conforming types are accepted too.
    open var acceptableTypeIdentifiers: [String]

    /// Makes a configuration that accepts nothing.
    public convenience override init() {
        self.init(acceptableTypeIdentifiers: [])
    }

    /// Makes a configuration that accepts the given types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Makes a configuration that accepts the types that a class can read.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Adds accepted types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Adds the types that a class can read.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
}

/// An object that accepts pasted items. Main actor.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types; nil for the object's default.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes items.
    func paste(itemProviders: [NSItemProvider])
    /// Whether any of the items may be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// An object that accepts pasted and dropped items as text. Main actor.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Decides how items are pasted. Weak reference.
    ///
    /// - Note: Rule 64.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
