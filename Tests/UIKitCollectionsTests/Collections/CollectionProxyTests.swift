import Foundation
@_spi(Host) import HeadlessHost
import Testing
import UIKitCollections
import UIKitCore

@MainActor
@Suite("Appearance proxies of collections")
struct CollectionProxyTests {
    private let screen = UIViewController()

    private func start() async throws -> AppDriver { try await AppDriver.launch { screen } }

    @Test func `a proxy's background colour applies to all collections, except those with their own`() async throws {
        let driver = try await start()
        UICollectionView.appearance().backgroundColor = .red
        func collection() -> UICollectionView {
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }
        let (collection, own) = (collection(), collection())
        #expect(collection.backgroundColor == .systemBackground)
        own.backgroundColor = .blue
        for view in [collection, own] { screen.view.addSubview(view) }
        #expect(collection.backgroundColor == .red && own.backgroundColor == .blue)
        withExtendedLifetime(driver) {}
    }

    @Test func `cells and collection subclasses have appearance proxies`() async throws {
        let driver = try await start()
        UICollectionViewCell.appearance().backgroundColor = .blue
        OwnCollection.appearance().backgroundColor = .red
        let cell = UICollectionViewCell(frame: .zero)
        let own = OwnCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        for view in [cell, own] { screen.view.addSubview(view) }
        #expect(cell.backgroundColor == .blue && own.backgroundColor == .red && own.isMade)
        withExtendedLifetime(driver) {}
    }

    private final class OwnCollection: UICollectionView {
        var isMade = false

        override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            super.init(frame: frame, collectionViewLayout: layout)
            isMade = true
        }

        required init?(coder: NSCoder) { nil }
    }
}
