extension Subject {
  /// All operators that are held against a model.
  static var all: [String: Subject] {
    ofValues.merging(combining) { $1 }.merging(flattening) { $1 }.merging(timing) { $1 }
  }

  /// Their names, as the test runner wants them before there is a main actor.
  nonisolated static let names = [
    "combineLatest", "concat", "debounce", "filter", "flatMap(.concat)",
    "flatMap(.concurrent(limit: 2))", "flatMap(.latest)", "flatMap(.merge)", "flatMap(.race)",
    "flatMap(.throttle)", "flatMapError", "map", "merge", "sample", "scan", "skip(first:)",
    "skipRepeats", "take(first:)", "take(until:)", "throttle", "withLatest", "zip",
  ]
}
