/// A closure that receives one line of a log: the identifier, the event and the place of the
/// `logEvents` call.
public typealias EventLogger = (
  _ identifier: String,
  _ event: String,
  _ fileName: String,
  _ functionName: String,
  _ lineNumber: Int
) -> Void

/// Prints one line of a log.
@usableFromInline
nonisolated func defaultEventLog(
  identifier: String,
  event: String,
  fileName: String,
  functionName: String,
  lineNumber: Int
) {
  print(
    "[\(identifier)] \(event) fileName: \(fileName), functionName: \(functionName), "
      + "lineNumber: \(lineNumber)"
  )
}

/// A log of the selected kinds of events.
private struct EventLog {
  let kinds: Set<LoggingEvent>
  let write: (String) -> Void

  /// Returns a closure that logs an event of `kind` without content, or `nil` if that kind is not
  /// logged.
  func line(_ kind: LoggingEvent) -> (() -> Void)? {
    guard kinds.contains(kind) else { return nil }
    return { write(kind.rawValue) }
  }

  /// Returns a closure that logs an event of `kind` with its content, or `nil` if that kind is not
  /// logged.
  func line<Content>(_ kind: LoggingEvent) -> ((Content) -> Void)? {
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
  ///   - identifier: The prefix of each line.
  ///   - events: The kinds of events to log.
  ///   - fileName: The file of the call.
  ///   - functionName: The function of the call.
  ///   - lineNumber: The line of the call.
  ///   - logger: Called with each line; by default the line is printed.
  /// - Returns: A signal of the same events.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is logged, then forwarded |
  /// | failure | is logged, then forwarded |
  /// | completion | is logged, then forwarded |
  /// | interruption | is logged, then forwarded |
  /// | disposal | is logged |
  public func logEvents(
    identifier: String = "",
    events: Set<LoggingEvent> = Set(LoggingEvent.allCases),
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
  /// Writes a line to a log for each event of each run, before the event is forwarded.
  ///
  /// Unlike the log of a signal it has lines for the start of a run, before and after its work
  /// begins.
  ///
  /// - Parameters:
  ///   - identifier: The prefix of each line.
  ///   - events: The kinds of events to log.
  ///   - fileName: The file of the call.
  ///   - functionName: The function of the call.
  ///   - lineNumber: The line of the call.
  ///   - logger: Called with each line; by default the line is printed.
  /// - Returns: A producer of the same events.
  public func logEvents(
    identifier: String = "",
    events: Set<LoggingEvent> = Set(LoggingEvent.allCases),
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
