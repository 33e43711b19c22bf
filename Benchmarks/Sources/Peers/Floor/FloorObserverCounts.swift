internal import DeliveryFloor
internal import Measuring

extension Suite {
  mutating func addFloorObserverCounts() {
    observerCounts { sink in
      let source = FloorSource<Int>()
      var tokens: [FloorToken] = []
      return ObserverCountCase.Source(
        add: { for _ in 0..<$0 { tokens.append(source.observe { sink.consume($0) }) } },
        send: { for value in $0 { source.send(value) } },
        removeAll: {
          for token in tokens { token.dispose() }
          tokens.removeAll(keepingCapacity: true)
        }
      )
    }
  }
}
