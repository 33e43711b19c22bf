import Bindery

extension Trace {
  /// Returns what `pick` makes of the events that are reported while `body` runs, without those for
  /// which it returns `nil`.
  package static func events<Picked>(
    _ pick: @escaping (TraceEvent) -> Picked?,
    during body: () -> Void
  ) -> [Picked] {
    var picked: [Picked] = []
    let token = Trace.observe { event in pick(event).map { picked.append($0) } }
    defer { token.dispose() }
    body()
    return picked
  }

  /// Returns the cycles that are reported while `body` runs, each as the names on its path.
  ///
  /// `limit` is the value of ``Trace/cycleLimit`` meanwhile, by default the present one.
  package static func cycles(limit: Int? = nil, during body: () -> Void) -> [[String]] {
    let before = cycleLimit
    if let limit { cycleLimit = limit }
    defer { cycleLimit = before }
    return events({ if case .cycle(let names) = $0 { names } else { nil } }, during: body)
  }
}
