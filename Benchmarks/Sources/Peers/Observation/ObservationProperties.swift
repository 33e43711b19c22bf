internal import Measuring

extension Suite {
  mutating func addObservationProperties() {
    row("a") { _ in
      let model = Model()
      let tracking = Tracking { consume(model.value) }
      return { values in
        for value in values {
          model.value = value
          tracking.refresh()
        }
      }
    }
    row("b", .each(10)) { _ in
      let model = Model()
      let trackings = (0..<10).map { _ in Tracking { consume(model.value) } }
      return { values in
        for value in values {
          model.value = value
          for tracking in trackings { tracking.refresh() }
        }
      }
    }
    row("e") { _ in
      let left = Model()
      let right = Model()
      let tracking = Tracking { consume(left.value &+ right.value) }
      return { values in
        for value in values {
          left.value = value
          tracking.refresh()
        }
      }
    }
    row("g0", .outcome) { _ in
      let model = Model()
      return { values in
        for value in values { model.value = value }
        consume(model.value)
      }
    }
    row("g1") { _ in
      let model = Model()
      return { values in for _ in values { consume(model.value) } }
    }
    row("h", .outcome) { _ in
      let model = Model()
      let target = Target()
      let tracking = Tracking { target.value = model.value &* 2 }
      return { values in
        for value in values {
          model.value = value
          tracking.refresh()
        }
        consume(target.value / 2)
      }
    }
  }

  mutating func addObservationMemory() {
    memory("bytes-property") { held in MemoryCase.Subject(make: { held += Model() }) }
  }
}
