/// The events inside the framework, for logs and for finding faults.
///
/// ```swift
/// Trace.sink = { event in print(event) }
/// // SearchViewModel.query = swift
/// // observe in show(_:) (Books/SearchView.swift:12) runs because of SearchViewModel.query → …
/// ```
///
/// Without a sink, problems are printed to the standard error, and every other event costs one test
/// of a Boolean. With one, all events are sent to it, among them the reason why each observer ran.
/// Set it before the view models are made whose properties it should name.
public enum Trace {
  /// Receives each event as it happens, on the main actor; `nil` prints the problems to the
  /// standard error.
  public static var sink: ((TraceEvent) -> Void)? {
    didSet { isOn = sink != nil }
  }

  // No access to these lasts while foreign code runs, so accesses are not checked.
  /// Whether there is a sink, so that events other than problems are reported.
  @exclusivity(unchecked) public private(set) static var isOn = false

  /// The time after which a view model whose screen was removed counts as a leak.
  public static var leakDelay = Duration.seconds(3)

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

  /// Sends the event to the sink, or prints it if there is none and it is a problem.
  public static func report(_ event: TraceEvent) {
    if let sink { sink(event) } else if event.isProblem { printer("Bindery: \(event)") }
  }
}
