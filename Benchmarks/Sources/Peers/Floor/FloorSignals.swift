internal import DeliveryFloor
internal import Measuring

extension Suite {
  mutating func addFloorSignals() {
    row("a") { _ in
      let source = FloorSource<Int>()
      source.observe { consume($0) }
      return { for value in $0 { source.send(value) } }
    }
    row("b", .each(10)) { _ in
      let source = FloorSource<Int>()
      for _ in 0..<10 { source.observe { consume($0) } }
      return { for value in $0 { source.send(value) } }
    }
    row("c") { _ in
      let source = FloorSource<Int>()
      source.observe(mapFilterMap { consume($0) })
      return { for value in $0 { source.send(value) } }
    }
    row("d") { _ in
      let source = FloorSource<Int>()
      var chain: (Int) -> Void = { consume($0) }
      for step in 1...10 { chain = opaque(Floor.map({ $0 &+ step }, to: chain)) }
      source.observe(chain)
      return { for value in $0 { source.send(value) } }
    }
    row("e") { _ in
      let left = FloorSource<Int>()
      let right = FloorSource<Int>()
      Floor.combineLatest(left, right) { consume($0.0 &+ $0.1) }
      right.send(1)
      return { for value in $0 { left.send(value) } }
    }
    row("k") { _ in
      let sources = (0..<10).map { _ in FloorSource<Int>() }
      for source in sources { source.observe { consume($0) } }
      let source = sources[5]
      return { for value in $0 { source.send(value) } }
    }
  }
}

/// The chain of three operators that several rows have.
func mapFilterMap(to downstream: @escaping (Int) -> Void) -> (Int) -> Void {
  let second = opaque(Floor.map({ $0 &* 2 }, to: downstream))
  let filtered = opaque(Floor.filter({ $0 > 0 }, to: second))
  return opaque(Floor.map({ $0 &+ 1 }, to: filtered))
}

/// The closure itself, of which the optimiser now knows nothing.
///
/// It would make one closure of a chain that is written in one place; chains of operators as values,
/// which pass from one object to the next, cannot be had for that.
@inline(never)
func opaque<Value>(_ closure: @escaping (Value) -> Void) -> (Value) -> Void { closure }
