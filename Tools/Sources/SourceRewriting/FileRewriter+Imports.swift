import SwiftSyntax

/// Imports.
extension FileRewriter {
    /// Types that Foundation on Linux declares without initializers, and FoundationCompatibility completely.
    private static let ambiguousNames: Set<String> = ["NSExpression", "NSComparisonPredicate"]

    /// The types of Combine that Apple's Foundation exports, and UIKit with it.
    private static let namesOfCombine: Set<String> = [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "ConnectablePublisher", "CurrentValueSubject",
        "Deferred",
        "Fail", "Future", "Just", "ObservableObject", "PassthroughSubject", "Published", "Publisher", "Publishers",
        "Subject",
        "Subscriber", "Subscribers", "Subscription",
    ]

    func rewriteImport(_ node: ImportDeclSyntax) {
        guard let module = node.path.first else { return }
        if isActive(node) {
            importCombineIfNeeded(after: node)
            importExportedModules(after: node)
        }
        switch module.name.text {
        case "UIKit" where node.path.count > 1 && node.importKindSpecifier == nil:
            // Submodules such as UIKit.UIGestureRecognizerSubclass.
            let end = node.path.endPositionBeforeTrailingTrivia.utf8Offset
            edits.remove(module.name.endPositionBeforeTrailingTrivia.utf8Offset..<end)
        case "ObjectiveC":
            edits.replace(range(node.path), with: "FoundationCompatibility")
        case "Darwin":
            edits.replace(range(node.path), with: "Glibc")
        case "Foundation" where node.importKindSpecifier == nil:
            for name in Self.ambiguousNames.sorted() where identifiers.contains(name) {
                let offset = node.endPositionBeforeTrailingTrivia.utf8Offset
                edits.insert("; import class FoundationCompatibility.\(name)", at: offset)
            }
        default: replaceMissingImport(node, of: module.name)
        }
    }

    /// Replaces an import of a framework that does not exist on Linux by one without effect, because other imports can follow it on
    /// the same line. The compiler reports the uses of the framework, if there are any. Most other modules that apps import export
    /// UIKit.
    private func replaceMissingImport(_ node: ImportDeclSyntax, of module: TokenSyntax) {
        let name = module.identifierText
        let options = project.options
        let isApples = AppleModules.contains(name)
        guard options.replacesMissingImports, isApples || options.replacesUnknownImports,
            !options.modules.contains(name), isActive(node)
        else { return }
        let path = range(node.path)
        let start = node.importKindSpecifier.map { range($0).lowerBound } ?? path.lowerBound
        edits.replace(start..<path.upperBound, with: isApples || !options.modules.contains("UIKit") ? "Swift" : "UIKit")
        notice(node, "\(name) does not exist on Linux: the import is ignored.", isWarning: true)
    }

    /// Whether a file with tests mentions a type of UIKit, which XCTest exports on iOS.
    private var usesUIKit: Bool {
        identifiers.contains { name in
            name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
                && project.types[name]?.isDeclared != true
        }
    }

    /// Frameworks that export UIKit on iOS: a file that imports one of them sees UIKit.
    static let exportingUIKit: Set<String> = [
        "AVKit", "ARKit", "ContactsUI", "EventKitUI", "GameKit", "LinkPresentation", "MapKit", "MessageUI", "PDFKit",
        "PhotosUI",
        "QuickLook", "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "VisionKit", "WebKit",
    ]

    /// Frameworks that export Foundation on iOS, but not UIKit.
    private static let exportingFoundation: Set<String> = [
        "AVFoundation", "CloudKit", "Combine", "Contacts", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation",
        "CoreML",
        "EventKit", "LocalAuthentication", "Network", "Photos", "UserNotifications",
    ]

    /// Imports UIKit or Foundation after the first framework that exports it, unless the file imports it. XCTest exports UIKit, too, but
    /// tests of a model do not need it.
    private func importExportedModules(after node: ImportDeclSyntax) {
        guard !parsed.importsUIKit, !isUIKitImported else { return }
        let name = node.path.first?.name.text
        let offset = node.endPositionBeforeTrailingTrivia.utf8Offset
        let exports = usesUIKit ? Self.exportingUIKit.union(["XCTest"]) : Self.exportingUIKit
        if let first = parsed.imports.first(where: exports.contains) {
            guard first == name else { return }
            isUIKitImported = true
            edits.insert("; import UIKit", at: offset)
        } else if let first = parsed.imports.first(where: Self.exportingFoundation.contains), first == name,
            !parsed.imports.contains("Foundation"), !isFoundationImported
        {
            isFoundationImported = true
            edits.insert("; import Foundation", at: offset)
        }
    }

    /// Imports Combine after the first import of a file that uses it only through Foundation, UIKit or SwiftUI. The first two export it
    /// only if another file of the module imports it.
    private func importCombineIfNeeded(after node: ImportDeclSyntax) {
        let exporting: Set<String> = project.importsCombine ? ["Foundation", "SwiftUI", "UIKit"] : ["SwiftUI"]
        let names = parsed.imports
        guard project.options.modules.contains("Combine"), !names.contains("Combine"),
            let first = names.first(where: exporting.contains), first == node.path.first?.name.text, !isCombineImported
        else { return }
        let uses = Self.namesOfCombine.contains { identifiers.contains($0) && project.types[$0]?.isDeclared != true }
        guard uses else { return }
        isCombineImported = true
        edits.insert("; import Combine", at: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
