import Foundation

/// A package of the lists of apt or of dpkg's status file, with the version that an installation would choose.
///
/// The texts come from files of third parties. Escape control characters before they reach a terminal.
struct Package: Sendable, Identifiable, Codable {
    /// The name and architecture of a package. Versions with the same identifier replace each other.
    struct ID: Hashable, Codable, Sendable {
        let name: String
        /// The architecture of the package; for packages of architecture `all` the native one, as in apt.
        let architecture: String
    }

    /// The maintainer of a package, often a team.
    struct Maintainer: Hashable, Codable, Sendable {
        let name: String
        /// The electronic address, or nil.
        let address: String?
    }

    /// The state of the package on this machine.
    enum Status: Hashable, Codable, Sendable {
        case notInstalled
        /// The version is the installed one. No list has a higher version.
        case installed(DebianVersion)
        /// An older version is installed.
        case upgradable(from: DebianVersion)
    }

    /// The rule for packages of several architectures.
    enum MultiArch: String, Hashable, Codable, Sendable {
        case no
        /// Several architectures can be installed together.
        case same
        /// Fulfils dependencies of packages of all architectures.
        case foreign
        /// Fulfils such dependencies if they are qualified with `any`.
        case allowed
    }

    let id: ID
    let version: DebianVersion
    /// The architecture as in the record, such as `amd64` or `all`.
    let architecture: String
    /// The section without its area, such as `net`; nil if the record names none.
    let section: String?
    /// The part of the archive: `main`, `contrib`, `non-free`….
    let area: String
    let priority: String?
    let maintainer: Maintainer?
    /// The estimated size of the installed files in bytes. The records count in units of 1,024 bytes.
    let installedSize: Int?
    /// The size of the archive file in bytes. Nil for packages that no list contains.
    let downloadSize: Int?
    let homepage: String?
    /// The name of the source package.
    let source: String
    /// The path of the archive file in the repository.
    let filename: String?
    let multiArch: MultiArch
    /// The first line of the description, in the user's language if there is a translation.
    let summary: String
    /// The lines after the first one. See `description`.
    let descriptionText: String
    let relationFields: RelationFields
    /// The field `Tag`, folded. See `tags`.
    let tagText: String
    var status: Status
    /// Whether apt installed the package because another one needs it.
    var isAutomaticallyInstalled: Bool
    /// The magnitude of the number of its reverse dependencies. See `ReverseDependencyCounts`.
    var popularity = 0

    var name: String { id.name }

    /// The tags in the order of the record, such as `role::program`.
    var tags: [String] {
        tagText.split { $0 == "," || $0 == "\n" || $0 == " " || $0 == "\t" }.map(String.init)
    }

    /// The relations of a kind in the order of the record. Parses the field: linear in its length.
    func relations(_ kind: PackageRelation.Kind) -> [PackageRelation] {
        relationFields[kind].map(PackageRelation.relations) ?? []
    }

    /// Whether some version is installed.
    var isInstalled: Bool { status != .notInstalled }

    /// Sets the state on this machine.
    ///
    /// - Parameter installed: The installed version, or nil.
    mutating func setStatus(installed: DebianVersion?, isAutomatic: Bool) {
        status = installed.map { $0 < version ? .upgradable(from: $0) : .installed($0) } ?? .notInstalled
        isAutomaticallyInstalled = isAutomatic && installed != nil
    }
}

extension Package: Hashable {
    /// Hashes the identifier only: equal packages have equal identifiers, and other texts are long.
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
