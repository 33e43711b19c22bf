internal import Measuring
internal import OpenCombine

extension Suite {
  mutating func addOpenCombineSubscriptions() {
    addOpenCombineInnerStreams()
    addOpenCombineWholeLives()
    row("i", .outcome) { _, sink in
      let subject = PassthroughSubject<Int, Never>()
      return { values in
        for _ in values { subject.sink { sink.consume($0) }.cancel() }
        let last = subject.sink { sink.consume($0) }
        subject.send(values.upperBound - 1)
        last.cancel()
      }
    }
    row("i2", .outcome) { _, sink in
      let subject = PassthroughSubject<Int, Never>()
      return { values in
        for _ in values {
          subject
            .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &- 1 }
            .sink { sink.consume($0) }
            .cancel()
        }
        let last = subject.sink { sink.consume($0) }
        subject.send(values.upperBound - 1)
        last.cancel()
      }
    }
  }

  private mutating func addOpenCombineInnerStreams() {
    row("j") { held, sink in
      let subject = PassthroughSubject<Int, Never>()
      held += subject.map { Just($0) }.switchToLatest().sink { sink.consume($0) }
      return { for value in $0 { subject.send(value) } }
    }
    row("j2") { held, sink in
      let subject = PassthroughSubject<Int, Never>()
      let inner = CurrentValueSubject<Int, Never>(7)
      held += subject.map { _ in inner }.switchToLatest().sink { sink.consume($0) }
      return { for value in $0 { subject.send(value) } }
    }
  }

  private mutating func addOpenCombineWholeLives() {
    row("n") { _, sink in
      { values in
        for value in values {
          let subject = PassthroughSubject<Int, Never>()
          let token = subject.sink { sink.consume($0) }
          subject.send(value)
          token.cancel()
        }
      }
    }
    row("q", .each(2)) { _, sink in
      { values in
        for value in values {
          let token = Just(value).sink(
            receiveCompletion: { _ in sink.consume(0) },
            receiveValue: { sink.consume($0) }
          )
          token.cancel()
        }
      }
    }
  }
}
