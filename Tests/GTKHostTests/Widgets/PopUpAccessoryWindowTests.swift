#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The accessory with a pop-up menu, with the desktop's menu.
@MainActor
@Suite("Pop-up menus in rows", .enabled(if: isOnDisplay))
struct PopUpAccessoryWindowTests {
    @Test func `A row's pop-up menu shows the chosen element, and selecting it does not tap the row`() async throws {
        let screen = SortingScreen(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        )
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try keepPicture("pop-up-accessory")
            try await driver.tap("Name", role: "button")
            #expect(try driver.screen().elements(role: "menu item").map(\.label) == ["Name", "Date added"])
            try keepPicture("pop-up-accessory-open")
            try await driver.tap("Date added", role: "menu item")
            #expect(screen.log == ["chose Date added"])
            let button = try driver.element(called: "Date added", role: "button")
            let row = try driver.element(called: "Sort by", role: "row")
            #expect(row.frame.contains(button.frame))
            try keepPicture("pop-up-accessory-chosen")
        }
    }

    private func keepPicture(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["SEARCHLIGHT_PICTURES"] else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/import")
        process.arguments = ["-window", "root", "\(folder)/\(name).png"]
        try process.run()
        process.waitUntilExit()
    }
}

/// A list with one row that has a pop-up menu.
private final class SortingScreen: UICollectionViewController {
    private(set) var log: [String] = []

    private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        let menu = UIMenu(children: ["Name", "Date added"].map { UIAction(title: $0) { _ in } })
        cell.accessories = [
            .popUpMenu(menu) { self?.log.append("chose \($0.selectedElements.map(\.title).joined())") }
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Registrations are made before cells are dequeued.
        _ = cells
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "Sort by")
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("tapped")
    }
}
#endif
