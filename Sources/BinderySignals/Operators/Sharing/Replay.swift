@_spi(Engine) import Bindery

/// One run of a producer with several observers; an observer that is added later first receives the
/// last values.
@MainActor
final class Replay<Value, Failure: Error> {
  private let capacity: Int
  private var stored: ContiguousArray<Value> = []
  /// The number of values received so far, which is also the number of the next one.
  private var count = 0
  private var termination: Termination<Failure>?
  private let live = FedSignal<(number: Int, value: Value), Failure>()
  private let run = SerialDisposable()

  init(upTo capacity: Int) { self.capacity = capacity }

  deinit {}

  /// Whether the run has ended.
  var hasEnded: Bool { termination != nil }

  /// Starts the run.
  ///
  /// ``stop()`` interrupts it.
  func begin(_ producer: SignalProducer<Value, Failure>) {
    run.inner = producer.start(ReplayInput(self))
  }

  /// Interrupts the run without notifying its observers.
  func stop() { run.dispose() }

  /// Sends the stored values to `output`, then the events of the run.
  func attach(_ output: Observer<Value, Failure>, _ outputRun: ProducerRun) {
    let node = ReplayOutput(output, from: count)
    outputRun.head = node
    if let termination {
      node.terminate(termination)
    } else {
      outputRun.source = node
      live.attach(node)
    }
    for value in stored {
      guard !outputRun.isDisposed else { return }
      output.send(value: value)
    }
    node.forwardQueued(outputRun)
  }

  fileprivate func receive(_ value: Value) {
    if capacity > 0 {
      if stored.count == capacity { stored.removeFirst() }
      stored.append(value)
    }
    count += 1
    live.send((count - 1, value))
  }

  fileprivate func terminate(_ termination: Termination<Failure>) {
    self.termination = termination
    live.terminate(termination)
  }
}

/// The observer of the run.
@MainActor
private final class ReplayInput<Value, Failure: Error>: Observer<Value, Failure> {
  private let replay: Replay<Value, Failure>

  init(_ replay: Replay<Value, Failure>) {
    self.replay = replay
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) { replay.receive(value) }

  override func terminate(_ termination: Termination<Failure>) { replay.terminate(termination) }
}

/// The link between a ``Replay`` and one of its observers.
///
/// Events that arrive during the replay are queued.
@MainActor
private final class ReplayOutput<Value, Failure: Error>:
  Observer<(number: Int, value: Value), Failure>
{
  private let output: Observer<Value, Failure>
  /// The number of the first value that is not replayed.
  private let start: Int
  private var isLive = false
  private var queue = Queue<Signal<Value, Failure>.Event>()

  init(_ output: Observer<Value, Failure>, from start: Int) {
    self.output = output
    self.start = start
    super.init()
  }

  deinit {}

  override func receive(_ next: (number: Int, value: Value)) {
    guard next.number >= start else { return }
    if isLive { output.send(value: next.value) } else { queue.append(.value(next.value)) }
  }

  override func terminate(_ termination: Termination<Failure>) {
    if isLive {
      output.terminate(termination)
    } else {
      queue.append(Signal<Value, Failure>.Event(termination))
    }
  }

  override func interrupt() { output.terminate(.interrupted) }

  func forwardQueued(_ run: ProducerRun) {
    while !run.isDisposed, let event = queue.popFirst() { output.send(event) }
    isLive = true
  }
}
