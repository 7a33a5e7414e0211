import Foundation

/// Something that the shop sells.
struct Product: Hashable {
    let title: String
    /// In US dollars.
    let price: Decimal
    /// The year in which it was first sold.
    let year: Int
    let color: FlowerColor

    /// The price as it is written in the language of the texts.
    var priceText: String { price.formatted(.currency(code: "USD").locale(.texts)) }

    /// The year as it is written in the language of the texts.
    var yearText: String { year.formatted(.number.grouping(.never).locale(.texts)) }
}
