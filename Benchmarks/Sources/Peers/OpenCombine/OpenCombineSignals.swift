internal import Measuring
internal import OpenCombine

extension Suite {
  mutating func addOpenCombineSignals() {
    row("a") { held, sink in
      let subject = PassthroughSubject<Int, Never>()
      held += subject.sink { sink.consume($0) }
      return { for value in $0 { subject.send(value) } }
    }
    row("b", .each(10)) { held, sink in
      let subject = PassthroughSubject<Int, Never>()
      for _ in 0..<10 { held += subject.sink { sink.consume($0) } }
      return { for value in $0 { subject.send(value) } }
    }
    row("c") { held, sink in
      let subject = PassthroughSubject<Int, Never>()
      held +=
        subject
        .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &* 2 }
        .sink { sink.consume($0) }
      return { for value in $0 { subject.send(value) } }
    }
    row("d") { held, sink in
      let subject = PassthroughSubject<Int, Never>()
      // Erased in between: maps of maps are fused by the library, which makes them slower.
      var publisher = subject.eraseToAnyPublisher()
      for step in 1...10 { publisher = publisher.map { $0 &+ step }.eraseToAnyPublisher() }
      held += publisher.sink { sink.consume($0) }
      return { for value in $0 { subject.send(value) } }
    }
    // There is no merge; a flat map of the subjects does the same.
    row("k") { held, sink in
      let subjects = (0..<10).map { _ in PassthroughSubject<Int, Never>() }
      held += subjects.publisher.flatMap { $0 }.sink { sink.consume($0) }
      let subject = subjects[5]
      return { for value in $0 { subject.send(value) } }
    }
  }
}
