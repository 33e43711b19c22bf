extension Subject {
  /// All operators that have a model.
  static var all: [String: Subject] {
    ofValues.merging(combining) { $1 }.merging(flattening) { $1 }.merging(timing) { $1 }
      .merging(clocked) { $1 }
  }

  /// The names of the operators, as the test runner needs them before the main actor runs.
  nonisolated static let names = [
    "collect(every:)", "combineLatest", "concat", "debounce", "delay", "filter", "flatMap(.concat)",
    "flatMap(.concurrent(limit: 2))", "flatMap(.latest)", "flatMap(.merge)", "flatMap(.race)",
    "flatMap(.throttle)", "flatMapError", "lazyMap", "map", "merge", "observe(on:)", "race",
    "sample", "scan", "skip(first:)", "skipRepeats", "take(first:)", "take(until:)", "then",
    "throttle", "timeout", "withLatest", "zip",
  ]
}
