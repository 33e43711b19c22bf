import Bindery
import BinderyTesting
import Testing

struct QuestionQueueTests {
  /// A place that shows one question at a time, such as the dialog of a window.
  private final class Place {
    private(set) var shown: [String] = []
    private(set) var log: [String] = []
    private var answers: [String: CheckedContinuation<String?, Never>] = [:]

    deinit {}

    /// Shows a question until it is answered; it does not notice a cancellation.
    func show(_ question: String) async -> String? {
      shown.append(question)
      log.append(question)
      let answer = await withCheckedContinuation { answers[question] = $0 }
      shown.removeAll { $0 == question }
      return answer
    }

    func answer(_ question: String, _ answer: String? = "yes") async {
      answers.removeValue(forKey: question)?.resume(returning: answer)
      await settle()
    }
  }

  private let place = Place()
  private let first = Interaction<String, String>()
  private let second = Interaction<String, String>()

  private func ask(_ interaction: Interaction<String, String>, _ question: String) -> Task<
    String?, Never
  > {
    Task.immediate { await interaction.ask(question) }
  }

  // C70
  @Test func `the questions of two interactions wait for each other at their place`() async {
    let lifetime = Lifetime()
    for interaction in [first, second] {
      lifetime += interaction.answer(place) { await $0.show($1) }
    }
    let answers = [ask(first, "a"), ask(second, "b"), ask(first, "c")]
    await settle()
    #expect(place.shown == ["a"])

    await place.answer("a")
    #expect(place.shown == ["b"])
    await place.answer("b", nil)
    await place.answer("c")

    #expect(await answers[0].value == "yes")
    #expect(await answers[1].value == nil)
    #expect(await answers[2].value == "yes")
    lifetime.dispose()
  }

  // C70
  @Test func `a handler without an owner answers one question at a time`() async {
    let token = first.answer { [place] in await place.show($0) }
    let answers = [ask(first, "a"), ask(first, "b")]
    await settle()
    #expect(place.shown == ["a"])

    await place.answer("a")
    await place.answer("b")

    #expect(await answers[1].value == "yes")
    token.dispose()
  }

  // C70
  @Test func `a question that a handler asks is shown above the open one`() async {
    let lifetime = Lifetime()
    lifetime += first.answer(place) { [second] place, question in
      let answer = Task.immediate { await place.show(question) }
      let other = await second.ask("really?")
      return await answer.value.map { "\($0), \(other ?? "no")" }
    }
    lifetime += second.answer(place) { await $0.show($1) }
    let answer = ask(first, "a")
    let later = ask(second, "b")
    await settle()

    #expect(place.shown == ["a", "really?"])
    await place.answer("really?", "sure")
    #expect(place.shown == ["a"])
    await place.answer("a")
    #expect(place.shown == ["b"])
    await place.answer("b")

    #expect(await answer.value == "yes, sure")
    #expect(await later.value == "yes")
    lifetime.dispose()
  }

  // C70
  @Test func `a task that a handler has left behind waits like any other`() async {
    let lifetime = Lifetime()
    var late: Task<String?, Never>?
    let gate = AsyncStream<Void>.makeStream()
    lifetime += first.answer(place) { [second] place, question in
      late = Task {
        for await _ in gate.stream {}
        return await second.ask("late")
      }
      return "done"
    }
    lifetime += second.answer(place) { await $0.show($1) }
    _ = await first.ask("a")
    let open = ask(second, "b")

    gate.continuation.finish()
    await settle()

    #expect(place.shown == ["b"])
    await place.answer("b")
    #expect(place.shown == ["late"])
    await place.answer("late")
    #expect(await late?.value == "yes")
    _ = await open.value
    lifetime.dispose()
  }

  // C70
  @Test func `a caller that is cancelled leaves the queue with nil`() async {
    let token = first.answer(place) { await $0.show($1) }
    let open = ask(first, "a")
    let waiting = ask(first, "b")
    let last = ask(first, "c")

    waiting.cancel()
    #expect(await waiting.value == nil)
    open.cancel()
    #expect(await open.value == nil)
    await settle()

    #expect(place.log == ["a", "c"])
    await place.answer("c")
    #expect(await last.value == "yes")
    await place.answer("a")
    token.dispose()
  }

  // C70
  @Test func `a task that is cancelled already asks nothing`() async {
    let token = first.answer { [place] in await place.show($0) }
    let asking = Task { await first.ask("a") }
    asking.cancel()

    #expect(await asking.value == nil)
    #expect(place.log.isEmpty)
    token.dispose()
  }

  // C70
  @Test func `the end of a handler cancels what it shows, and passes the question on`() async {
    let other = first.answer { "\($0) below" }
    var isCancelled = false
    let token = first.answer { _ in
      let (stream, input) = AsyncStream<Void>.makeStream()
      await withTaskCancellationHandler {
        for await _ in stream {}
      } onCancel: {
        input.finish()
      }
      isCancelled = Task.isCancelled
      return nil
    }
    let answer = ask(first, "a")
    await settle()

    token.dispose()

    #expect(await answer.value == "a below")
    #expect(isCancelled)
    other.dispose()
  }

  // C70
  @Test func `an owner that is released while its questions wait passes them on`() async {
    var owner: Place? = Place()
    let shown = owner
    let token = owner.map { first.answer($0) { await $0.show($1) } }
    let answers = [ask(first, "a"), ask(first, "b")]
    await settle()
    owner = nil

    await shown?.answer("a")
    await shown?.answer("b")

    #expect(await answers[0].value == "yes")
    #expect(await answers[1].value == "yes")
    token?.dispose()
  }

  // C70
  @Test func `ten thousand questions are answered in the order of asking`() async {
    let queue = QuestionQueue()
    var order: [Int] = []
    let tasks = (0..<10_000).map { number in
      Task.immediate {
        await queue.ask {
          await Task.yield()
          order.append(number)
          return number
        }
      }
    }
    for task in tasks { _ = await task.value }

    #expect(order == Array(0..<10_000))
  }
}
