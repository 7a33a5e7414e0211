/// The settings that Xcode defines and to which projects refer.
enum SettingDefaults {
    /// The SDK of the simulator for an SDK, without version.
    static func simulator(_ sdkRoot: String) -> String {
        let name = sdkRoot.prefix { !$0.isNumber }
        switch name {
        case "macosx": return "macosx"
        case "appletvos", "appletvsimulator": return "appletvsimulator"
        case "watchos", "watchsimulator": return "watchsimulator"
        case "xros", "xrsimulator": return "xrsimulator"
        default: return "iphonesimulator"
        }
    }

    /// The settings that depend on the SDK.
    static func platform(_ sdk: String, container: ProjectContainer) -> [SettingAssignment] {
        let isMac = sdk == "macosx"
        return assignments(
            [
                ("PLATFORM_NAME", sdk), ("EFFECTIVE_PLATFORM_NAME", isMac ? "" : "-" + sdk), ("SDK_NAME", sdk),
                ("SWIFT_PLATFORM_TARGET_PREFIX", isMac ? "macos" : "ios"),
                ("ARCHS", SettingConditions.architecture), ("CURRENT_ARCH", SettingConditions.architecture),
                ("NATIVE_ARCH", SettingConditions.architecture), ("arch", SettingConditions.architecture),
                ("CONTENTS_FOLDER_PATH", isMac ? "$(WRAPPER_NAME)/Contents" : "$(WRAPPER_NAME)"),
                (
                    "UNLOCALIZED_RESOURCES_FOLDER_PATH",
                    isMac ? "$(CONTENTS_FOLDER_PATH)/Resources" : "$(CONTENTS_FOLDER_PATH)"
                ),
                ("EXECUTABLE_FOLDER_PATH", isMac ? "$(CONTENTS_FOLDER_PATH)/MacOS" : "$(CONTENTS_FOLDER_PATH)"),
                ("BUNDLE_EXECUTABLE_FOLDER_PATH", isMac ? "Contents/MacOS/" : ""),
            ],
            path: container.graph.path
        )
    }

    /// The settings that depend on the project and target.
    static func assignments(
        container: ProjectContainer,
        target: ProjectObject,
        configuration: String
    ) -> [SettingAssignment] {
        let name = target.string("name") ?? ""
        let attributes = container.graph.root
        let type = target.string("productType") ?? ""
        return assignments(
            [
                ("SRCROOT", container.sourceRoot), ("SOURCE_ROOT", container.sourceRoot),
                ("PROJECT_DIR", container.sourceRoot), ("PROJECT_FILE_PATH", container.path),
                ("PROJECT_NAME", container.name), ("PROJECT", container.name),
                ("PROJECT_TEMP_DIR", "$(OBJROOT)/$(PROJECT_NAME).build"),
                ("TARGET_NAME", name), ("TARGETNAME", name), ("CONFIGURATION", configuration), ("ACTION", "build"),
                ("PRODUCT_NAME", "$(TARGET_NAME)"), ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
                ("PRODUCT_TYPE", type),
                ("EXECUTABLE_PREFIX", type.contains(".library.") ? "lib" : ""),
                ("EXECUTABLE_SUFFIX", executableSuffix(type)),
                ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"),
                ("EXECUTABLE_PATH", "$(EXECUTABLE_FOLDER_PATH)/$(EXECUTABLE_NAME)"),
                ("WRAPPER_EXTENSION", wrapperExtension(type)),
                ("WRAPPER_SUFFIX", wrapperExtension(type).isEmpty ? "" : ".$(WRAPPER_EXTENSION)"),
                ("WRAPPER_NAME", "$(PRODUCT_NAME)$(WRAPPER_SUFFIX)"),
                (
                    "FULL_PRODUCT_NAME",
                    wrapperExtension(type).isEmpty ? "$(EXECUTABLE_NAME)" : "$(WRAPPER_NAME)"
                ),
                ("SDKROOT", "iphoneos"), ("SUPPORTED_PLATFORMS", "iphonesimulator iphoneos"),
                ("DEVELOPER_DIR", "/Applications/Xcode.app/Contents/Developer"),
                ("DEVELOPMENT_LANGUAGE", attributes.string("developmentRegion") ?? "en"),
                ("TARGETED_DEVICE_FAMILY", "1"), ("LOCALIZED_STRING_SWIFTUI_SUPPORT", "YES"),
                ("GENERATE_INFOPLIST_FILE", "NO"), ("INFOPLIST_PREPROCESS", "NO"),
                ("SYMROOT", "$(PROJECT_DIR)/build"), ("OBJROOT", "$(SYMROOT)"), ("BUILD_DIR", "$(SYMROOT)"),
                ("BUILD_ROOT", "$(SYMROOT)"), ("DERIVED_FILE_DIR", "$(TARGET_TEMP_DIR)/DerivedSources"),
                ("TARGET_TEMP_DIR", "$(PROJECT_TEMP_DIR)/$(CONFIGURATION)/$(TARGET_NAME).build"),
                ("CONFIGURATION_BUILD_DIR", "$(BUILD_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)"),
                ("BUILT_PRODUCTS_DIR", "$(CONFIGURATION_BUILD_DIR)"),
                ("TARGET_BUILD_DIR", "$(CONFIGURATION_BUILD_DIR)"),
                ("FRAMEWORKS_FOLDER_PATH", "$(CONTENTS_FOLDER_PATH)/Frameworks"),
                ("PLUGINS_FOLDER_PATH", "$(CONTENTS_FOLDER_PATH)/PlugIns"),
                ("TEST_FRAMEWORK_SEARCH_PATHS", ""), ("ENABLE_TESTABILITY", "NO"),
            ],
            path: container.graph.path
        )
    }

    private static func assignments(_ values: [(String, String)], path: String) -> [SettingAssignment] {
        values.map { name, value in
            SettingAssignment(name: name, conditions: [], value: value, origin: SettingAssignment.Origin(path: path))
        }
    }

    private static func wrapperExtension(_ type: String) -> String {
        let prefix = "com.apple.product-type."
        guard type.hasPrefix(prefix) else { return "" }
        let name = type.dropFirst(prefix.count)
        switch name {
        case "framework", "framework.static": return "framework"
        case "bundle": return "bundle"
        case "bundle.unit-test", "bundle.ui-testing": return "xctest"
        case "xpc-service": return "xpc"
        default:
            if name.hasPrefix("application") { return "app" }
            return name.hasPrefix("app-extension") || name == "extensionkit-extension" ? "appex" : ""
        }
    }

    private static func executableSuffix(_ type: String) -> String {
        switch type {
        case "com.apple.product-type.library.static": ".a"
        case "com.apple.product-type.library.dynamic": ".dylib"
        default: ""
        }
    }
}
