@_spi(Engine) import Bindery

/// The state of a `sample`: the latest value of a source, sent when the sampler sends.
@MainActor
private final class Sampling<Value, Tick, Failure: Error>: InputGroup<(Value, Tick), Failure> {
  var newest: Value?

  deinit {}
}

/// The observer of the source of a ``Sampling``.
@MainActor
private final class SampledInput<Value, Tick, Failure: Error>: Observer<Value, Failure> {
  private let sampling: Sampling<Value, Tick, Failure>

  init(_ sampling: Sampling<Value, Tick, Failure>) {
    self.sampling = sampling
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    keeping(sampling.newest) { sampling.newest = value }
  }

  override func terminate(_ termination: Termination<Failure>) { sampling.inputEnded(termination) }
}

/// The observer of the sampler of a ``Sampling``.
@MainActor
private final class SamplerInput<Value, Tick, Failure: Error>: Observer<Tick, Never> {
  private let sampling: Sampling<Value, Tick, Failure>

  init(_ sampling: Sampling<Value, Tick, Failure>) {
    self.sampling = sampling
    super.init()
  }

  deinit {}

  override func receive(_ tick: Tick) {
    if let newest = sampling.newest { sampling.output.send(value: (newest, tick)) }
  }

  override func terminate(_ termination: Termination<Never>) {
    switch termination {
    case .completed: sampling.inputEnded(.completed)
    case .interrupted: sampling.inputEnded(.interrupted)
    }
  }
}

extension Signal {
  /// Sends the latest value, in a tuple with the value of `sampler`, each time `sampler` sends.
  ///
  /// ```text
  /// self          ─1─2─────3──|
  /// sampler       ─────a─b────c─|
  /// sample(with:) ─────2a─2b──3c─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | stored until a newer one; of `sampler`: sent with the stored value, if any |
  /// | failure | forwarded |
  /// | completion | forwarded when both have completed |
  /// | interruption | of either: forwarded |
  /// | disposal | stops observing both |
  public func sample<Sampler: SignalProducerConvertible>(
    with sampler: Sampler
  ) -> Signal<(Value, Sampler.Value), Failure> where Sampler.Failure == Never {
    Signal<(Value, Sampler.Value), Failure>.joining { output, lifetime in
      let sampling = Sampling<Value, Sampler.Value, Failure>(of: 2, sendingTo: output)
      attach(SampledInput(sampling), during: lifetime)
      sampler.producer.start(SamplerInput(sampling), in: lifetime)
    }
  }

  /// Sends the latest value each time `sampler` sends; nothing before this signal has sent one.
  ///
  /// A value may be sent several times. A failure of this signal or an interruption of either is
  /// forwarded; the result completes when both have completed.
  public func sample(on sampler: some SignalProducerConvertible<Void, Never>) -> Signal {
    sample(with: sampler).map { $0.0 }
  }
}

extension SignalProducer {
  /// Sends the latest value, in a tuple with the value of `sampler`, each time `sampler` sends.
  ///
  /// This producer is started before `sampler`. Nothing is sent before it has sent a value. A
  /// failure of it or an interruption of either is forwarded; the run completes when both have
  /// completed.
  public func sample<Sampler: SignalProducerConvertible>(
    with sampler: Sampler
  ) -> SignalProducer<(Value, Sampler.Value), Failure> where Sampler.Failure == Never {
    let sampler = sampler.producer
    return SignalProducer<(Value, Sampler.Value), Failure>(combining: { output, run in
      let sampling = Sampling<Value, Sampler.Value, Failure>(of: 2, sendingTo: output)
      run.head = sampling
      start(SampledInput(sampling), in: run.work)
      sampler.start(SamplerInput(sampling), asInputOf: run)
    })
  }

  /// Sends the latest value each time `sampler` sends; nothing before this producer has sent one.
  ///
  /// This producer is started before `sampler`. A value may be sent several times. A failure of
  /// this producer or an interruption of either is forwarded; the run completes when both have
  /// completed.
  public func sample(on sampler: some SignalProducerConvertible<Void, Never>) -> SignalProducer {
    sample(with: sampler).map { $0.0 }
  }
}
