import BinderySignals
import BinderyTesting
import Testing

private final class Screen: ViewModel {
  var title = ""
}

struct LifetimeEndingTests {
  // Differs: `lifetime` of an owner
  @Test func `a lifetime ends with its token, and not with its other owners`() {
    var ended: [String] = []
    var lifetime: Lifetime?
    do {
      let (made, token) = Lifetime.make()
      lifetime = made
      made.ended.observeCompleted { ended.append("signal") }
      made.observeEnded { ended.append("action") }
      Lifetime(token).observeEnded { ended.append("second") }
    }

    #expect(ended == ["signal", "action", "second"])
    #expect(lifetime?.hasEnded == true)
  }

  @Test func `the lifetime of a token outlives the other references to it`() {
    var hasEnded = false
    let token = Lifetime.Token()
    do { Lifetime(token).observeEnded { hasEnded = true } }

    #expect(!hasEnded)
    token.dispose()
    #expect(hasEnded)
  }

  @Test func `a signal of an ended lifetime interrupts a late observer`() {
    var events: [String] = []

    Lifetime.empty.ended.observe { events.append("\($0)") }

    #expect(events == ["interrupted"])
  }

  @Test func `the end of a view model is sent as a signal, and ends bindings to it`() async {
    let (titles, input) = Signal<String, Never>.pipe()
    var events: [String] = []
    let released = await isReleased {
      Screen()
    } afterwards: { screen in
      Lifetime.of(screen).ended.observe { events.append("\($0)") }
      screen.reactive[\.title] <~ titles
      screen.reactive.makeBindingTarget { events.append("\($0.title) \($1)") } <~ titles
      input.send(value: "Home")
    }
    input.send(value: "Away")

    #expect(released)
    #expect(events == ["Home Home", "completed"])
  }

  @Test func `members can be added to a composite and removed from it`() {
    var ended: [String] = []
    let composite = CompositeDisposable([AnyDisposable { ended.append("first") }, nil])
    composite += { ended.append("second") }
    let third = composite.add { ended.append("third") }
    composite += AnyDisposable { ended.append("fourth") }

    third?.dispose()
    composite.dispose()

    #expect(ended == ["first", "second", "fourth"])
  }

  @Test func `a scoped disposable disposes of its inner disposable when it is released`() {
    var ended: [String] = []
    do {
      let scoped = ScopedDisposable(CompositeDisposable())
      scoped += { ended.append("closure") }
      scoped += ScopedDisposable(AnyDisposable { ended.append("inner") } as any Disposable)
      #expect(ended.isEmpty)
    }

    #expect(ended == ["closure", "inner"])
  }
}
