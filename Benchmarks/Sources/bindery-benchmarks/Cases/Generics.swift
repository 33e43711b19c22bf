import BinderySignals
import Measuring

/// Adds properties in a class that is generic over the value, and values that cannot be compared.
func addGenerics(to suite: inout Suite) {
  suite.row("generic-g0", .outcome) { _, sink in
    let box = Box(0)
    return { values in
      for value in values { box.set(value) }
      sink.consume(box.property.value)
    }
  }
  suite.row("generic-g1") { _, sink in
    let box = Box(1)
    return { values in for _ in values { sink.consume(box.get()) } }
  }
  suite.row("generic-h") { held, sink in
    let box = Box(0)
    held += box.property.signal.observeValues { sink.consume($0) }
    return { values in for value in values { box.set(value) } }
  }
  suite.row("generic-map") { _, sink in
    let box = Box(0)
    return { values in
      for value in values {
        box.set(value)
        sink.consume(box.mapped.value)
      }
    }
  }
  suite.row("make-incomparable") { _, sink in
    { values in
      for value in values {
        let property = MutableProperty(Incomparable(number: value))
        sink.consume(property.value.number)
      }
    }
  }
  addDerivedCollections(to: &suite)
}

/// Adds arrays of which the last element changes, and arrays from which a property is derived.
private func addDerivedCollections(to suite: inout Suite) {
  suite.row("map-10000") { _, sink in
    let items = MutableProperty(Array(0..<10_000))
    let same = items.map { $0 }
    return { consume($0, items, same, sink) }
  }
  suite.row("computed-10000") { _, sink in
    let items = MutableProperty(Array(0..<10_000))
    let same = computed { items.value }
    return { consume($0, items, same, sink) }
  }
  for count in [1_000, 100_000] {
    suite.row("append-derived-\(count)") { held, sink in
      let document = MutableProperty(Document(items: Array(0..<count)))
      let length = document.map(\.items.count)
      held += observe { _ = length.value }
      return { values in
        for value in values {
          document.value.items.append(value)
          sink.consume(document.value.items.removeLast())
        }
      }
    }
  }
}

private func consume(
  _ values: Range<Int>,
  _ items: MutableProperty<[Int]>,
  _ same: Property<[Int]>,
  _ sink: Sink
) {
  for value in values {
    items.value[9_999] = value
    sink.consume(same.value.count &+ value)
  }
}

private final class Box<Value> {
  let property: MutableProperty<Value>
  let mapped: Property<Value>

  init(_ value: Value) {
    property = MutableProperty(value)
    mapped = property.map { $0 }
  }

  @inline(never) func set(_ value: Value) { property.value = value }

  @inline(never) func get() -> Value { property.value }
}

private struct Document {
  var items: [Int]
}

private struct Incomparable {
  let number: Int
}
