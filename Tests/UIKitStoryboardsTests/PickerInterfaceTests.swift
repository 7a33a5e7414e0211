import Foundation
import Testing
import UIKitCore

@testable import UIKitStoryboards

/// Pickers and page controls in interface files.
@MainActor
@Suite("Pickers in interface files")
struct PickerInterfaceTests {
    private final class Owner: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "A"
        }
    }

    @Test func `a page control has the pages and colours of the file`() throws {
        let nib = Interface.nib(
            """
            <pageControl numberOfPages="4" currentPage="2" hidesForSinglePage="YES" backgroundStyle="minimal" id="pc">
            <color key="pageIndicatorTintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            <color key="currentPageIndicatorTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            </pageControl>
            """
        )
        let control = try #require(nib.instantiate(withOwner: nil).first as? UIPageControl)
        #expect(control.numberOfPages == 4 && control.currentPage == 2 && control.hidesForSinglePage)
        #expect(control.backgroundStyle == .minimal)
        #expect(control.pageIndicatorTintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(control.currentPageIndicatorTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func `a picker is connected to its data source and delegate`() throws {
        let nib = Interface.nib(
            """
            <pickerView id="pv"><connections><outlet property="dataSource" destination="-1" id="o1"/>
            <outlet property="delegate" destination="-1" id="o2"/></connections></pickerView>
            """
        )
        let owner = Owner()
        let picker = try #require(nib.instantiate(withOwner: owner).first as? UIPickerView)
        #expect(picker.numberOfComponents == 2 && picker.delegate === owner)
    }

    @Test func `a date picker has the mode, style, dates and formats of the file`() throws {
        let nib = Interface.nib(
            """
            <datePicker datePickerMode="date" style="wheels" minuteInterval="5" roundsToMinuteInterval="NO" \
            contentHorizontalAlignment="center" id="dp">
            <date key="date" timeIntervalSinceReferenceDate="86400"/>
            <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="864000"/>
            <locale key="locale" localeIdentifier="de"/>
            <timeZone key="timeZone" name="Europe/Berlin"/>
            </datePicker>
            """
        )
        let picker = try #require(nib.instantiate(withOwner: nil).first as? UIDatePicker)
        #expect(picker.datePickerMode == .date && picker.datePickerStyle == .wheels)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86400))
        #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
        #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 864_000))
        #expect(picker.locale?.identifier == "de" && picker.timeZone?.identifier == "Europe/Berlin")
        #expect(picker.minuteInterval == 5 && !picker.roundsToMinuteInterval)
    }

    @Test func `a duration is read without a date`() throws {
        let nib = Interface.nib(
            "<datePicker datePickerMode=\"countDownTimer\" countDownDuration=\"300\" useCurrentDate=\"YES\" id=\"dp\"/>"
        )
        let picker = try #require(nib.instantiate(withOwner: nil).first as? UIDatePicker)
        #expect(picker.datePickerMode == .countDownTimer && picker.countDownDuration == 300)
    }

    @Test func `a colour well has the colour and title of the file`() throws {
        let nib = Interface.nib(
            """
            <colorWell title="Pen" supportsAlpha="NO" id="cw"><color key="selectedColor" red="1" green="0" blue="0" \
            alpha="1" colorSpace="custom" customColorSpace="sRGB"/></colorWell>
            """
        )
        let well = try #require(nib.instantiate(withOwner: nil).first as? UIColorWell)
        #expect(well.title == "Pen" && !well.supportsAlpha)
        #expect(well.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func `a button has the selection, the shadow and the configuration of the file`() throws {
        let nib = Interface.nib(
            """
            <button buttonType="system" changesSelectionAsPrimaryAction="YES" id="b">
            <size key="titleShadowOffset" width="0" height="1"/>
            <state key="normal" title="Go"><color key="titleShadowColor" red="1" green="0" blue="0" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/></state>
            <buttonConfiguration key="configuration" style="filled" title="Go" imagePlacement="trailing" \
            cornerStyle="capsule" showsActivityIndicator="YES" indicator="popup" automaticallyUpdateForSelection="NO"/>
            </button>
            """
        )
        let button = try #require(nib.instantiate(withOwner: nil).first as? UIButton)
        #expect(
            button.changesSelectionAsPrimaryAction && button.titleLabel?.shadowOffset == CGSize(width: 0, height: 1)
        )
        #expect(button.titleShadowColor(for: .normal) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let configuration = try #require(button.configuration)
        #expect(configuration.imagePlacement == .trailing && configuration.cornerStyle == .capsule)
        #expect(configuration.showsActivityIndicator && configuration.indicator == .popup)
        #expect(!configuration.automaticallyUpdateForSelection)
    }
}
