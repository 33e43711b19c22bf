@_spi(Engine) import Bindery

/// Starts a producer repeatedly; a subclass decides when.
@MainActor
class RepeatLoop<Value, Failure: Error>: Observer<Value, Failure> {
  private let producer: SignalProducer<Value, Failure>
  private let output: Observer<Value, Failure>
  /// The run of the whole loop.
  final let run: ProducerRun
  private final var isStarting = false
  private final var isDue = false
  private final var hasEnded = false

  init(
    of producer: SignalProducer<Value, Failure>,
    sendingTo output: Observer<Value, Failure>,
    in run: ProducerRun
  ) {
    self.producer = producer
    self.output = output
    self.run = run
    super.init { node, value in
      let loop = downcast(node, to: RepeatLoop.self)
      if !loop.hasEnded { loop.output.send(value: value) }
    }
  }

  deinit {}

  /// Starts the next iteration, once the previous one has ended.
  ///
  /// The starts are a loop instead of a recursion, so that a million iterations that end
  /// synchronously need no deep stack.
  final func startIteration() {
    isDue = true
    guard !isStarting else { return }
    isStarting = true
    while isDue, !hasEnded, !run.isOver {
      isDue = false
      producer.start(self, in: run.work)
    }
    isStarting = false
  }

  /// Ends the output of the loop, unless it has ended.
  final func end(_ termination: Termination<Failure>) {
    guard !hasEnded else { return }
    hasEnded = true
    output.terminate(termination)
  }

  override func interrupt() {
    hasEnded = true
    output.terminate(.interrupted)
  }
}
