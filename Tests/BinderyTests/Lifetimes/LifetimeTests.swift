import Bindery
import BinderyTesting
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

  // C64
  @Test func `an ended lifetime observes nothing and releases the closure at once`() {
    let lifetime = Lifetime()
    lifetime.dispose()
    let screen = ViewModel()
    weak var captured: Capture?
    var runs = 0

    do {
      let capture = Capture()
      captured = capture
      lifetime.observe(screen) { _ in
        runs += 1
        _ = capture
      }
      lifetime.observe(screen, screen, \.phase, initial: true) { _, _, _ in
        runs += 1
        _ = capture
      }
      #expect(captured === capture)
    }

    #expect(runs == 0)
    #expect(captured == nil)
  }

  // C64
  @Test func `a lifetime observes nothing for an owner whose own lifetime has ended`() {
    let lifetime = Lifetime()
    let screen = ViewModel()
    screen.end()
    weak var captured: Capture?
    var runs = 0

    do {
      let capture = Capture()
      captured = capture
      lifetime.observe(screen) { _ in
        runs += 1
        _ = capture
      }
      lifetime.observe(screen, screen, \.phase, initial: true) { _, _, _ in
        runs += 1
        _ = capture
      }
      screen.whenActivated { _, _ in
        runs += 1
        _ = capture
      }
      screen.errors.collect(Command<Void, Void> {})
      #expect(captured === capture)
    }

    #expect(runs == 0)
    #expect(captured == nil)
  }

  // C64
  @Test func `handlers of a command are not added for an owner that has ended`() {
    let screen = ViewModel()
    screen.end()
    let count = Command<Void, Int> { 1 }
    let fail = Command<Void, Void>(name: "fail") { throw Refused() }
    var values = 0
    count.onValue(screen) { _, _ in values += 1 }
    fail.onError(screen) { _, _ in values += 1 }

    let unhandled = Trace.events {
      if case .unhandledError(let name, _) = $0 { name } else { nil }
    } during: {
      count.execute()
      fail.execute()
    }

    #expect(values == 0)
    #expect(unhandled == ["fail"])
  }

  // C65
  @Test func `a lifetime releases added tasks that have ended, with their results`() async {
    let lifetime = Lifetime()
    let counter = Counter()

    for _ in 0..<1_000 {
      lifetime.add(Task { @MainActor in Capture(counter) })
      lifetime.add(Task<Capture, any Error> { @MainActor in throw Failure(Capture(counter)) })
      await settle()
    }

    #expect(counter.made == 2_000)
    #expect(counter.made - counter.released < 10)
  }

  // C65
  @Test func `an added task is cancelled with the lifetime, or at once after its end`() async {
    let lifetime = Lifetime()
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let early = Task { for await _ in stream {} }
    let late = Task { for await _ in stream {} }
    lifetime.add(early)

    lifetime.dispose()
    lifetime.add(late)

    #expect(early.isCancelled && late.isCancelled)
    await early.value
    await late.value
    continuation.finish()
  }

  // C65
  @Test func `a lifetime releases the captures of its own tasks when they have ended`() async {
    let lifetime = Lifetime()
    let counter = Counter()

    for _ in 0..<100 {
      let capture = Capture(counter)
      lifetime.task {
        await Task.yield()
        _ = capture
      }
    }
    await settle()

    #expect(counter.made == 100 && counter.released == 100)
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

/// Counts objects and their releases.
private final class Counter {
  var made = 0
  var released = 0

  init() {}
  deinit {}
}

/// An object that a closure captures or a task returns.
private final class Capture {
  private let counter: Counter?

  init(_ counter: Counter? = nil) {
    self.counter = counter
    counter?.made += 1
  }

  isolated deinit { counter?.released += 1 }
}

private struct Failure: Error {
  let capture: Capture

  init(_ capture: Capture) { self.capture = capture }
}
