import Bindery
import BinderyTesting
import Testing

/// Tests of the one rule for tokens: an `ObservationToken` ends on release, any other handle does
/// not.
struct TokenTests {
  private let number = MutableProperty(0)
  private let echo = Command<Int, Int>(name: "echo") { (input: Int) throws -> Int in input }

  // C16
  @Test func `observers and handlers of commands end when their tokens are released`() {
    var calls = 0
    _ = observe { if number.value > 0 { calls += 1 } }
    _ = observe(number, \.value) { _, _ in calls += 1 }
    _ = echo.onValue { _ in calls += 1 }

    number.value = 1
    echo.execute(1)

    #expect(calls == 0)
  }

  // C16
  @Test func `an error whose handler's token was released is an unhandled error`() {
    var events: [String] = []
    let trace = Trace.observe { if case .unhandledError(let name, _) = $0 { events.append(name) } }
    defer { trace.dispose() }
    let fail = Command<Void, Void>(name: "fail") { throw Refused() }
    _ = fail.onError { _ in events.append("handled") }

    fail.execute()

    #expect(events == ["fail"])
  }

  // C16
  @Test func `a question is not passed to a handler whose token was released`() async {
    let question = Interaction<String, String>()
    let kept = question.answer { _ in "kept" }
    _ = question.answer { _ in "released" }

    let answer = await question.ask("Which one?")

    #expect(answer == "kept")
    kept.dispose()
  }

  @Test func `a token added to a lifetime ends with it`() {
    let lifetime = Lifetime()
    var values: [Int] = []
    lifetime += echo.onValue { values.append($0) }
    echo.execute(1)

    lifetime.dispose()
    echo.execute(2)

    #expect(values == [1])
  }

  @Test func `a child stays in a combined command when its handle is released`() {
    let both = CombinedCommand<Int>()
    var values: [Int] = []
    let token = echo.onValue { values.append($0) }
    both.add(echo)

    both.execute(3)

    #expect(values == [3])
    token.dispose()
  }

  // C16
  @Test func `a token that was disposed of releases the closure`() async {
    let tokens = Kept()

    let released = await isReleased {
      MutableProperty(1)
    } afterwards: { box in
      tokens.all.append(echo.onValue { _ in _ = box.value })
      tokens.all.append(observe { _ = box.value })
      for token in tokens.all { token.dispose() }
    }

    #expect(released)
    #expect(tokens.all.allSatisfy { $0.isDisposed })
  }

  // C16
  @Test func `an interaction releases a handler when its token ends`() async {
    let question = Interaction<String, String>()

    let released = await isReleased {
      MutableProperty(1)
    } afterwards: { box in
      question.answer { _ in "\(box.value)" }.dispose()
    }

    #expect(released)
  }
}

private final class Kept {
  var all: [ObservationToken] = []
}
