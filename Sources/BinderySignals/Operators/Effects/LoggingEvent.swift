/// The kinds of events that `logEvents` tells apart.
public nonisolated enum LoggingEvent {
  /// What happens on a signal.
  public enum Signal: String, Sendable, CaseIterable {
    /// See `Signal.on` for when each of these happens.
    case value, completed, failed, terminated, disposed, interrupted

    /// All kinds.
    public static let allEvents = Set(allCases)
  }

  /// What happens in a run of a producer.
  public enum SignalProducer: String, Sendable, CaseIterable {
    /// See `SignalProducer.on` for when each of these happens.
    case starting, started, value, completed, failed, terminated, disposed, interrupted

    /// All kinds.
    public static let allEvents = Set(allCases)
  }
}
