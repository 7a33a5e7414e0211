import FoundationCompatibility

/// The properties of a class of this module. Its other stored properties are not found by name.
protocol MediaMemberTable: ClosedMemberTable {}

extension MediaMemberTable {
    static var closedModules: [String] { ["AVFoundation"] }
}
