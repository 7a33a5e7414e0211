import Foundation

/// A product of the shop.
struct Product: Hashable {
    let title: String
    /// In US dollars.
    let price: Decimal
    /// The year of the first sale.
    let year: Int
    let color: FlowerColor

    /// The price, formatted in the language of the texts.
    var priceText: String { price.formatted(.currency(code: "USD").locale(.texts)) }

    /// The year, formatted in the language of the texts.
    var yearText: String { year.formatted(.number.grouping(.never).locale(.texts)) }
}
