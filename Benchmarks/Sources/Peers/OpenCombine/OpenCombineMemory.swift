internal import Measuring
internal import OpenCombine

extension Suite {
  mutating func addOpenCombineMemory() {
    addOpenCombineBindingMemory()
    memory("bytes-property") { held, sink in
      MemoryCase.Subject(make: { held += CurrentValueSubject<Int, Never>(0) })
    }
    memory("bytes-observer") { held, sink in
      let subject = PassthroughSubject<Int, Never>()
      return MemoryCase.Subject(
        make: { held += subject.sink { sink.consume($0) } },
        works: { sink.receives(100_001) { subject.send(1) } }
      )
    }
    memory("bytes-chain") { held, sink in
      let subject = PassthroughSubject<Int, Never>()
      return MemoryCase.Subject(
        make: {
          held +=
            subject
            .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &* 2 }
            .sink { sink.consume($0) }
        },
        works: { sink.receives(100_001) { subject.send(1) } }
      )
    }
  }

  private mutating func addOpenCombineBindingMemory() {
    memory("bytes-binding") { held, sink in
      var last: (source: CurrentValueSubject<Int, Never>, bound: CurrentValueSubject<Int, Never>)?
      return MemoryCase.Subject(
        make: {
          let source = CurrentValueSubject<Int, Never>(0)
          let bound = CurrentValueSubject<Int, Never>(0)
          held += source
          held += bound
          held += source.sink { bound.value = $0 }
          last = (source, bound)
        },
        works: {
          last?.source.value = 7
          return last?.bound.value == 7
        }
      )
    }
  }
}
