import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// The effect of separators.
@MainActor
@Suite("Effects of separators")
struct SeparatorEffectTests {
    @Test func `separators have the material of a blur effect, otherwise their colour`() throws {
        let source = TableSource([["a", "b"]])
        let table = makeTable(source)
        let host = WindowTestHost(showing: table)
        let cell = try #require(table.cellForRow(at: .row(0)))
        table.separatorColor = .red
        #expect(cell.separatorColor == .red)
        host.update()
        host.displayed = []
        let effect = UIBlurEffect(style: .systemMaterial)
        table.separatorEffect = effect
        let traits = UITraitCollection.current
        let color = try #require(cell.separatorColor)
        #expect(color.resolvedColor(with: traits) == effect.material?.resolvedColor(with: traits))
        #expect(color.resolvedColor(with: traits) != .red)
        host.update()
        #expect(host.displayed.contains { $0 === cell })
        table.separatorEffect = UIVibrancyEffect(blurEffect: effect)
        #expect(cell.separatorColor == .red)
    }
}
