import Bindery
import Testing

struct LifetimeTests {
  // C15, C18
  @Test func `members end once, in order, and those added after the end at once`() {
    let lifetime = Lifetime()
    var ended: [Int] = []
    lifetime.observeEnded { ended.append(1) }
    lifetime.observeEnded { ended.append(2) }

    lifetime.dispose()
    lifetime.dispose()
    lifetime.observeEnded { ended.append(3) }

    #expect(ended == [1, 2, 3])
  }

  @Test func `an action that was removed does not run`() {
    let lifetime = Lifetime()
    var ended = 0
    let token = lifetime.observeEnded { ended += 1 }

    token.dispose()
    lifetime.dispose()

    #expect(ended == 0)
  }

  @Test func `a released lifetime ends`() {
    var ended = 0
    do {
      let lifetime = Lifetime()
      lifetime.observeEnded { ended += 1 }
    }

    #expect(ended == 1)
  }

  @Test func `a serial disposable disposes of the previous one`() {
    let place = SerialDisposable()
    let first = AnyDisposable()
    let second = AnyDisposable()
    let late = AnyDisposable()

    place.inner = first
    place.inner = second
    #expect(first.isDisposed && !second.isDisposed)
    place.dispose()
    place.inner = late

    #expect(second.isDisposed && late.isDisposed)
    #expect(place.inner == nil)
  }
}
