internal import Measuring

extension Suite {
  mutating func addObservationProperties() {
    row("g0", .outcome) { _, sink in
      let model = Model()
      return { values in
        for value in values { model.value = value }
        sink.consume(model.value)
      }
    }
    row("g1") { _, sink in
      let model = Model()
      return { values in for _ in values { sink.consume(model.value) } }
    }
    row("h", .outcome) { _, sink in
      let model = Model()
      let target = Target()
      let tracking = Tracking { target.value = model.value &* 2 }
      return { values in
        for value in values {
          model.value = value
          tracking.refresh()
        }
        sink.consume(target.value / 2)
      }
    }
  }

  mutating func addObservationMemory() {
    memory("bytes-property") { held, sink in MemoryCase.Subject(make: { held += Model() }) }
    memory("bytes-registration") { held, sink in
      let model = Model()
      return MemoryCase.Subject(make: { held += Tracking { sink.consume(model.value) } })
    }
  }
}
