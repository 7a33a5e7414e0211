import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Segmented controls")
struct SegmentedControlTests {
    private func tap(_ control: UISegmentedControl, _ index: Int) {
        control.segments[index].userTapped()
    }

    @Test
    func `A segmented control takes titles and images, and starts without selection`() {
        let picture = UIImage(systemName: "star")!
        let control = UISegmentedControl(items: ["Day", picture])
        #expect(control.numberOfSegments == 2)
        #expect(control.titleForSegment(at: 0) == "Day")
        #expect(control.imageForSegment(at: 1) == picture)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test
    func `Selecting a segment sends one event, and selecting it again sends none`() {
        let control = UISegmentedControl(items: ["Day", "Week"])
        var values: [Int] = []
        control.addAction(
            UIAction { action in values.append((action.sender as! UISegmentedControl).selectedSegmentIndex) },
            for: .valueChanged
        )
        tap(control, 1)
        tap(control, 1)
        control.selectedSegmentIndex = 0
        #expect(values == [1])
        #expect(control.selectedSegmentIndex == 0)
    }

    @Test
    func `A segment created from an action performs it`() {
        var log: [String] = []
        let control = UISegmentedControl(frame: .zero, actions: [UIAction(title: "Day") { _ in log.append("day") }])
        control.addAction(UIAction { _ in log.append("changed") }, for: .valueChanged)
        tap(control, 0)
        #expect(control.titleForSegment(at: 0) == "Day")
        #expect(log == ["day", "changed"])
    }

    @Test
    func `A momentary control does not keep the selection`() {
        let control = UISegmentedControl(items: ["Back", "Forward"])
        control.isMomentary = true
        var chosen: [Int] = []
        control.addAction(
            UIAction { [unowned control] _ in chosen.append(control.selectedSegmentIndex) },
            for: .valueChanged
        )
        tap(control, 1)
        tap(control, 1)
        #expect(chosen == [1, 1])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test
    func `The selection follows its segment when others are inserted and removed`() {
        let control = UISegmentedControl(items: ["B", "C"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "A", at: -5, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 99, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 0) == "B")
    }

    @Test
    func `A disabled segment cannot be selected`() {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.setEnabled(false, forSegmentAt: 1)
        tap(control, 1)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(!control.isEnabledForSegment(at: 1))
    }

    @Test
    func `Segments have equal widths unless they have a width of their own`() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.setWidth(100, forSegmentAt: 0)
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 34)
        control.layoutIfNeeded()
        #expect(control.segments.map(\.frame.width) == [100, 100, 100])
        control.setWidth(0, forSegmentAt: 0)
        control.frame.size.width = 330
        control.layoutIfNeeded()
        #expect(control.segments.map(\.frame.minX) == [0, 110, 220])
    }

    @Test
    func `Titles have the text attributes of their state`() {
        let control = UISegmentedControl(items: ["Day"])
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        let shown = control.segments[0].displayedTitle
        #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(control.titleTextAttributes(for: .normal)?.count == 1)
    }

    @Test
    func `A segment keeps the offset of its content`() {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.setContentOffset(CGSize(width: 4, height: -2), forSegmentAt: 1)
        #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 4, height: -2))
        #expect(control.contentOffsetForSegment(at: 0) == .zero)
        #expect(control.contentOffset(of: control.segments[1]) == CGSize(width: 4, height: -2))
    }
}
