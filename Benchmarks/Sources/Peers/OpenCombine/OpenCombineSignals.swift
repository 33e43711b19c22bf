internal import Measuring
internal import OpenCombine

extension Suite {
  mutating func addOpenCombineSignals() {
    row("a") { held in
      let subject = PassthroughSubject<Int, Never>()
      held += subject.sink { consume($0) }
      return { for value in $0 { subject.send(value) } }
    }
    row("b", .each(10)) { held in
      let subject = PassthroughSubject<Int, Never>()
      for _ in 0..<10 { held += subject.sink { consume($0) } }
      return { for value in $0 { subject.send(value) } }
    }
    row("c") { held in
      let subject = PassthroughSubject<Int, Never>()
      held +=
        subject
        .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &* 2 }
        .sink { consume($0) }
      return { for value in $0 { subject.send(value) } }
    }
    row("d") { held in
      let subject = PassthroughSubject<Int, Never>()
      // Erased in between: maps of maps are fused by the library, which makes them slower.
      var publisher = subject.eraseToAnyPublisher()
      for step in 1...10 { publisher = publisher.map { $0 &+ step }.eraseToAnyPublisher() }
      held += publisher.sink { consume($0) }
      return { for value in $0 { subject.send(value) } }
    }
    // There is no merge; a flat map of the subjects does the same.
    row("k") { held in
      let subjects = (0..<10).map { _ in PassthroughSubject<Int, Never>() }
      held += subjects.publisher.flatMap { $0 }.sink { consume($0) }
      let subject = subjects[5]
      return { for value in $0 { subject.send(value) } }
    }
  }
}
