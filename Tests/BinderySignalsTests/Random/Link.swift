import BinderySignals

/// One operator in a chain, and a plain model of it.
///
/// Its first input is the chain upstream; it has two sources of its own.
struct Link {
  typealias Input = Signal<Int, ScriptFailure>
  typealias InputProducer = SignalProducer<Int, ScriptFailure>
  /// Handles an event of an input, 0 being the chain upstream, and sends the resulting events.
  typealias Step = (_ input: Int, _ act: Script.Act, _ send: (Script.Act) -> Void) -> Void

  static let ownSources = 2

  let signal: (_ before: Input, _ own: [Input]) -> Input
  let producer: (_ before: InputProducer, _ own: [InputProducer]) -> InputProducer
  /// Makes the model of one run.
  let model: () -> Step

  /// Makes a link of an operator that uses only its first input.
  init(
    _ model: @escaping () -> Step,
    signal: @escaping (Input) -> Input,
    producer: @escaping (InputProducer) -> InputProducer
  ) {
    self.signal = { before, _ in signal(before) }
    self.producer = { before, _ in producer(before) }
    self.model = model
  }

  /// Makes a link of an operator that has other inputs too.
  init(
    _ model: @escaping () -> Step,
    signal: @escaping (_ before: Input, _ own: [Input]) -> Input,
    producer: @escaping (_ before: InputProducer, _ own: [InputProducer]) -> InputProducer
  ) {
    self.signal = signal
    self.producer = producer
    self.model = model
  }

  /// Returns the model of an operator that transforms values, and forwards the endings.
  static func values<State>(
    _ initial: State,
    _ step: @escaping (inout State, Int) -> [Int]
  ) -> () -> Step {
    {
      var state = initial
      return { input, act, send in
        switch (input, act) {
        case (0, .value(let value)): for value in step(&state, value) { send(.value(value)) }
        case (0, .ending): send(act)
        default: break
        }
      }
    }
  }

  /// Returns the model of an operator with a state.
  static func stepping<State>(
    _ initial: State,
    _ step: @escaping (inout State, _ input: Int, Script.Act, (Script.Act) -> Void) -> Void
  ) -> () -> Step {
    {
      var state = initial
      return { input, act, send in step(&state, input, act, send) }
    }
  }
}
