/// The results of the bars.
struct Verdicts {
  private let lines: [(bar: Bar, measured: Double)]

  /// Checks the bars of the rows for which `isWanted` returns `true` and that have figures.
  init(_ results: Results, where isWanted: (String) -> Bool) {
    lines = Bar.all.compactMap { bar in
      guard isWanted(bar.row) else { return nil }
      return bar.measured(in: results).map { (bar, $0) }
    }
  }

  /// The number of broken bars.
  var broken: Int { lines.count { !$0.bar.isHeld(by: $0.measured) } }

  /// One line for each bar, and the number of bars that are held.
  var text: String {
    let rows = lines.map { bar, measured in
      let verdict = bar.isHeld(by: measured) ? "held  " : "BROKEN"
      let figures = "\(bar.figure(measured)) (at most \(bar.figure(bar.limit)))"
      return "\(verdict)  \(bar.row) \(bar.description): \(figures)"
    }
    let sum = "\(lines.count - broken) of \(lines.count) bars are held."
    return (rows + [sum]).joined(separator: "\n")
  }
}
