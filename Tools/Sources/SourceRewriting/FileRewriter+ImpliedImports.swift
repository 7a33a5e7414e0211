import SwiftSyntax

/// Imports of modules that a file does not name, because on iOS another module exports them.
extension FileRewriter {
    /// The modules that contain parts of Foundation on Linux, with the names that belong to them.
    private static let partsOfFoundation: [(module: String, names: Set<String>)] = [
        (
            "FoundationCompatibility",
            [
                "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFArray", "CFAttributedString", "CFBoolean", "CFData",
                "CFDate",
                "CFDictionary", "CFError", "CFIndex", "CFLocale", "CFMutableArray", "CFMutableAttributedString",
                "CFMutableData", "CFMutableDictionary", "CFMutableSet", "CFMutableString", "CFNumber", "CFOptionFlags",
                "CFRunLoop", "CFRunLoopGetCurrent", "CFRunLoopGetMain", "CFRunLoopMode",
                "CFSet", "CFString",
                "CFTimeInterval", "CFTypeRef", "CFURL", "NSDataDetector", "NSKeyValueChangeKey",
                "NSKeyValueObservation",
                "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSPredicate", "NSSelectorFromString",
                "NSSortDescriptor", "NSStringFromSelector", "OSStatus", "Selector", "autoreleasepool",
                "kCFAllocatorDefault",
                "kCFBooleanFalse", "kCFBooleanTrue", "kCFBundleIdentifierKey", "noErr", "objc_getAssociatedObject",
                "objc_removeAssociatedObjects", "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit",
            ]
        ),
        (
            "FoundationNetworking",
            [
                "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse",
                "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential",
                "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
                "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
                "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
                "URLSessionStreamDelegate",
                "URLSessionStreamTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
                "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
            ]
        ),
        ("FoundationXML", ["XMLParser", "XMLParserDelegate"]),
    ]

    /// Imports the modules of the names in the file, and those that the build adds to each file.
    func importModulesOfNames() {
        var seen = Set(parsed.imports)
        if isUIKitImported { seen.insert("UIKit") }
        if isFoundationImported { seen.insert("Foundation") }
        let exported = parsed.imports.flatMap { project.options.exportedModules[$0] ?? [] }
        var modules = (project.options.importsOfEachFile + exported).filter { seen.insert($0).inserted }
        let importsUIKit = parsed.importsUIKit || isUIKitImported || modules.contains("UIKit")
        // A file without imports sees only the standard library.
        let seesFoundation = !parsed.imports.isEmpty || !modules.isEmpty
        for (module, names) in Self.partsOfFoundation where !parsed.imports.contains(module) {
            let isNeeded =
                module == "FoundationCompatibility" && needsCompatibility
                || seesFoundation
                    && names.contains { identifiers.contains($0) && project.types[$0]?.isDeclared != true }
            guard isNeeded, !modules.contains(module) else { continue }
            // UIKit exports it.
            if module == "FoundationCompatibility" && importsUIKit { continue }
            modules.append(module)
        }
        if seesFoundation, usesSecurity, !parsed.imports.contains("Security"), !modules.contains("Security") {
            modules.append("Security")
        }
        addImports(modules)
    }

    /// Whether the file names functions or constants of Security, which Foundation exports on iOS, such as `kSecClass`.
    private var usesSecurity: Bool {
        project.options.modules.contains("Security")
            && identifiers.contains { name in
                ["SecItem", "SecRandom", "errSec", "kSec"].contains { prefix in
                    name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
                }
            }
    }

    /// Adds imports after the first import of the file. A file without imports gets them after its end, where they also apply.
    private func addImports(_ modules: [String]) {
        guard !modules.isEmpty, !parsed.tree.statements.isEmpty else { return }
        if let first = parsed.tree.statements.first(where: { $0.item.is(ImportDeclSyntax.self) }) {
            let text = modules.map { "; import \($0)" }.joined()
            edits.insert(text, at: first.item.endPositionBeforeTrailingTrivia.utf8Offset)
        } else {
            for module in modules { edits.append(line: "import \(module)") }
        }
    }
}
