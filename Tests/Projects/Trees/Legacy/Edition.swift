/// The edition, from the compilation conditions of the configuration.
enum Edition: String {
    case garden
    case forest

    static var current: Edition {
        #if FOREST_EDITION && !GARDEN_EDITION
        return .forest
        #else
        return .garden
        #endif
    }
}
