import Bindery

/// Another producer's work, of which only the ending is told.
@MainActor
final class SilentCore<Silenced, SilencedFailure: Error, Value, Failure: Error>:
  ProducerCore<Value, Failure>
{
  private var upstream: ProducerCore<Silenced, SilencedFailure>?
  private let promote: (SilencedFailure) -> Failure

  init(
    _ upstream: ProducerCore<Silenced, SilencedFailure>,
    promoting promote: @escaping (SilencedFailure) -> Failure
  ) {
    self.upstream = upstream
    self.promote = promote
    super.init()
  }

  isolated deinit {
    DeferredRelease.enqueue(from: &upstream)
    DeferredRelease.drain()
  }

  override func silenced<New, NewFailure>(
    promoting next: @escaping (Failure) -> NewFailure
  ) -> ProducerCore<New, NewFailure> {
    guard let upstream else { return EndingCore(nil) }
    // Where the type stays the same there is nothing to promote: a row must not nest closures.
    if let same = promote as? (SilencedFailure) -> NewFailure {
      return SilentCore<_, _, New, NewFailure>(upstream, promoting: same)
    }
    return SilentCore<_, _, New, NewFailure>(upstream) { [promote] in next(promote($0)) }
  }

  /// A row that is silenced is a row of what is silenced.
  override func row(passingInterruption: Bool) -> Row? {
    guard let row = upstream?.row(passingInterruption: passingInterruption) else { return nil }
    return Row(
      first: row.first.silenced(promoting: promote),
      second: row.second.silenced(promoting: promote)
    )
  }

  override func start(_ output: Observer<Value, Failure>, _ run: Run) {
    guard let upstream else { return }
    let node = Silence<Silenced, SilencedFailure, Value, Failure>(promoting: promote)
    node.connect(to: output)
    upstream.start(node, run)
  }
}

/// Drops values, and passes endings on.
@MainActor
private final class Silence<Value, Failure: Error, New, NewFailure: Error>:
  Operator<Value, Failure, New, NewFailure>
{
  private let promote: (Failure) -> NewFailure

  init(promoting promote: @escaping (Failure) -> NewFailure) {
    self.promote = promote
    super.init { _, _ in }
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    switch termination {
    case .failed(let error): output.terminate(.failed(promote(error)))
    case .completed: output.terminate(.completed)
    case .interrupted: output.terminate(.interrupted)
    }
  }
}
