/// The events inside the framework, for logs and for finding faults.
///
/// ```swift
/// let token = Trace.observe { event in print(event) }
/// // SearchViewModel.query = swift
/// // observe in show(_:) (Books/SearchView.swift:12) runs because of SearchViewModel.query → …
/// ```
///
/// Without a sink, problems are printed to the standard error, and every other event costs one test
/// of a Boolean. With sinks, each event is sent to all of them, among them the reason why each
/// observer ran. Add a sink before the view models are made whose properties it should name.
///
/// The number of runs that count as a cycle can be changed:
///
/// ```swift
/// Trace.cycleLimit = 1_000
/// if !Trace.isOn { print("Only problems are printed.") }
/// ```
public enum Trace {
  // No access to it lasts while foreign code runs, so accesses are not checked.
  /// Whether there is a sink, so that events other than problems are reported.
  @safe @exclusivity(unchecked) public private(set) static var isOn = false

  /// The time after which a view model whose screen was removed counts as a leak.
  ///
  /// `.seconds(Int64.max)` switches the search for leaks off.
  package static var leakDelay = Duration.seconds(3)

  /// The length of a chain of causes, such as runs of observers that each cause the next one, above
  /// which the chain counts as a cycle: it is reported, and its next step is dropped.
  ///
  /// A chain begins again with a change from outside.
  public static var cycleLimit = 100_000

  /// Prints a line where there is no sink; tests replace it.
  package static var printer: (String) -> Void = { line in
    var output = StandardError()
    output.write(line + "\n")
  }

  /// Whether leaks and ignored requests are reported: with a sink, and in debug builds.
  package static var looksForFaults: Bool {
    #if DEBUG
    true
    #else
    isOn
    #endif
  }

  /// Adds a sink: `sink` is called with each event as it happens, on the main actor.
  ///
  /// - Order: sinks are called in the order in which they were added. An event that a sink causes
  ///   is sent after the present one, and not to that sink: two sinks that cause events do not call
  ///   each other without end.
  /// - Lifetime: a sink that is added or removed during a delivery receives no event that was
  ///   reported before, or no further one.
  ///
  /// - Returns: A token: the sink is removed when it is disposed of or released.
  public static func observe(_ sink: @escaping (TraceEvent) -> Void) -> ObservationToken {
    add(TraceSink(isQuiet: false, sink))
  }

  /// Adds a sink of a test tool: problems are printed as if there were none.
  package static func observeQuietly(_ sink: @escaping (TraceEvent) -> Void) -> ObservationToken {
    add(TraceSink(isQuiet: true, sink))
  }

  /// Sends the event to the sinks, or prints it if none receives it and it is a problem.
  package static func report(_ event: TraceEvent) {
    if isOn { TraceDelivery.send(event) } else { printProblem(event) }
  }

  /// Prints the event if it is a problem.
  static func printProblem(_ event: TraceEvent) {
    if event.isProblem { printer("Bindery: \(event)") }
  }

  private static func add(_ sink: TraceSink) -> ObservationToken {
    TraceDelivery.sinks.append(sink)
    isOn = true
    return ObservationToken(
      AnyDisposable {
        sink.isRemoved = true
        // The captures of the sink are released after the access to the list.
        let others = TraceDelivery.sinks.filter { $0 !== sink }
        keeping(TraceDelivery.sinks) { TraceDelivery.sinks = others }
        isOn = !others.isEmpty
      }
    )
  }
}
