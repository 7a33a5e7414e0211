import Foundation
import UIKitRuntime

extension ClassFactory {
    package static func makeSegue(
        _ type: UIStoryboardSegue.Type,
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue {
        let words = ownedWords(of: identifier)
        let controllers = (Unmanaged.passRetained(source), Unmanaged.passRetained(destination))
        return take(
            UIKitRuntimeMakeSegue(
                pointer(type),
                words.0,
                words.1,
                controllers.0.toOpaque(),
                controllers.1.toOpaque()
            )
        )
    }
}
