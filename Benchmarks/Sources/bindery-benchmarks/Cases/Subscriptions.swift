import BinderySignals
import Measuring

func addSubscriptions(to suite: inout Suite) {
  addSubscriptionsToChains(to: &suite)
  addInnerStreams(to: &suite)
  addWholeLives(to: &suite)
  suite.row("i", .outcome) { held, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    held += output
    return { values in
      for _ in values { output.observeValues { sink.consume($0) }?.dispose() }
      let last = output.observeValues { sink.consume($0) }
      input.send(value: values.upperBound - 1)
      last?.dispose()
    }
  }
}

private func addSubscriptionsToChains(to suite: inout Suite) {
  suite.row("i2-before", .outcome) { _, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    let chain = output.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &- 1 }
    return { values in
      for _ in values { chain.observeValues { sink.consume($0) }?.dispose() }
      let last = chain.observeValues { sink.consume($0) }
      input.send(value: values.upperBound - 1)
      last?.dispose()
    }
  }
  suite.row("i2", .outcome) { held, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    held += output
    return { values in
      for _ in values {
        output
          .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &- 1 }
          .observeValues { sink.consume($0) }?
          .dispose()
      }
      let last = output.observeValues { sink.consume($0) }
      input.send(value: values.upperBound - 1)
      last?.dispose()
    }
  }
}

private func addInnerStreams(to suite: inout Suite) {
  suite.row("j") { _, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    output
      .flatMap(.latest) { SignalProducer<Int, Never>(value: $0) }
      .observeValues { sink.consume($0) }
    return { for value in $0 { input.send(value: value) } }
  }
  suite.row("j2") { _, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    let inner = MutableProperty(7)
    output.flatMap(.latest) { _ in inner.producer }.observeValues { sink.consume($0) }
    return { for value in $0 { input.send(value: value) } }
  }
}

private func addWholeLives(to suite: inout Suite) {
  suite.row("n") { _, sink in
    { values in
      for value in values {
        let (output, input) = Signal<Int, Never>.pipe()
        output.observeValues { sink.consume($0) }
        input.send(value: value)
      }
    }
  }
  suite.row("q", .each(2)) { _, sink in
    { values in
      for value in values {
        SignalProducer<Int, Never>(value: value).start { event in
          switch event {
          case .value(let value): sink.consume(value)
          case .completed: sink.consume(0)
          case .interrupted: break
          }
        }
      }
    }
  }
}
