/// The implementation of an operator that may end early: its upstream has a run of its own.
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
  /// Applies an operator that may end early to this producer; each start makes a new one.
  ///
  /// The operator’s `listen()` is called before its upstream is started.
  ///
  /// - Parameter make: Makes the operator, given the run of the result and the run of the upstream.
  /// - Returns: A producer of the events of the operator.
  func applying<NewValue, NewFailure>(
    ending make:
      @escaping (
        _ run: ProducerRun, _ upstream: ProducerRun
      ) -> EndingOperator<Value, Failure, NewValue, NewFailure>
  ) -> SignalProducer<NewValue, NewFailure> {
    SignalProducer<NewValue, NewFailure>(core: EndingOperatorCore(core, make))
  }

  /// Applies an operator that may end early and that another input may end as well.
  ///
  /// Each start makes a new operator, as ``applying(ending:)`` does.
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
