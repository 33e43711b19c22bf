internal import Measuring
internal import OpenCombine

extension Suite {
  mutating func addOpenCombineObserverCounts() {
    observerCounts { sink in
      let subject = PassthroughSubject<Int, Never>()
      var tokens: [AnyCancellable] = []
      return ObserverCountCase.Source(
        add: { for _ in 0..<$0 { tokens.append(subject.sink { sink.consume($0) }) } },
        send: { for value in $0 { subject.send(value) } },
        removeAll: {
          for token in tokens { token.cancel() }
          tokens.removeAll(keepingCapacity: true)
        }
      )
    }
  }
}
