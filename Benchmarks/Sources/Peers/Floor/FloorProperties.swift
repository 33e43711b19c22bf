internal import DeliveryFloor
internal import Measuring

extension Suite {
  mutating func addFloorProperties() {
    addFloorWrites()
    row("g", .outcome) { _, sink in
      let source = FloorSource(0)
      let bound = FloorSource(0)
      source.observe { bound.set($0) }
      return { values in
        for value in values { source.set(value) }
        sink.consume(bound.value)
      }
    }
    row("g0", .outcome) { _, sink in
      let source = FloorSource(0)
      return { values in
        for value in values { source.set(value) }
        sink.consume(source.value)
      }
    }
    row("g1") { _, sink in
      let source = FloorSource(1)
      return { values in for _ in values { sink.consume(source.value) } }
    }
  }

  private mutating func addFloorWrites() {
    row("h", .outcome) { _, sink in
      let source = FloorSource(0)
      let target = Target()
      let path: ReferenceWritableKeyPath<Target, Int> = \.value
      source.observe(
        Floor.skipRepeats(to: Floor.map({ $0 &* 2 }, to: { target[keyPath: path] = $0 }))
      )
      return { values in
        for value in values { source.set(value) }
        sink.consume(target.value / 2)
      }
    }
    row("h2", .outcome) { _, sink in
      let source = FloorSource(0)
      let target = Target()
      source.observe(
        Floor.skipRepeats(to: Floor.map({ $0 &* 2 }, to: { target.value = $0 }))
      )
      return { values in
        for value in values { source.set(value) }
        sink.consume(target.value / 2)
      }
    }
  }
}
