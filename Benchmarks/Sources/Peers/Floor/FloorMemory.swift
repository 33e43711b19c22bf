internal import DeliveryFloor
internal import Measuring

extension Suite {
  mutating func addFloorMemory() {
    memory("bytes-property") { held, sink in MemoryCase.Subject(make: { held += FloorSource(0) }) }
    memory("bytes-observer") { held, sink in
      let source = FloorSource<Int>()
      return MemoryCase.Subject(
        make: { held += source.observe { sink.consume($0) } },
        works: { sink.receives(100_001) { source.send(1) } }
      )
    }
    memory("bytes-binding") { held, sink in
      var last: (source: FloorSource<Int>, bound: FloorSource<Int>)?
      return MemoryCase.Subject(
        make: {
          let source = FloorSource(0)
          let bound = FloorSource(0)
          held += source
          held += bound
          held += source.observe { bound.set($0) }
          last = (source, bound)
        },
        works: {
          last?.source.set(7)
          return last?.bound.value == 7
        }
      )
    }
    memory("bytes-chain") { held, sink in
      let source = FloorSource<Int>()
      return MemoryCase.Subject(
        make: { held += source.observe(mapFilterMap { sink.consume($0) }) },
        works: { sink.receives(100_001) { source.send(1) } }
      )
    }
  }
}
