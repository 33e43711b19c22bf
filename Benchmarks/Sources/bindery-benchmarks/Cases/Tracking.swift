import BinderySignals
import Measuring

/// The cost of ``StandardTracking``, in its other position and in bodies that are tracked.
func addTracking(to suite: inout Suite) {
  suite.row("a-tracked") { _, sink in
    let source = MutableProperty(0)
    let tracking = whileTracking { Tracking { sink.consume(source.value) } }
    return { values in
      whileTracking {
        for value in values {
          source.value = value
          tracking.refresh()
        }
      }
    }
  }
  suite.row("g1-tracking") { _, sink in
    let source = MutableProperty(1)
    return { values in whileTracking { for _ in values { sink.consume(source.value) } } }
  }
  suite.row("g-observe-tracking", .outcome) { held, sink in
    let source = MutableProperty(0)
    let bound = MutableProperty(0)
    held += whileTracking { observe { bound.value = source.value } }
    return { values in
      whileTracking { for value in values { source.value = value } }
      sink.consume(bound.value)
    }
  }
  suite.row("m2-tracking") { held, sink in
    let source = MutableProperty(0)
    let double = computed { source.value &* 2 }
    let triple = computed { source.value &* 3 }
    held += whileTracking {
      observe {
        let (left, right) = (double.value, triple.value)
        precondition(left &* 3 == right &* 2, "an observer sees one consistent state")
        sink.consume(left &+ right)
      }
    }
    return { values in whileTracking { for value in values { source.value = value } } }
  }
  suite.memory("bytes-registration") { held, sink in
    let source = MutableProperty(0)
    StandardTracking.isOn = true
    return MemoryCase.Subject(
      make: { held += Tracking { sink.consume(source.value) } },
      works: {
        StandardTracking.isOn = false
        return true
      }
    )
  }
}

private func whileTracking<Result>(_ body: () -> Result) -> Result {
  StandardTracking.isOn = true
  defer { StandardTracking.isOn = false }
  return body()
}
