import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitStoryboards

@MainActor
@Suite("Segues without a storyboard")
struct SegueTests {
    private final class Source: UIViewController {
        var log: [String] = []
        var agrees = true

        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            log.append("should \(identifier)")
            return agrees && super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            super.prepare(for: segue, sender: sender)
            log.append(
                "prepare \(segue.identifier ?? "-") \(segue.destination.isViewLoaded) \(sender as? String ?? "-")"
            )
        }
    }

    private func template(_ source: Source) -> SegueTemplate {
        SegueTemplate(
            identifier: "detail",
            makeDestination: { _, _ in
                source.log.append("make")
                return UIViewController()
            },
            makeSegue: { from, to in
                UIStoryboardSegue(identifier: "detail", source: from, destination: to) { source.log.append("perform") }
            }
        )
    }

    @Test func `a programmatic segue creates its destination, is prepared and is performed`() {
        let source = Source()
        source.segueTemplates = [template(source)]
        source.performSegue(withIdentifier: "detail", sender: "me")
        #expect(source.log == ["make", "prepare detail false me", "perform"])
    }

    @Test func `a segue by the user asks shouldPerformSegue before creating its destination`() {
        let source = Source()
        template(source).performAfterTap(from: source, sender: nil)
        source.agrees = false
        template(source).performAfterTap(from: source, sender: nil)
        #expect(source.log == ["should detail", "make", "prepare detail false -", "perform", "should detail"])
    }

    @Test func `a segue has its identifier, source and destination, and performs its closure`() {
        var shown = 0
        let (from, to) = (UIViewController(), UIViewController())
        let segue = UIStoryboardSegue(identifier: "a", source: from, destination: to) { shown += 1 }
        #expect(segue.identifier == "a" && segue.source === from && segue.destination === to)
        segue.perform()
        #expect(shown == 1)
    }

    @Test func `a segue without an override of perform traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIStoryboardSegue(identifier: nil, source: UIViewController(), destination: UIViewController())
                    .perform()
            }
        }
        expect(result?.standardErrorContent, "override perform()")
    }

    @Test func `an unknown segue identifier traps with a message that lists the known ones`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = UIViewController()
                source.segueTemplates = [
                    SegueTemplate(
                        identifier: "a",
                        makeDestination: { _, _ in source },
                        makeSegue: { _, _ in fatalError() }
                    )
                ]
                source.performSegue(withIdentifier: "b", sender: nil)
            }
        }
        expect(
            result?.standardErrorContent,
            "was given 'b', but the controller has no segue with that identifier. It has: 'a'."
        )
    }

    private func expect(_ error: [UInt8]?, _ words: String) {
        let text = String(decoding: error ?? [], as: UTF8.self)
        #expect(text.contains(words), "\(text)")
    }
}
