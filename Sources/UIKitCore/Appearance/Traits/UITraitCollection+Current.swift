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

    /// What `current` is on a thread where nobody set it. A host keeps it in step with the person's settings.
    ///
    /// It starts as a light, left-to-right phone with ordinary contrast and large (that is, ordinary) text.
    @_spi(Host) public static var system: UITraitCollection {
        get { systemTraits.withLock { $0 } }
        set { systemTraits.withLock { $0 = newValue } }
    }

    /// The surroundings of whatever is being drawn or laid out right now. (iOS 13)
    ///
    /// Dynamic colours that are asked for their components, and fonts that are asked for without traits, use it. Each
    /// thread has its own value: setting it here changes nothing elsewhere.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[threadKey] as? UITraitCollection ?? system }
        set { Thread.current.threadDictionary[threadKey] = newValue }
    }

    /// Runs the closure with this collection as `current`, and then puts back what was there before. (iOS 13)
    public func performAsCurrent(_ actions: () -> Void) {
        let dictionary = Thread.current.threadDictionary
        let previous = dictionary[Self.threadKey]
        dictionary[Self.threadKey] = self
        actions()
        dictionary[Self.threadKey] = previous
    }
}
