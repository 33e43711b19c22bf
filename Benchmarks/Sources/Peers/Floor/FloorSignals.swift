internal import DeliveryFloor
internal import Measuring

extension Suite {
  mutating func addFloorSignals() {
    row("a") { _, sink in
      let source = FloorSource<Int>()
      source.observe { sink.consume($0) }
      return { for value in $0 { source.send(value) } }
    }
    row("b", .each(10)) { _, sink in
      let source = FloorSource<Int>()
      for _ in 0..<10 { source.observe { sink.consume($0) } }
      return { for value in $0 { source.send(value) } }
    }
    row("c") { _, sink in
      let source = FloorSource<Int>()
      source.observe(mapFilterMap { sink.consume($0) })
      return { for value in $0 { source.send(value) } }
    }
    row("d") { _, sink in
      let source = FloorSource<Int>()
      var chain: (Int) -> Void = { sink.consume($0) }
      for step in 1...10 { chain = Floor.map({ $0 &+ step }, to: chain) }
      source.observe(chain)
      return { for value in $0 { source.send(value) } }
    }
    row("e") { _, sink in
      let left = FloorSource<Int>()
      let right = FloorSource<Int>()
      Floor.combineLatest(left, right) { sink.consume($0.0 &+ $0.1) }
      right.send(1)
      return { for value in $0 { left.send(value) } }
    }
    row("k") { _, sink in
      let sources = (0..<10).map { _ in FloorSource<Int>() }
      for source in sources { source.observe { sink.consume($0) } }
      let source = sources[5]
      return { for value in $0 { source.send(value) } }
    }
  }
}

/// The chain of three operators that several rows have.
func mapFilterMap(to downstream: @escaping (Int) -> Void) -> (Int) -> Void {
  Floor.map(
    { $0 &+ 1 },
    to: Floor.filter({ $0 > 0 }, to: Floor.map({ $0 &* 2 }, to: downstream))
  )
}
