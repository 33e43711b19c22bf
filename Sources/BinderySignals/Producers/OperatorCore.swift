/// The implementation of a producer with an operator applied.
@MainActor
@usableFromInline
final class OperatorCore<Upstream, UpstreamFailure: Error, Value, Failure: Error>:
  ProducerCore<Value, Failure>
{
  @usableFromInline let upstream: ProducerCore<Upstream, UpstreamFailure>
  @usableFromInline let make: (ProducerRun) -> Operator<Upstream, UpstreamFailure, Value, Failure>

  @inlinable init(
    _ upstream: ProducerCore<Upstream, UpstreamFailure>,
    _ make: @escaping (ProducerRun) -> Operator<Upstream, UpstreamFailure, Value, Failure>
  ) {
    self.upstream = upstream
    self.make = make
    super.init()
  }

  deinit {}

  override func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    let node = make(run)
    node.connect(to: output)
    upstream.start(node, run)
  }
}
