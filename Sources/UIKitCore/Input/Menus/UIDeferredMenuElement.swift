import Foundation

/// A placeholder for elements that the app provides when a menu opens. Until then the menu shows a disabled item in its place.
///
/// The elements appear directly in the menu. Main actor.
open class UIDeferredMenuElement: UIMenuElement {
    /// Provides the elements: it calls its parameter with them, once, now or later.
    typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let keepsElements: Bool
    /// The elements of an element that keeps them; nil if they were not provided yet.
    private(set) var keptElements: [UIMenuElement]?

    /// Makes an element that calls its provider once, and keeps the elements.
    ///
    /// - Parameter elementProvider: Calls its parameter with the elements, on the main actor.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, keepsElements: true)
    }

    /// Makes an element that calls its provider each time that a menu opens.
    ///
    /// - Parameter elementProvider: Calls its parameter with the elements, on the main actor.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, keepsElements: false)
    }

    private init(_ provider: @escaping Provider, keepsElements: Bool) {
        self.provider = provider
        self.keepsElements = keepsElements
        super.init(title: "", image: nil)
    }

    /// Requests the elements. Further answers of the provider are ignored.
    func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
        var isAnswered = false
        provider { [weak self] elements in
            guard !isAnswered else { return }
            isAnswered = true
            if self?.keepsElements == true { self?.keptElements = elements }
            completion(elements)
        }
    }
}
