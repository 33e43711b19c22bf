/// The kinds of events that `logEvents` distinguishes.
public nonisolated enum LoggingEvent {
  /// The kinds of events of a signal.
  public enum Signal: String, Sendable, CaseIterable {
    /// A kind of event; `Signal.on` describes each of them.
    case value, completed, failed, terminated, disposed, interrupted

    /// All kinds.
    public static let allEvents = Set(allCases)
  }

  /// The kinds of events of a run of a producer.
  public enum SignalProducer: String, Sendable, CaseIterable {
    /// A kind of event; `SignalProducer.on` describes each of them.
    case starting, started, value, completed, failed, terminated, disposed, interrupted

    /// All kinds.
    public static let allEvents = Set(allCases)
  }
}
