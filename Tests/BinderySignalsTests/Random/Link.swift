import BinderySignals

/// One operator in a chain, and the plain bookkeeping that it is held against.
///
/// Its first input is the chain before it; it has two sources of its own besides.
struct Link {
  typealias Input = Signal<Int, ScriptFailure>
  typealias InputProducer = SignalProducer<Int, ScriptFailure>
  /// Takes what happens on an input, 0 being the chain before, and sends what follows from it.
  typealias Step = (_ input: Int, _ act: Script.Act, _ send: (Script.Act) -> Void) -> Void

  static let ownSources = 2

  let signal: (_ before: Input, _ own: [Input]) -> Input
  let producer: (_ before: InputProducer, _ own: [InputProducer]) -> InputProducer
  /// Makes the bookkeeping of one run.
  let model: () -> Step

  /// Makes a link of an operator that looks at nothing but its first input.
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

  /// The bookkeeping of an operator that makes values of values, and passes the endings.
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

  /// The bookkeeping of an operator with a state.
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
