import Foundation
import UIKitCore

/// Reads storyboards and nibs for UIKit's classes, which find it by name.
package final class StoryboardReader: InterfaceReader {
    package init() {}

    package func content(of kind: InterfaceKind, named name: String, in bundle: Bundle?) -> (any InterfaceContent)? {
        guard let url = InterfaceFiles.url(named: name, type: kind.rawValue, in: bundle) else { return nil }
        let document = InterfaceFiles.document(at: url, bundle: bundle)
        document.checkStructure()
        return document
    }

    package func nib(_ data: Data, bundle: Bundle?) -> any InterfaceContent {
        do {
            let document = try InterfaceDocument.parse(data, file: "UINib(data:bundle:)", bundle: bundle)
            document.checkStructure()
            return document
        } catch {
            trap(error.description)
        }
    }

    package func has(_ kind: InterfaceKind, named name: String, in bundle: Bundle?) -> Bool {
        InterfaceFiles.url(named: name, type: kind.rawValue, in: bundle) != nil
    }

    package func instantiate(
        _ nib: any InterfaceContent,
        owner: Any?,
        externalObjects: [String: Any],
        reuseIdentifier: String?
    ) -> [NSObject] {
        InterfaceLoader.makeObjects(
            of: nib as! InterfaceDocument,
            owner: owner,
            externalObjects: externalObjects,
            reuseIdentifier: reuseIdentifier
        )
    }

    package func instantiate<ViewController: UIViewController>(
        _ screen: StoryboardScreen,
        of storyboard: UIStoryboard,
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        let found: InterfaceElement? =
            switch screen {
            case .initial: storyboard.initialElement
            case .identified(let identifier, let member): storyboard.element(identifier: identifier, in: member)
            case .restored(let identifier): storyboard.screen(identifier: identifier)
            }
        guard let element = found else { return nil }
        let made = storyboard.make(element, creator: creator, inside: [])
        guard let controller = made as? ViewController else {
            element.fail("was requested as \(ViewController.self), but is a \(type(of: made)): check its customClass.")
        }
        return controller
    }
}
