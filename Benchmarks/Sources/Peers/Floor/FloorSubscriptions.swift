internal import DeliveryFloor
internal import Measuring

extension Suite {
  mutating func addFloorSubscriptions() {
    row("i", .outcome) { _, sink in
      let source = FloorSource<Int>()
      return { values in
        for _ in values { source.observe { sink.consume($0) }.dispose() }
        let last = source.observe { sink.consume($0) }
        source.send(values.upperBound - 1)
        last.dispose()
      }
    }
    row("i2", .outcome) { _, sink in
      let source = FloorSource<Int>()
      return { values in
        for _ in values { source.observe(mapFilterMap { sink.consume($0) }).dispose() }
        let last = source.observe { sink.consume($0) }
        source.send(values.upperBound - 1)
        last.dispose()
      }
    }
    row("n") { _, sink in
      { values in
        for value in values {
          let source = FloorSource<Int>()
          source.observe { sink.consume($0) }
          source.send(value)
        }
      }
    }
  }
}
