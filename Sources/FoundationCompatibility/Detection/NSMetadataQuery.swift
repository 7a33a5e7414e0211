import Foundation

/// A search of iCloud's documents or of Spotlight's index.
@available(
    *,
    unavailable,
    message:
        "there is no iCloud and no Spotlight: list files with FileManager.enumerator(at:includingPropertiesForKeys:)"
)
public final class NSMetadataQuery: NSObject {}
