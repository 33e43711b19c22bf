import BinderySignals

/// A description of the events of the producer of a property.
final class Log<Value> {
  private(set) var events: [String] = []
  private var run: (any Disposable)?

  init<Source: PropertyProtocol>(_ property: Source) where Source.Value == Value {
    run = property.producer.start { [weak self] in self?.events.append("\($0)") }
  }

  isolated deinit { run?.dispose() }
}
