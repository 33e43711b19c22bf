/// Another producer's work, in a run of its own, through an operator that may end it early.
@MainActor
final class EndingOperatorCore<Upstream, UpstreamFailure: Error, Value, Failure: Error>:
  ProducerCore<Value, Failure>
{
  private let upstream: ProducerCore<Upstream, UpstreamFailure>
  private let make:
    (ProducerRun, ProducerRun) -> EndingOperator<Upstream, UpstreamFailure, Value, Failure>

  init(
    _ upstream: ProducerCore<Upstream, UpstreamFailure>,
    _ make:
      @escaping (ProducerRun, ProducerRun) -> EndingOperator<
        Upstream, UpstreamFailure, Value, Failure
      >
  ) {
    self.upstream = upstream
    self.make = make
    super.init()
  }

  deinit {}

  override func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    let inner = ProducerRun()
    let node = make(run, inner)
    node.connect(to: output)
    node.run = inner
    run.head = node
    run.inner = inner
    run.upstream = node
    node.listen()
    guard node.run != nil, !run.isDisposed else { return }
    upstream.start(node, inner)
    run.input = inner.input
    inner.input = nil
  }
}

extension SignalProducer {
  /// Puts an operator that may end early behind this producer, a fresh one for each start.
  ///
  /// It hears `listen()` before its upstream is started.
  ///
  /// - Parameter make: Makes the operator; it is handed the run, and the run of its upstream alone.
  /// - Returns: The producer behind the operator.
  func applying<NewValue, NewFailure>(
    ending make:
      @escaping (
        _ run: ProducerRun, _ upstream: ProducerRun
      ) -> EndingOperator<Value, Failure, NewValue, NewFailure>
  ) -> SignalProducer<NewValue, NewFailure> {
    SignalProducer<NewValue, NewFailure>(core: EndingOperatorCore(core, make))
  }

  /// Puts an operator that something besides its upstream may end behind this producer.
  ///
  /// See ``applying(ending:)``.
  func combining<NewValue, NewFailure>(
    ending make:
      @escaping (
        _ run: ProducerRun, _ upstream: ProducerRun
      ) -> EndingOperator<Value, Failure, NewValue, NewFailure>
  ) -> SignalProducer<NewValue, NewFailure> {
    let core = EndingOperatorCore(core, make)
    return SignalProducer<NewValue, NewFailure>(combining: { core.start($0, $1) })
  }
}
