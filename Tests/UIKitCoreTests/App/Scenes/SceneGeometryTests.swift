import Foundation
import HeadlessHost
import Testing
import UIKitCore

@MainActor
@Suite("Geometry of scenes")
struct SceneGeometryTests {
    private final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var changes: [String] = []

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }

        func windowScene(
            _ windowScene: UIWindowScene,
            didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            let size = previousCoordinateSpace.bounds.size
            changes.append("from \(Int(size.width))×\(Int(size.height)) \(previousInterfaceOrientation.isPortrait)")
        }

        func windowScene(
            _ windowScene: UIWindowScene,
            didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
        ) {
            changes.append("to \(Int(windowScene.effectiveGeometry.systemFrame.width))")
        }
    }

    private func launch() async throws -> (AppDriver, UIWindowScene, Scene) {
        let driver = try await AppDriver.launch(sceneDelegate: Scene.self)
        let scene = try #require(driver.application.connectedScenes.first as? UIWindowScene)
        return (driver, scene, try #require(scene.delegate as? Scene))
    }

    @Test
    func `The delegate is notified after the user resized the window`() async throws {
        let (driver, scene, delegate) = try await launch()
        #expect(delegate.changes == [])
        #expect(scene.interfaceOrientation == .portrait)
        try await driver.resize(to: CGSize(width: 900, height: 600))
        #expect(delegate.changes == ["from 390×844 true", "to 900"])
        #expect(scene.interfaceOrientation.isLandscape)
        #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
    }

    @Test
    func `An app resizes its window within the limits`() async throws {
        let (driver, scene, _) = try await launch()
        scene.sizeRestrictions?.maximumSize = CGSize(width: 800, height: 600)
        scene.requestGeometryUpdate(
            UIWindowScene.GeometryPreferences.Mac(systemFrame: CGRect(x: 9, y: 9, width: 1000, height: 500))
        )
        try await driver.settle()
        #expect(scene.effectiveGeometry.systemFrame.size == CGSize(width: 800, height: 500))
    }

    @Test
    func `A request for an unlimited size gives the largest window`() async throws {
        let (driver, scene, _) = try await launch()
        let unlimited = CGFloat.greatestFiniteMagnitude
        scene.requestGeometryUpdate(
            UIWindowScene.GeometryPreferences.Mac(systemFrame: CGRect(x: 0, y: 0, width: unlimited, height: 500))
        )
        try await driver.settle()
        #expect(scene.effectiveGeometry.systemFrame.size == CGSize(width: 32_767, height: 500))
    }

    @Test
    func `An orientation that the window does not have is an error`() async throws {
        let (_, scene, _) = try await launch()
        var errors: [UISceneError.Code?] = []
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait)) {
            errors.append(($0 as? UISceneError)?.code)
        }
        #expect(errors == [])
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)) {
            errors.append(($0 as? UISceneError)?.code)
        }
        #expect(errors == [.geometryRequestUnsupported])
    }

    @Test
    func `A window with a higher level stays in front of windows that are shown later`() async throws {
        let (driver, scene, delegate) = try await launch()
        let (overlay, later) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
        overlay.windowLevel = .alert + 1
        overlay.isHidden = false
        later.isHidden = false
        #expect(scene.windows == [delegate.window, later, overlay])
        later.windowLevel = UIWindow.Level(rawValue: 5000)
        #expect(scene.windows == [delegate.window, overlay, later])
        #expect(driver.screen().windows.count == 3)
    }
}
