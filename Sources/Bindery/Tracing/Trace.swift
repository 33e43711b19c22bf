/// What goes on inside the framework, for logs and for finding faults.
///
/// ```swift
/// Trace.sink = { event in log.debug("\(event)") }
/// ```
///
/// Without a sink, problems are printed, and what merely happens costs one test of a Boolean.
/// With one, everything goes there: set it before the view models are made that it shall follow.
public enum Trace {
  /// Takes each event as it happens, on the main actor; `nil` prints the problems.
  public static var sink: ((TraceEvent) -> Void)? {
    didSet { isOn = sink != nil }
  }

  /// Whether there is a sink, so that telling what happens is worth the while.
  @exclusivity(unchecked) public private(set) static var isOn = false

  /// How long a view model may take to go after its screen has, before it counts as a leak.
  public static var leakDelay = Duration.seconds(3)

  /// Tells the sink, or prints the event if there is none and it is a problem.
  public static func report(_ event: TraceEvent) {
    if let sink { sink(event) } else if event.isProblem { print("Bindery:", event) }
  }
}
