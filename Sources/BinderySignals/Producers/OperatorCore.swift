/// The implementation of a producer with an operator applied.
@MainActor
final class OperatorCore<Upstream, UpstreamFailure: Error, Value, Failure: Error>:
  ProducerCore<Value, Failure>
{
  private let upstream: ProducerCore<Upstream, UpstreamFailure>
  private let make: (ProducerRun) -> Operator<Upstream, UpstreamFailure, Value, Failure>

  init(
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
