import BinderySignals
import Measuring

func addProperties(to suite: inout Suite) {
  addBindings(to: &suite)
  addWrites(to: &suite)
  addTracking(to: &suite)
  suite.row("g0", .outcome) { _, sink in
    let source = MutableProperty(0)
    return { values in
      for value in values { source.value = value }
      sink.consume(source.value)
    }
  }
  suite.row("g1") { _, sink in
    let source = MutableProperty(1)
    return { values in for _ in values { sink.consume(source.value) } }
  }
  suite.row("m2") { held, sink in
    let source = MutableProperty(0)
    let double = computed { source.value &* 2 }
    let triple = computed { source.value &* 3 }
    held += observe {
      let (left, right) = (double.value, triple.value)
      precondition(left &* 3 == right &* 2, "an observer sees one consistent state")
      sink.consume(left &+ right)
    }
    return { for value in $0 { source.value = value } }
  }
  suite.row("m2-operators") { held, sink in
    let source = MutableProperty(0)
    let double = source.map { $0 &* 2 }
    let triple = source.map { $0 &* 3 }
    let both = double.combineLatest(with: triple)
    held += observe {
      let (left, right) = both.value
      precondition(left &* 3 == right &* 2, "an observer sees one consistent state")
      sink.consume(left &+ right)
    }
    return { for value in $0 { source.value = value } }
  }
  suite.row("m2-computed") { held, sink in
    let source = MutableProperty(0)
    let double = computed { source.value &* 2 }
    let triple = computed { source.value &* 3 }
    let both = computed { Both(left: double.value, right: triple.value) }
    held += observe { sink.consume(both.value.left &+ both.value.right) }
    return { for value in $0 { source.value = value } }
  }
}

/// The values of both sides of a diamond.
private struct Both: Equatable {
  let left: Int
  let right: Int
}

private func addBindings(to suite: inout Suite) {
  suite.row("g", .outcome) { _, sink in
    let source = MutableProperty(0)
    let bound = MutableProperty(0)
    bound <~ source.projectedValue
    return { values in
      for value in values { source.value = value }
      sink.consume(bound.value)
    }
  }
  suite.row("g-observe", .outcome) { held, sink in
    let source = MutableProperty(0)
    let bound = MutableProperty(0)
    held += observe { bound.value = source.value }
    return { values in
      for value in values { source.value = value }
      sink.consume(bound.value)
    }
  }
  suite.row("g-signal", .outcome) { _, sink in
    let source = MutableProperty(0)
    let bound = MutableProperty(0)
    bound <~ source.signal
    return { values in
      for value in values { source.value = value }
      sink.consume(bound.value)
    }
  }
}

private func addWrites(to suite: inout Suite) {
  suite.row("h", .outcome) { held, sink in
    let source = MutableProperty(0)
    let target = Target()
    held += source.signal.skipRepeats().map { $0 &* 2 }.observeValues { target.value = $0 }
    return { values in
      for value in values { source.value = value }
      sink.consume(target.value / 2)
    }
  }
  suite.row("h2", .outcome) { held, sink in
    let source = MutableProperty(0)
    let target = Target()
    held += observe { target.value = source.value &* 2 }
    return { values in
      for value in values { source.value = value }
      sink.consume(target.value / 2)
    }
  }
}
