import Foundation

extension PlaceNames {
    /// The names in the file that `BENCH_NAMES` names, one in each line, with tabs as spaces; without it, generated names.
    ///
    /// - Parameter count: The number of generated names.
    /// - Throws: An error if the file cannot be read.
    public static func chosen(_ environment: [String: String], count: Int) throws -> [String] {
        guard let file = environment["BENCH_NAMES"] else { return make(count) }
        return try String(contentsOfFile: file, encoding: .utf8).split(whereSeparator: \.isNewline).map {
            $0.replacingOccurrences(of: "\t", with: " ")
        }
    }
}
