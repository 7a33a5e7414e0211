/// The compiler's upcoming features, as Xcode's build settings name them.
public enum UpcomingFeature {
    private static let prefix = "SWIFT_UPCOMING_FEATURE_"

    /// The features that a set of settings enables.
    static func named(in settings: BuildSettings) -> [String] {
        var result: [String] = []
        for name in settings.names where name.hasPrefix(prefix) && settings.isSet(name) {
            result.append(feature(String(name.dropFirst(prefix.count))))
        }
        if settings.isSet("SWIFT_ENABLE_BARE_SLASH_REGEX") { result.append("BareSlashRegexLiterals") }
        if settings.isSet("SWIFT_APPROACHABLE_CONCURRENCY") { result += approachableConcurrency }
        return result
    }

    /// The features of the setting "approachable concurrency".
    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// The features that are part of the language mode 6. There, the compiler rejects their flags.
    public static let inSwift6: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
        "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
        "IsolatedDefaultValues",
        "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
    ]

    /// The compiler's name of a feature: `EXISTENTIAL_ANY` is `ExistentialAny`.
    private static func feature(_ setting: String) -> String {
        switch setting {
        case "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference"
        case "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations"
        default: setting.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
        }
    }
}
