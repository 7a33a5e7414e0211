import Testing

struct PreviewTests {
    @Test func `A preview is removed, and its lines remain`() {
        #expect(
            rewritten("import UIKit\n#Preview(\"A\", traits: .landscapeLeft) {\n    A()\n}\nclass A: UIView {}\n")
                == "import UIKit\n\n\n\nclass A: UIView {}\n"
        )
    }

    @Test func `A preview in a condition is removed`() {
        #expect(rewritten("#if DEBUG\n#Preview { A() }\n#endif\n") == "#if DEBUG\n\n#endif\n")
    }
}
