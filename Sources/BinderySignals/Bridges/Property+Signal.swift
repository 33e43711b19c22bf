extension Property {
  /// The changes of the property from now on, without its present value.
  ///
  /// A ``MutableProperty`` sends each value as it is written, nested writes in order; a computed one
  /// sends what it became, once per change. Completes when the property is released.
  public var signal: Signal<Value, Never> {
    Signal { observer, lifetime in
      if let writes = node.writes() {
        lifetime += writes.listen { observer.send(value: $0) }
        lifetime += node.ending?.observeEnded { [weak observer] in observer?.sendCompleted() }
      } else {
        lifetime += changes(to: observer)
      }
    }
  }

  /// The present value at each start, then the changes.
  public var producer: SignalProducer<Value, Never> {
    SignalProducer { observer, lifetime in
      observer.send(value: untracked { value })
      lifetime += signal.observe(observer)
    }
  }

  private func changes(to observer: Signal<Value, Never>.Observer) -> Observation {
    var isFirst = true
    return observe { [self] in
      let value = value
      if !isFirst { untracked { observer.send(value: value) } }
      isFirst = false
    }
  }
}

extension MutableProperty {
  /// The values written from now on; see ``Property/signal``.
  public var signal: Signal<Value, Never> { projectedValue.signal }

  /// The present value at each start, then the values written; see ``Property/producer``.
  public var producer: SignalProducer<Value, Never> { projectedValue.producer }
}
