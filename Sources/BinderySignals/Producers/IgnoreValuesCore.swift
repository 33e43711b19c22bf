import Bindery

/// The implementation of a producer of which only the ending is forwarded.
@MainActor
final class IgnoreValuesCore<Upstream, UpstreamFailure: Error, Value, Failure: Error>:
  ProducerCore<Value, Failure>
{
  private var upstream: ProducerCore<Upstream, UpstreamFailure>?
  private let promote: (UpstreamFailure) -> Failure

  init(
    _ upstream: ProducerCore<Upstream, UpstreamFailure>,
    promoting promote: @escaping (UpstreamFailure) -> Failure
  ) {
    self.upstream = upstream
    self.promote = promote
    super.init()
  }

  isolated deinit {
    DeferredRelease.enqueue(from: &upstream)
    DeferredRelease.drain()
  }

  override func ignoringValues<New, NewFailure>(
    promoting next: @escaping (Failure) -> NewFailure
  ) -> ProducerCore<New, NewFailure> {
    guard let upstream else { return EndingCore(nil) }
    // Where the failure types are equal nothing has to be promoted; nested closures would make a
    // long chain recursive.
    if let same = promote as? (UpstreamFailure) -> NewFailure {
      return IgnoreValuesCore<_, _, New, NewFailure>(upstream, promoting: same)
    }
    return IgnoreValuesCore<_, _, New, NewFailure>(upstream) { [promote] in next(promote($0)) }
  }

  /// Returns a concatenation whose parts ignore values, if the upstream is a concatenation.
  override func concatenation(passingInterruption: Bool) -> Concatenation? {
    guard let pair = upstream?.concatenation(passingInterruption: passingInterruption) else {
      return nil
    }
    return Concatenation(
      first: pair.first.ignoringValues(promoting: promote),
      second: pair.second.ignoringValues(promoting: promote)
    )
  }

  override func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    guard let upstream else { return }
    let node = IgnoreValues<Upstream, UpstreamFailure, Value, Failure>(promoting: promote)
    node.connect(to: output)
    upstream.start(node, run)
  }
}

/// Drops values, and forwards endings.
@MainActor
private final class IgnoreValues<Value, Failure: Error, New, NewFailure: Error>:
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
