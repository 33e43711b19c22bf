/// The state of one `flatMap`: which inner producers run, and which wait.
@MainActor
final class Flattening<Value, Failure: Error> {
  private let strategy: FlattenStrategy
  private let output: Signal<Value, Failure>.Observer
  private let newest = SerialDisposable()
  private var waiting: [SignalProducer<Value, Failure>] = []
  private var running = 0
  private var newestStart = 0
  private var isStarting = false
  private var outerHasCompleted = false

  /// Ends all inner runs.
  let runs = CompositeDisposable()

  init(_ strategy: FlattenStrategy, to output: Signal<Value, Failure>.Observer) {
    self.strategy = strategy
    self.output = output
    runs += newest
  }

  deinit {}

  func add(_ producer: SignalProducer<Value, Failure>) {
    switch strategy {
    case .merge:
      start(producer)
    case .concat:
      waiting.append(producer)
      startWaiting()
    case .latest:
      newestStart += 1
      let start = newestStart
      newest.inner = nil
      let run = self.start(producer)
      // An inner producer may have sent a value that started a newer one.
      if start == newestStart { newest.inner = run } else { run.dispose() }
    }
  }

  func outerCompleted() {
    outerHasCompleted = true
    completeIfDone()
  }

  @discardableResult
  private func start(_ producer: SignalProducer<Value, Failure>) -> any Disposable {
    running += 1
    let run = producer.start { [self] event in
      switch event {
      case .value(let value): output.send(value: value)
      case .failed(let error): output.send(error: error)
      case .completed, .interrupted: innerEnded()
      }
    }
    if strategy != .latest { runs += run }
    return run
  }

  private func innerEnded() {
    running -= 1
    startWaiting()
    completeIfDone()
  }

  /// A loop and not a recursion, so that a million producers that end at once need no deep stack.
  private func startWaiting() {
    guard !isStarting, !runs.isDisposed else { return }
    isStarting = true
    while running == 0, !waiting.isEmpty { start(waiting.removeFirst()) }
    isStarting = false
  }

  private func completeIfDone() {
    if outerHasCompleted, running == 0, waiting.isEmpty, !runs.isDisposed { output.sendCompleted() }
  }
}
