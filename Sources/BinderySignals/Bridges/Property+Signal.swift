public import Bindery

extension Property {
  /// The changes of the property from now on, without its present value.
  ///
  /// A ``MutableProperty`` sends each value as it is written, nested writes in order; a derived or
  /// computed one sends what it became, once per change. Completes when the property is released;
  /// the signal of a derived property, when all that it is derived from are. A constant has no
  /// changes: its signal has completed.
  public var signal: Signal<Value, Never> {
    if node.ending?.hasEnded == true { return .empty }
    return Signal { observer, lifetime in
      if let writes = node.writes() {
        if node.livesWhileObserved { lifetime.observeEnded { [node] in _ = node } }
        lifetime += writes.listen { observer.send(value: $0) }
        lifetime += node.ending?.observeEnded { [weak observer] in observer?.sendCompleted() }
      } else {
        follow(observer, during: lifetime)
      }
    }
  }

  /// The present value at each start, then the changes; see ``signal``.
  ///
  /// The producer does not keep a ``MutableProperty`` alive; started later than that is released, it
  /// sends the last value and completes.
  public var producer: SignalProducer<Value, Never> { Property(node: node.mirror).values }

  /// The present value, then the changes; keeps the property until it is released itself.
  var values: SignalProducer<Value, Never> {
    SignalProducer { observer, lifetime in
      guard node.ending?.hasEnded != true else {
        observer.send(value: untracked { value })
        observer.sendCompleted()
        return
      }
      // What the first value makes somebody write comes after it.
      lifetime += signal.observe(observer)
      observer.send(value: untracked { value })
    }
  }

  private func follow(_ observer: Signal<Value, Never>.Observer, during lifetime: Lifetime) {
    var isFirst = true
    let observation = observe { [self] in
      let value = value
      if !isFirst { untracked { observer.send(value: value) } }
      isFirst = false
    }
    lifetime += observation
    lifetime += node.ending?.observeEnded { [weak observation, weak observer] in
      observation?.catchUp()
      observer?.sendCompleted()
    }
  }
}

extension MutableProperty {
  /// The values written from now on; see ``Property/signal``.
  public var signal: Signal<Value, Never> { projectedValue.signal }

  /// The present value at each start, then the values written; see ``Property/producer``.
  public var producer: SignalProducer<Value, Never> { projectedValue.producer }
}
