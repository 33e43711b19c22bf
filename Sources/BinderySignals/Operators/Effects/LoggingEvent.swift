/// The kinds of events that `logEvents` distinguishes; `SignalProducer.on` describes each of them.
///
/// Only a run of a producer has the first two.
public nonisolated enum LoggingEvent: String, Sendable, CaseIterable {
  /// A kind of event.
  case starting, started, value, completed, failed, terminated, disposed, interrupted
}
