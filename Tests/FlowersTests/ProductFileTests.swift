import Foundation
import Testing

@testable import flowers

/// The table of the products.
@Suite("Flowers: products")
struct ProductFileTests {
    @Test
    func `The product file has 30 products, three per year, in all colours`() throws {
        let products = try ProductFile.default.read()
        #expect(products.count == 30)
        for year in 2010...2019 { #expect(products.count { $0.year == year } == 3) }
        #expect(FlowerColor.allCases.map { color in products.count { $0.color == color } } == [7, 8, 7, 8])
        #expect(products.first?.price == Decimal(string: "29.99"))
    }

    @Test(
        arguments: [
            ("", "Line 1: the header has to be 'title,price,year,color'."),
            (
                "title,price,year,color\nRose,1,2010,red\nRose,1,2010",
                "Line 3: 'Rose,1,2010' must contain title, price, year and color."
            ),
            (
                "title,price,year,color\nRose\u{B}\u{C}\u{85}\u{2028}\u{2029},1,2010,red\rRose,1,2010",
                "Line 3: 'Rose,1,2010' must contain title, price, year and color."
            ),
            (
                "title,price,year,color\nRose,-1,2010,red",
                "Line 2: 'Rose,-1,2010,red' must contain title, price, year and color."
            ),
            (
                "title,price,year,color\nRose,1,2010,pink",
                "Line 2: 'Rose,1,2010,pink' must contain title, price, year and color."
            ),
        ]
    )
    func `An error is reported with its line number`(_ text: String, _ message: String) {
        let error = #expect(throws: ProductFile.Failure.self) { try ProductFile.products(in: text) }
        #expect(error?.description == message)
    }
}
