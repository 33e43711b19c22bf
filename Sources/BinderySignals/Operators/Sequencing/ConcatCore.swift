import Bindery

/// The implementation of `concat` and `then`: two producers, one after the other.
///
/// A start flattens nested concatenations into one list.
@MainActor
final class ConcatCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private var first: ProducerCore<Value, Failure>?
  private var second: ProducerCore<Value, Failure>?
  private let passesInterruption: Bool

  /// Makes a concatenation in which an interruption of one producer interrupts the whole, or else
  /// counts as its completion.
  init(
    _ first: ProducerCore<Value, Failure>,
    _ second: ProducerCore<Value, Failure>,
    passesInterruption: Bool
  ) {
    self.first = first
    self.second = second
    self.passesInterruption = passesInterruption
    super.init()
  }

  isolated deinit {
    DeferredRelease.enqueue(from: &first)
    DeferredRelease.enqueue(from: &second)
    DeferredRelease.drain()
  }

  override func concatenation(passingInterruption: Bool) -> Concatenation? {
    guard passesInterruption == passingInterruption, let first, let second else { return nil }
    return Concatenation(first: first, second: second)
  }

  override func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    guard var first, let second else { return }
    var following = [second]
    while let pair = first.concatenation(passingInterruption: passesInterruption) {
      following.append(pair.second)
      first = pair.first
    }
    let node = ConcatOperator(following, in: run, passesInterruption: passesInterruption)
    node.connect(to: output)
    run.head = node
    node.start(first)
  }
}
