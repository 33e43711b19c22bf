import BinderySignals
import Measuring

func addMemory(to suite: inout Suite) {
  addBindingMemory(to: &suite)
  suite.memory("bytes-property") { held, sink in
    MemoryCase.Subject(make: { held += MutableProperty(0) })
  }
  suite.memory("bytes-observer") { held, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    return MemoryCase.Subject(
      make: { held += output.observeValues { sink.consume($0) } },
      works: { sink.receives(100_001) { input.send(value: 1) } }
    )
  }
  suite.memory("bytes-chain") { held, sink in
    let (output, input) = Signal<Int, Never>.pipe()
    return MemoryCase.Subject(
      make: {
        held +=
          output
          .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &* 2 }
          .observeValues { sink.consume($0) }
      },
      works: { sink.receives(100_001) { input.send(value: 1) } }
    )
  }
}

private func addBindingMemory(to suite: inout Suite) {
  suite.memory("bytes-binding") { held, sink in
    var last: (source: MutableProperty<Int>, bound: MutableProperty<Int>)?
    return MemoryCase.Subject(
      make: {
        let source = MutableProperty(0)
        let bound = MutableProperty(0)
        held += source
        held += bound
        bound <~ source.projectedValue
        last = (source, bound)
      },
      works: {
        last?.source.value = 7
        return last?.bound.value == 7
      }
    )
  }
}
