#if Terminal
import Foundation
import Testing
@_spi(Host) import TerminalTesting
import UIKit

@MainActor
@Suite("Images in a terminal")
struct PictureTests {
    private static func makeRoot() -> UIViewController {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 16, y: 40, width: 80, height: 60)
        view.contentMode = .scaleToFill
        let root = UIViewController()
        root.view.addSubview(view)
        return root
    }

    @Test
    func `An image consists of half blocks in its colours`() async throws {
        try await TerminalAppDriver.run(root: Self.makeRoot) { driver in
            let screen = try driver.terminalScreen()
            #expect(screen.text[2...4].allSatisfy { $0 == "  ▀▀▀▀▀▀▀▀▀▀" })
            #expect(screen.styles[3][2] == "ff0000 ff0000")
            #expect(!driver.output.contains("a=t"))
        }
    }

    @Test
    func `A terminal that answers to kitty's graphics protocol draws images itself`() async throws {
        try await TerminalAppDriver.run(root: Self.makeRoot) { driver in
            try await driver.send("\u{1B}[6;18;9t\u{1B}_Gi=31;OK\u{1B}\\")
            #expect(driver.output.contains("\u{1B}_Ga=t,f=100,i=1,q=2,m="))
            #expect(driver.output.contains("\u{1B}[3;3H\u{1B}_Ga=p,i=1,p=1,x=0,y=0,w=90,h=54,c=10,r=3,C=1,q=2\u{1B}\\"))
            #expect(try driver.terminalScreen().text[2...4].allSatisfy(\.isEmpty))
        }
    }

    @Test
    func `Without the size of a cell, or with an error, images consist of half blocks`() async throws {
        try await TerminalAppDriver.run(root: Self.makeRoot) { driver in
            try await driver.send("\u{1B}_Gi=31;OK\u{1B}\\")
            #expect(try driver.terminalScreen().text[3] == "  ▀▀▀▀▀▀▀▀▀▀")
        }
        try await TerminalAppDriver.run(root: Self.makeRoot) { driver in
            try await driver.send("\u{1B}[6;18;9t\u{1B}_Gi=31;EINVAL:unknown\u{1B}\\")
            #expect(try driver.terminalScreen().text[3] == "  ▀▀▀▀▀▀▀▀▀▀")
        }
    }
}
#endif
