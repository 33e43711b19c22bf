import BinderySignals
import Measuring

func addSignals(to suite: inout Suite) {
  suite.row("a") { _, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    output.observeValues { sink.consume($0) }
    return { for value in $0 { input.send(value: value) } }
  }
  suite.row("b", .each(10)) { _, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    for _ in 0..<10 { output.observeValues { sink.consume($0) } }
    return { for value in $0 { input.send(value: value) } }
  }
  suite.row("c") { _, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    output.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &* 2 }.observeValues { sink.consume($0) }
    return { for value in $0 { input.send(value: value) } }
  }
  suite.row("d") { _, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    output
      .map { $0 &+ 1 }.map { $0 &+ 2 }.map { $0 &+ 3 }.map { $0 &+ 4 }.map { $0 &+ 5 }
      .map { $0 &+ 6 }.map { $0 &+ 7 }.map { $0 &+ 8 }.map { $0 &+ 9 }.map { $0 &+ 10 }
      .observeValues { sink.consume($0) }
    return { for value in $0 { input.send(value: value) } }
  }
  addProducers(to: &suite)
  addCombinations(to: &suite)
}

/// The chains of c and d, in runs of producers.
private func addProducers(to suite: inout Suite) {
  suite.row("c-producer") { _, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    output.producer.map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &* 2 }
      .startWithValues { sink.consume($0) }
    return { for value in $0 { input.send(value: value) } }
  }
  suite.row("d-producer") { _, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    output.producer
      .map { $0 &+ 1 }.map { $0 &+ 2 }.map { $0 &+ 3 }.map { $0 &+ 4 }.map { $0 &+ 5 }
      .map { $0 &+ 6 }.map { $0 &+ 7 }.map { $0 &+ 8 }.map { $0 &+ 9 }.map { $0 &+ 10 }
      .startWithValues { sink.consume($0) }
    return { for value in $0 { input.send(value: value) } }
  }
}

private func addCombinations(to suite: inout Suite) {
  suite.row("e") { held, sink in
    let (left, leftInput) = Signal<Int, Never>.pipe()
    let (right, rightInput) = Signal<Int, Never>.pipe()
    held += rightInput
    Signal.combineLatest(left, right).observeValues { sink.consume($0.0 &+ $0.1) }
    rightInput.send(value: 1)
    return { for value in $0 { leftInput.send(value: value) } }
  }
  suite.row("f") { held, sink in
    let pipes = (0..<8).map { _ in Signal<Int, Never>.pipe() }
    for pipe in pipes { held += pipe.input }
    Signal.combineLatest(
      pipes[0].output,
      pipes[1].output,
      pipes[2].output,
      pipes[3].output,
      pipes[4].output,
      pipes[5].output,
      pipes[6].output,
      pipes[7].output
    ).observeValues { sink.consume($0.0 &+ $0.7) }
    for pipe in pipes.dropFirst() { pipe.input.send(value: 0) }
    let input = pipes[0].input
    return { for value in $0 { input.send(value: value) } }
  }
  suite.row("k") { held, sink in
    let pipes = (0..<10).map { _ in Signal<Int, Never>.pipe() }
    for pipe in pipes { held += pipe.input }
    Signal.merge(pipes.map(\.output)).observeValues { sink.consume($0) }
    let input = pipes[5].input
    return { for value in $0 { input.send(value: value) } }
  }
  // With signals each branch sends an event: two for each value.
  suite.row("m", .each(2)) { _, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    let double = output.map { $0 &* 2 }
    let triple = output.map { $0 &* 3 }
    Signal.combineLatest(double, triple).observeValues { sink.consume($0.0 &+ $0.1) }
    input.send(value: 0)
    return { for value in $0 { input.send(value: value) } }
  }
}
