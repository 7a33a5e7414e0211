import Testing

struct KeyPathTests {
    @Test(arguments: [
        ("#keyPath(Person.name)", "name"), ("#keyPath(name)", "name"),
        ("#keyPath(Person.address.city)", "address.city"),
        ("#keyPath(Outer.Inner.name)", "name"), ("#keyPath(CAGradientLayer.colors)", "colors"),
        ("#keyPath(self.name)", "name"),
    ])
    func `The names of types are left out`(expression: String, key: String) {
        #expect(
            rewritten("class Outer { class Inner {} }\nlet key = \(expression)\n")
                == "class Outer { class Inner {} }\nlet key = \"\(key)\"\n"
        )
    }

    @Test func `A property with an explicit name has that key`() {
        #expect(
            rewritten(
                "private class A {\n    var b = 1\n    var c: A!\n    func d() { e(#keyPath(A.c.b)) }\n}\nextension A { @objc(f) var b2: Int { 1 } }\nlet g = #keyPath(A.c.b2)\n"
            )
            .hasSuffix("let g = \"c.f\"\n")
        )
    }
}
