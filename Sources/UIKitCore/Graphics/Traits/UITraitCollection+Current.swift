import Foundation
import Synchronization

extension UITraitCollection {
    private static let threadKey = "UITraitCollection.current"

    private static let systemTraits = Mutex(
        UITraitCollection(
            mutations: {
                $0.userInterfaceStyle = .light
                $0.userInterfaceIdiom = .phone
                $0.horizontalSizeClass = .compact
                $0.verticalSizeClass = .regular
                $0.displayScale = 1
                $0.layoutDirection = .leftToRight
                $0.preferredContentSizeCategory = .large
                $0.accessibilityContrast = .normal
            }
        )
    )

    /// The value of `current` on threads that did not set it. The host updates it with the user's settings.
    ///
    /// Default: a phone with light appearance, left-to-right direction, normal contrast and text size `large`.
    @_spi(Host) public static var system: UITraitCollection {
        get { systemTraits.withLock { $0 } }
        set { systemTraits.withLock { $0 = newValue } }
    }

    /// The traits of the view that is drawn or laid out.
    ///
    /// Dynamic colours use it when their components are queried, and so do fonts that are made without traits. The value is
    /// specific to the thread.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[threadKey] as? UITraitCollection ?? system }
        set { Thread.current.threadDictionary[threadKey] = newValue }
    }

    /// Calls the closure with this collection as `current`, then restores the previous value.
    public func performAsCurrent(_ actions: () -> Void) {
        let dictionary = Thread.current.threadDictionary
        let previous = dictionary[Self.threadKey]
        dictionary[Self.threadKey] = self
        actions()
        dictionary[Self.threadKey] = previous
    }
}
