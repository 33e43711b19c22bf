internal import Measuring

extension Suite {
  mutating func addObservationReaders() {
    row("a") { _, sink in
      let model = Model()
      let tracking = Tracking { sink.consume(model.value) }
      return { values in
        for value in values {
          model.value = value
          tracking.refresh()
        }
      }
    }
    row("b", .each(10)) { _, sink in
      let model = Model()
      let trackings = (0..<10).map { _ in Tracking { sink.consume(model.value) } }
      return { values in
        for value in values {
          model.value = value
          for tracking in trackings { tracking.refresh() }
        }
      }
    }
    row("m2") { _, sink in
      let model = Model()
      let tracking = Tracking {
        let (left, right) = (model.double, model.triple)
        precondition(left &* 3 == right &* 2, "an observer sees one consistent state")
        sink.consume(left &+ right)
      }
      return { values in
        for value in values {
          model.value = value
          tracking.refresh()
        }
      }
    }
    row("e") { _, sink in
      let left = Model()
      let right = Model()
      let tracking = Tracking { sink.consume(left.value &+ right.value) }
      return { values in
        for value in values {
          left.value = value
          tracking.refresh()
        }
      }
    }
  }
}
