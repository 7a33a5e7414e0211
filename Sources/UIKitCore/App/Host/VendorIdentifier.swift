import Foundation

/// The identifier that the apps of a vendor share.
@_spi(Host)
extension StateStore {
    /// Returns the identifier for a vendor, and makes it at the first call. Nil if it cannot be stored; the reason is reported.
    ///
    /// - Parameter bundleIdentifier: That of the app. Without one, the program is its own vendor.
    public func vendorIdentifier(of bundleIdentifier: String?) -> UUID? {
        let components = bundleIdentifier?.split(separator: ".").dropLast() ?? []
        let vendor = components.isEmpty ? folder.lastPathComponent : Self.fileName(components.joined(separator: "."))
        let folder = folder.deletingLastPathComponent().appendingPathComponent("vendors", isDirectory: true)
        let file = folder.appendingPathComponent(vendor)
        if let known = Self.identifier(in: file) { return known }
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            let draft = folder.appendingPathComponent(".\(UUID().uuidString)")
            try Data(UUID().uuidString.utf8).write(to: draft)
            defer { unlink(draft.path) }
            // The first of several apps that start at the same time stores its identifier.
            if link(draft.path, file.path) != 0, Self.identifier(in: file) == nil { rename(draft.path, file.path) }
        } catch {
            report("UIDevice.identifierForVendor cannot be stored: \(error.localizedDescription)")
        }
        return Self.identifier(in: file)
    }

    private static func identifier(in file: URL) -> UUID? {
        (try? String(contentsOf: file, encoding: .utf8)).flatMap { UUID(uuidString: $0) }
    }
}
