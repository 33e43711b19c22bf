/// What goes on inside the framework, for logs and for finding faults.
///
/// ```swift
/// Trace.sink = { event in log.debug("\(event)") }
/// ```
///
/// Without a sink, problems are printed to the standard error, and what merely happens costs one
/// test of a Boolean. With one, everything is sent to it: set it before the view models are made
/// that it shall follow.
public enum Trace {
  /// Takes each event as it happens, on the main actor; `nil` prints the problems to the standard
  /// error.
  public static var sink: ((TraceEvent) -> Void)? {
    didSet { isOn = sink != nil }
  }

  /// Whether there is a sink, so that telling what happens is worth the while.
  @exclusivity(unchecked) public private(set) static var isOn = false

  /// How long a view model may take to go after its screen has, before it counts as a leak.
  public static var leakDelay = Duration.seconds(3)

  /// Prints a line where there is no sink; tests replace it.
  package static var printer: (String) -> Void = { line in
    var output = StandardError()
    output.write(line + "\n")
  }

  /// Whether leaks are looked for: where there is a sink, and in debug builds.
  static var looksForLeaks: Bool {
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
