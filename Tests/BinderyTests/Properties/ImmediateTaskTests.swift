import Bindery
import Testing

/// Reads in a task that a run has started, up to the first suspension of the task.
struct ImmediateTaskTests {
  private let own = MutableProperty(0)
  private let foreign = MutableProperty(0)

  // C8
  @Test func `a read in an immediate task is no dependency of the observer`() {
    var runs = 0
    let token = observe { [own, foreign] in
      runs += 1
      _ = own.value
      Task.immediate { _ = foreign.value }
    }

    foreign.value = 1
    let afterForeign = runs
    own.value = 1

    #expect((afterForeign, runs) == (1, 2))
    token.dispose()
  }

  // C6, C8
  @Test func `a dependency that only a task reads in the next run is dropped`() {
    var runs = 0
    let token = observe { [own, foreign] in
      runs += 1
      if own.value == 0 { _ = foreign.value } else { Task.immediate { _ = foreign.value } }
    }

    own.value = 1
    foreign.value = 1

    #expect(runs == 2)
    token.dispose()
  }

  // C6, C8
  @Test(arguments: [false, true])
  func `a property that the body reads too stays a dependency`(_ readsBefore: Bool) {
    var runs = 0
    let token = observe { [foreign] in
      runs += 1
      if readsBefore { _ = foreign.value }
      Task.immediate { _ = foreign.value }
      if !readsBefore { _ = foreign.value }
    }

    foreign.value = 1

    #expect(runs == 2)
    token.dispose()
  }

  // C8
  @Test func `a computed property does not depend on what its task reads`() {
    var runs = 0
    let sum = computed { [own, foreign] in
      runs += 1
      Task.immediate { _ = foreign.value }
      return own.value
    }
    let token = observe { _ = sum.value }

    foreign.value = 1
    own.value = 1

    #expect(runs == 2)
    token.dispose()
  }

  // C6
  @Test func `a computed property that a task reads first has its own dependencies`() {
    let doubled = computed { [own] in own.value * 2 }
    let token = observe { Task.immediate { _ = doubled.value } }

    own.value = 2

    #expect(doubled.value == 4)
    token.dispose()
  }

  // C6
  @Test func `a read far up the stack is a dependency`() {
    var runs = 0
    let token = observe { [own] in
      runs += 1
      descend(200) { _ = own.value }
    }

    own.value = 1

    #expect(runs == 2)
    token.dispose()
  }

  private func descend(_ depth: Int, _ body: () -> Void) {
    if depth == 0 { body() } else { descend(depth - 1, body) }
  }
}
