/// Takes a line of a log: who sent the event, what it is, and where the log was asked for.
public typealias EventLogger = (
  _ identifier: String,
  _ event: String,
  _ fileName: String,
  _ functionName: String,
  _ lineNumber: Int
) -> Void

/// Prints a line of a log.
public nonisolated func defaultEventLog(
  identifier: String,
  event: String,
  fileName: String,
  functionName: String,
  lineNumber: Int
) {
  print("[\(identifier)] \(event) (\(functionName) at \(fileName):\(lineNumber))")
}

/// Writes lines for those kinds of events that are wanted.
private struct EventLog<Kind: RawRepresentable & Hashable> where Kind.RawValue == String {
  let kinds: Set<Kind>
  let write: (String) -> Void

  /// What to do at an event of `kind`, which has no content.
  func line(_ kind: Kind) -> (() -> Void)? {
    guard kinds.contains(kind) else { return nil }
    return { write(kind.rawValue) }
  }

  /// What to do at an event of `kind`, with its content.
  func line<Content>(_ kind: Kind) -> ((Content) -> Void)? {
    guard kinds.contains(kind) else { return nil }
    return { write("\(kind.rawValue) \($0)") }
  }
}

extension Signal {
  /// Writes a line to a log for each event.
  ///
  /// ```text
  /// self         ─1─2─|
  /// logEvents()  ─1─2─|   and prints “value 1”, “value 2”, “completed”, “terminated”, “disposed”
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: Stands in each line.
  ///   - events: Which events to log.
  ///   - fileName: Where the log was asked for.
  ///   - functionName: Where the log was asked for.
  ///   - lineNumber: Where the log was asked for.
  ///   - logger: Takes the lines; by default they are printed.
  /// - Returns: The same events.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is logged, then passed on |
  /// | failure | is logged, then passed on |
  /// | completion | is logged, then passed on |
  /// | interruption | is logged, then passed on |
  /// | disposal | is logged |
  public func logEvents(
    identifier: String = "",
    events: Set<LoggingEvent.Signal> = LoggingEvent.Signal.allEvents,
    fileName: String = #fileID,
    functionName: String = #function,
    lineNumber: Int = #line,
    logger: @escaping EventLogger = defaultEventLog
  ) -> Signal {
    let log = EventLog(kinds: events) {
      logger(identifier, $0, fileName, functionName, lineNumber)
    }
    return on(
      failed: log.line(.failed),
      completed: log.line(.completed),
      interrupted: log.line(.interrupted),
      terminated: log.line(.terminated),
      disposed: log.line(.disposed),
      value: log.line(.value)
    )
  }
}

extension SignalProducer {
  /// Writes a line to a log for each event of each run; see `Signal.logEvents`.
  ///
  /// - Parameters:
  ///   - identifier: Stands in each line.
  ///   - events: Which events to log.
  ///   - fileName: Where the log was asked for.
  ///   - functionName: Where the log was asked for.
  ///   - lineNumber: Where the log was asked for.
  ///   - logger: Takes the lines; by default they are printed.
  /// - Returns: The same events.
  public func logEvents(
    identifier: String = "",
    events: Set<LoggingEvent.SignalProducer> = LoggingEvent.SignalProducer.allEvents,
    fileName: String = #fileID,
    functionName: String = #function,
    lineNumber: Int = #line,
    logger: @escaping EventLogger = defaultEventLog
  ) -> SignalProducer {
    let log = EventLog(kinds: events) {
      logger(identifier, $0, fileName, functionName, lineNumber)
    }
    return on(
      starting: log.line(.starting),
      started: log.line(.started),
      failed: log.line(.failed),
      completed: log.line(.completed),
      interrupted: log.line(.interrupted),
      terminated: log.line(.terminated),
      disposed: log.line(.disposed),
      value: log.line(.value)
    )
  }
}
