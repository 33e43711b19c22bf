import Bindery
import Testing

struct InteractionTests {
  @Test func `the handler that was registered last is called first, and may pass`() async {
    let question = Interaction<String, Int>()
    var asked: [String] = []
    let first = question.answer {
      asked.append("first: \($0)")
      return 1
    }
    let second = question.answer {
      asked.append("second: \($0)")
      return $0 == "easy" ? 2 : nil
    }

    let easy = await question.ask("easy")
    let hard = await question.ask("hard")
    second.dispose()
    let later = await question.ask("easy")

    #expect([easy, hard, later] == [2, 1, 1])
    #expect(asked == ["second: easy", "second: hard", "first: hard", "first: easy"])
    first.dispose()
  }

  @Test func `an owner answers until it is released, and then passes the question on`() async {
    let question = Interaction<String, String>()
    var owner: Clerk? = Clerk()
    weak let released = owner
    let other = question.answer { _ in "nobody" }
    let token = owner.map { question.answer($0) { clerk, text in "\(clerk.name): \(text)" } }

    let first = await question.ask("hello")
    owner = nil
    let second = await question.ask("hello")

    #expect([first, second] == ["Ada: hello", "nobody"])
    #expect(released == nil)
    token?.dispose()
    other.dispose()
  }

  @Test func `a question without a handler is traced`() async {
    var traced = 0
    let trace = Trace.observe { if case .unansweredQuestion = $0 { traced += 1 } }
    defer { trace.dispose() }

    let answer = await Interaction<Void, Bool>().ask()

    #expect(answer == nil)
    #expect(traced == 1)
  }
}

private final class Clerk {
  let name = "Ada"
}
