import Foundation
import Testing

@testable import AppDriving
@testable import HeadlessHost
@_spi(Host) @testable import UIKitCore

/// The commands of touches, keys, settings and pictures.
@MainActor
@Suite("Script commands")
struct ScriptCommandTests {
    private let pad = Pad()

    /// Runs a script, and returns its output without the final screen.
    @discardableResult
    private func run(_ script: String) async throws -> String {
        let driver = try await AppDriver.launch { [pad] in pad }
        pad.log = []
        var output = ""
        let runner = ScriptRunner(driver: driver) { output += $0 }
        for (index, line) in script.split(separator: "\n").enumerated() {
            try await runner.runLine(String(line), line: index + 1)
        }
        return output
    }

    private func failure(_ line: String) -> String? {
        do {
            _ = try ScriptParser.command(in: line)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test(
        arguments: [
            ("tap at 10 20.5", Command.tap(.point(x: 10, y: 20.5))), ("tap id \"go\"", .tap(.identifier("go"))),
            ("double-tap \"Go\"", .doubleTap(.label("Go"))),
            ("press at 1 2 for 700", .press(.point(x: 1, y: 2), milliseconds: 700)),
            ("swipe \"List\" by 0 -200", .swipe(.label("List"), by: .init(x: 0, y: -200))),
            ("drag id \"a\" by 10 0", .moveBy(.identifier("a"), by: .init(x: 10, y: 0))),
            ("move \"a\" to at 1 2", .move(.label("a"), to: .point(x: 1, y: 2), afterMilliseconds: 0)),
            ("move \"a\" to \"b\" after 500", .move(.label("a"), to: .label("b"), afterMilliseconds: 500)),
            ("pinch \"Map\" by 2", .pinch(.label("Map"), scale: 2)),
            ("rotate element 3 by -90", .rotate(.element(3), degrees: -90)),
            ("hover nothing", .hover(nil)), ("key-down shift+a", .keyDown("shift+a")), ("key-up up", .keyUp("up")),
            ("compose \"か\"", .compose("か")), ("commit", .commit), ("resize 800 600", .resize(width: 800, height: 600)),
            ("turn landscape", .turn(isLandscape: true)), ("appearance dark", .setting(.style(isDark: true))),
            ("contrast high", .setting(.contrast(isHigh: true))), ("bold-text on", .setting(.boldText(true))),
            ("text-size accessibility-large", .setting(.textSize(.accessibilityLarge))),
            ("picture \"/tmp/a.png\"", .picture("/tmp/a.png")), ("hierarchy", .hierarchy),
            ("wait-for-change 2000", .waitForChange(milliseconds: 2000)),
            ("slide \"Volume\" to 0.5", .slide(.label("Volume"), to: 0.5)),
            ("adjust \"Hour\" to \"7\"", .adjust(.label("Hour"), to: "7")), ("quit", .quit),
        ]
    )
    func `Every command is parsed`(line: String, command: Command) throws {
        #expect(try ScriptParser.command(in: line) == command)
    }

    @Test(
        arguments: [
            "tap at 1", "tap at x y", "tap at 1 2 3", "tap id go", "press \"a\"", "press \"a\" for long",
            "drag \"a\" by 1",
            "pinch \"a\" by 0", "rotate \"a\"", "turn left", "turn", "resize 0 5", "appearance blue", "text-size 12",
            "hover", "key-down nothing", "move \"a\" \"b\"", "tap element -1", "slide \"a\" to 2", "tap at nan 1",
            "tap at inf 1",
        ]
    )
    func `A malformed command is rejected`(line: String) {
        #expect(failure(line) != nil)
    }

    @Test
    func `The error for a malformed command tells its form`() {
        #expect(
            failure("pinch \"Map\"")?.hasPrefix("The form of 'pinch' is: pinch TARGET by factor. TARGET is") == true
        )
        #expect(failure("turn left") == "'turn' takes one of landscape, portrait.")
    }

    // MARK: Touches

    @Test
    func `Taps reach an element by label, by identifier and by point`() async throws {
        try await run("tap \"Go\"\ntap id \"go-button\"\ntap at 70 62")
        #expect(pad.log == ["go", "go", "go"])
    }

    @Test
    func `A missing identifier is reported with the existing ones`() async throws {
        let error = await #expect(throws: ScriptRunner.Failure.self) { try await run("tap id \"stop\"") }
        #expect(
            error?.description == """
                line 1: No element on screen has the identifier "stop". There is:
                  "go-button"
                """
        )
    }

    @Test
    func `Double taps, long presses and moves reach the recognizers of a view`() async throws {
        try await run("double-tap \"Canvas\"\npress \"Canvas\" for 600\ndrag \"Canvas\" by 40 10")
        #expect(pad.log == ["double", "long", "pan 40 10"])
    }

    @Test
    func `Two fingers pinch and rotate a view`() async throws {
        try await run("pinch \"Canvas\" by 2\nrotate \"Canvas\" by 90")
        #expect(pad.log.contains("pinch 2.0"))
        #expect(pad.log.contains("rotate 90"))
    }

    @Test
    func `The pointer hovers over a view, and leaves it`() async throws {
        try await run("hover \"Canvas\"\nhover nothing")
        #expect(pad.log == ["over", "left"])
    }

    @Test
    func `A drag scrolls a list by its distance, and a swipe lets it glide further`() async throws {
        try await run("drag at 100 600 by 0 -100")
        let dragged = pad.list.contentOffset.y
        #expect((80...100).contains(dragged))
        try await run("swipe at 100 600 by 0 -100")
        #expect(pad.list.contentOffset.y > dragged + 100)
    }

    // MARK: Keys

    @Test
    func `A key that is held down ends its press when it is released`() async throws {
        try await run("key-down f5")
        #expect(pad.log == ["began f5"])
        try await run("key-down f5\nkey-up f5")
        #expect(pad.log == ["began f5", "ended f5"])
        let error = await #expect(throws: ScriptRunner.Failure.self) { try await run("key-up f5") }
        #expect(error?.reason == "The key f5 is not held down: use key-down first.")
    }

    @Test
    func `Composed text is marked until it is accepted`() async throws {
        try await run("tap \"Name\"\ncompose \"に\"\ncompose \"にほ\"")
        #expect(pad.field.text == "にほ")
        #expect(pad.field.markedTextRange != nil)
        try await run("tap \"Name\"\ncompose \"日本\"\ncommit")
        #expect(pad.field.text?.hasSuffix("日本") == true)
        #expect(pad.field.markedTextRange == nil)
    }

    // MARK: Settings and pictures

    @Test
    func `The windows are resized and turned`() async throws {
        try await run("resize 500 700")
        #expect(pad.view.bounds.size == CGSize(width: 500, height: 700))
        try await run("turn landscape")
        #expect(pad.view.bounds.size == CGSize(width: 844, height: 390))
        try await run("turn landscape\nturn portrait")
        #expect(pad.view.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test
    func `Settings of the desktop change while the app runs`() async throws {
        try await run("appearance dark\ncontrast high\nbold-text on\ntext-size extra-large")
        let traits = pad.traitCollection
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.accessibilityContrast == .high)
        #expect(traits.legibilityWeight == .bold)
        #expect(traits.preferredContentSizeCategory == .extraLarge)
        #expect(UIAccessibility.isBoldTextEnabled)
        try await run("appearance dark\nappearance light\nbold-text on\nbold-text off")
        #expect(pad.traitCollection.userInterfaceStyle == .light)
        #expect(!UIAccessibility.isBoldTextEnabled)
    }

    @Test
    func `A picture of the screen is a PNG file with the size of the window`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try await run("picture \"\(file.path)\"")
        let image = try #require(UIImage(data: Data(contentsOf: file)))
        #expect(image.size == CGSize(width: 390, height: 844))
    }

    @Test
    func `The hierarchy has the identifiers and frames of the elements`() async throws {
        let output = try await run("hierarchy")
        #expect(output.contains("\n  button \"Go\" id \"go-button\" (20, 40, 100 × 44)\n"))
        #expect(output.hasPrefix("window (0, 0, 390 × 844)\n"))
    }

    @Test
    func `The list of elements contains rows that are scrolled away, and a tap on one scrolls to it`() async throws {
        let driver = try await AppDriver.launch { [pad] in pad }
        let far = UIButton(type: .system)
        far.setTitle("Far", for: .normal)
        far.addAction(UIAction { [pad] _ in pad.log.append("far") }, for: .touchUpInside)
        far.frame = CGRect(x: 10, y: 1500, width: 80, height: 40)
        let holder = UIScrollView(frame: pad.view.bounds)
        holder.contentSize = CGSize(width: 390, height: 2000)
        holder.addSubview(far)
        pad.view.addSubview(holder)
        try await driver.settle()
        let list = try driver.listElements()
        let number = try #require(
            list.firstMatch(of: /"isHittable":false,"isSelected":false,"label":"Far","number":(\d+)/)
        )
        try await ScriptRunner(driver: driver) { _ in }.runLine("tap element \(number.1)", line: 1)
        #expect(pad.log.last == "far")
        #expect(holder.contentOffset.y > 600)
    }

    @Test
    func `Waiting for a change ends with the first change`() async throws {
        let driver = try await AppDriver.launch { [pad] in pad }
        let runner = ScriptRunner(driver: driver) { _ in }
        _ = driver.host.after(.milliseconds(95)) { [pad] in pad.canvas.backgroundColor = .red }
        try await runner.runLine("wait-for-change 5000", line: 1)
        #expect(driver.host.clock.now == .milliseconds(100))
        try await runner.runLine("wait-for-change 250", line: 2)
        #expect(driver.host.clock.now == .milliseconds(350))
    }
}

/// A screen with parts that note what happens to them.
@MainActor
private final class Pad: UIViewController, UITableViewDataSource {
    var log: [String] = []
    let field = UITextField()
    let canvas = UIView()
    let list = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.accessibilityIdentifier = "go-button"
        button.addAction(UIAction { [unowned self] _ in log.append("go") }, for: .touchUpInside)
        button.frame = CGRect(x: 20, y: 40, width: 100, height: 44)
        field.placeholder = "Name"
        field.frame = CGRect(x: 140, y: 40, width: 200, height: 44)
        canvas.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        canvas.isAccessibilityElement = true
        canvas.accessibilityLabel = "Canvas"
        canvas.accessibilityTraits = .image
        canvas.isMultipleTouchEnabled = true
        addRecognizers()
        list.frame = CGRect(x: 0, y: 320, width: 390, height: 400)
        list.dataSource = self
        for part in [button, field, canvas, list] { view.addSubview(part) }
    }

    private func addRecognizers() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        note(double) { _ in "double" }
        note(UILongPressGestureRecognizer()) { $0.state == .began ? "long" : nil }
        note(UIPanGestureRecognizer()) { [unowned self] pan in
            let distance = pan.translation(in: canvas)
            return pan.state == .ended && pan.numberOfTouches < 2 ? "pan \(Int(distance.x)) \(Int(distance.y))" : nil
        }
        note(UIPinchGestureRecognizer()) { $0.state == .ended ? "pinch \(($0.scale * 10).rounded() / 10)" : nil }
        note(UIRotationGestureRecognizer()) {
            $0.state == .ended ? "rotate \(Int(($0.rotation * 180 / .pi).rounded()))" : nil
        }
        note(UIHoverGestureRecognizer()) { $0.state == .began ? "over" : $0.state == .ended ? "left" : nil }
    }

    private func note<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ text: @escaping (Recognizer) -> String?
    ) {
        recognizer.addAction(
            UIAction { [unowned self, unowned recognizer] _ in
                if let line = text(recognizer) { log.append(line) }
            }
        )
        canvas.addGestureRecognizer(recognizer)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("began \(presses.first?.key?.keyCode == .keyboardF5 ? "f5" : "other")")
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("ended \(presses.first?.key?.keyCode == .keyboardF5 ? "f5" : "other")")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
