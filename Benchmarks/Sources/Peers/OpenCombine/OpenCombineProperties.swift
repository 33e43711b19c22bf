internal import Measuring
internal import OpenCombine

extension Suite {
  mutating func addOpenCombineProperties() {
    addOpenCombineWrites()
    row("g", .outcome) { held, sink in
      let source = CurrentValueSubject<Int, Never>(0)
      let bound = CurrentValueSubject<Int, Never>(0)
      held += source.assign(to: \.value, on: bound)
      return { values in
        for value in values { source.value = value }
        sink.consume(bound.value)
      }
    }
    // There is no combineLatest; a zip of two branches of one source does the same.
    row("m2") { held, sink in
      let source = CurrentValueSubject<Int, Never>(0)
      let (double, triple) = (source.map { $0 &* 2 }, source.map { $0 &* 3 })
      held += double.zip(triple).sink { left, right in
        precondition(left &* 3 == right &* 2, "an observer sees one consistent state")
        sink.consume(left &+ right)
      }
      return { for value in $0 { source.value = value } }
    }
    row("g0", .outcome) { _, sink in
      let source = CurrentValueSubject<Int, Never>(0)
      return { values in
        for value in values { source.value = value }
        sink.consume(source.value)
      }
    }
    row("g1") { _, sink in
      let source = CurrentValueSubject<Int, Never>(1)
      return { values in for _ in values { sink.consume(source.value) } }
    }
  }

  private mutating func addOpenCombineWrites() {
    row("h", .outcome) { held, sink in
      let source = CurrentValueSubject<Int, Never>(0)
      let target = Target()
      held += source.removeDuplicates().map { $0 &* 2 }.assign(to: \.value, on: target)
      return { values in
        for value in values { source.value = value }
        sink.consume(target.value / 2)
      }
    }
    row("h2", .outcome) { held, sink in
      let source = CurrentValueSubject<Int, Never>(0)
      let target = Target()
      held += source.removeDuplicates().map { $0 &* 2 }.sink { target.value = $0 }
      return { values in
        for value in values { source.value = value }
        sink.consume(target.value / 2)
      }
    }
  }
}
