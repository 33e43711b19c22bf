public import Bindery

extension Signal {
  /// Makes a signal fed by `generator`, which is called at once.
  ///
  /// Members of the lifetime end when the signal ends, or when it is no longer retained or
  /// observed.
  public convenience init(_ generator: (Observer, Lifetime) -> Void) {
    let source = FedSignal<Value, Failure>()
    let work = Lifetime()
    source.work = work
    let node = PassThrough<Value, Failure>()
    node.upstream = source
    self.init(rank: 1, relayBody: Relay<Value, Failure>.body)
    feed = node
    generator(Observer(to: source.ownRelay), work)
  }

  /// A signal that sends no event and never ends.
  public static var never: Signal {
    Signal { observer, lifetime in lifetime.observeEnded { _ = observer } }
  }

  /// A signal that has completed; an observer is interrupted at once.
  public static var empty: Signal { Signal { observer, _ in observer.sendCompleted() } }
}
