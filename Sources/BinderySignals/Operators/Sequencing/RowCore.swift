import Bindery

/// Two producers, one after the other; a row of rows is one row, however long.
@MainActor
final class RowCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private var first: ProducerCore<Value, Failure>?
  private var second: ProducerCore<Value, Failure>?
  private let passesInterruption: Bool

  /// Makes a row in which an interruption of one ends the whole, or else counts as a completion.
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

  override func row(passingInterruption: Bool) -> Row? {
    guard passesInterruption == passingInterruption, let first, let second else { return nil }
    return Row(first: first, second: second)
  }

  override func start(_ output: Observer<Value, Failure>, _ run: Run) {
    guard var first, let second else { return }
    var following = [second]
    while let row = first.row(passingInterruption: passesInterruption) {
      following.append(row.second)
      first = row.first
    }
    let node = Sequel(following, in: run, passesInterruption: passesInterruption)
    node.connect(to: output)
    run.head = node
    node.start(first)
  }
}
