import Bindery

/// The state of an operator that combines a value of each input.
///
/// The inputs retain the group, and the group retains the inputs through ``combine`` until it is
/// closed.
@MainActor
@usableFromInline
class CombiningGroup<Output, Failure: Error>: InputGroup<Output, Failure> {
  /// Combines the values of all inputs; `nil` until the inputs are made, and after the end.
  @usableFromInline @safe @exclusivity(unchecked) final var combine: (() -> Output)?
  /// The number of inputs without a value.
  @usableFromInline @safe @exclusivity(unchecked) final var missing: Int

  @usableFromInline
  required override init(of count: Int, sendingTo output: Observer<Output, Failure>) {
    missing = count
    super.init(of: count, sendingTo: output)
  }

  deinit {}

  /// Stores the closure that combines the values, unless an input has already ended the group.
  @usableFromInline final func begin(_ combine: @escaping () -> Output) {
    if !hasEnded { self.combine = combine }
  }

  @usableFromInline
  override func close() {
    super.close()
    replace(&combine, with: nil)
  }
}

extension Signal {
  /// Makes a signal of the combined values of `count` others, which `attachInputs` attaches to a
  /// group.
  ///
  /// `attachInputs` returns a closure that combines the values of the inputs. It is written out for
  /// each number of inputs, because a tuple made of a parameter pack costs ten times as much.
  @inlinable
  static func combining<Group: CombiningGroup<Value, Failure>>(
    _ type: Group.Type,
    of count: Int,
    _ attachInputs: (Group, Lifetime) -> () -> Value
  ) -> Signal {
    joining { output, work in
      let group = Group(of: count, sendingTo: output)
      work.observeEnded { group.close() }
      group.begin(attachInputs(group, work))
    }
  }
}

extension SignalProducer {
  /// Makes a producer of the combined values of `count` others, which `startInputs` starts as the
  /// inputs of a group.
  static func combining<Group: CombiningGroup<Value, Failure>>(
    _ type: Group.Type,
    of count: Int,
    _ startInputs: @escaping (Group, ProducerRun) -> Void
  ) -> SignalProducer {
    SignalProducer(combining: { output, run in
      let group = Group(of: count, sendingTo: output)
      run.work.observeEnded { group.close() }
      run.head = group
      startInputs(group, run)
    })
  }

  /// Starts the producer as one of several inputs of `run`, unless the run is over.
  func start(_ input: BinderySignals.Observer<Value, Failure>, asInputOf run: ProducerRun) {
    if !run.isOver { start(input, in: run.work) }
  }
}
