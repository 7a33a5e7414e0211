/// The modules of Apple's systems.
public enum AppleModules {
    /// Whether a module is one of Apple's, available on Linux or not.
    public static func contains(_ module: String) -> Bool { names.contains(module) }

    private static let names: Set<String> = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accounts ActivityKit AdSupport AddressBook AppIntents AppKit \
        AppTrackingTransparency AudioToolbox AuthenticationServices BackgroundTasks CFNetwork CallKit Charts CloudKit Cocoa \
        CommonCrypto Compression Contacts ContactsUI CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics \
        CoreImage CoreLocation CoreMedia CoreML CoreMotion CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CryptoKit \
        CryptoTokenKit DeviceCheck EventKit Foundation FoundationModels GLKit GameController GameKit HealthKit HomeKit IOKit ImageIO \
        Intents JavaScriptCore LinkPresentation LocalAuthentication MachO MapKit MediaPlayer MessageUI Metal MetalKit \
        MetricKit ModelIO MultipeerConnectivity NaturalLanguage NearbyInteraction Network NetworkExtension OpenGLES PDFKit \
        PassKit PencilKit Photos PhotosUI PlaygroundSupport Playgrounds PushKit QuartzCore QuickLook QuickLookThumbnailing \
        RealityKit ReplayKit SQLite3 SafariServices SceneKit Security SensorKit ShazamKit Simd Social SoundAnalysis Speech SpriteKit \
        StoreKit SwiftData SwiftUI SystemConfiguration ThreadNetwork TipKit Translation UIKit UniformTypeIdentifiers \
        UserNotifications VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit \
        iAd os simd
        """.split(separator: " ").map(String.init)
    )
}
