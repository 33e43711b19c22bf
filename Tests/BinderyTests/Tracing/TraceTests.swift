import Bindery
import BinderyTesting
import Testing

private final class SearchViewModel: ViewModel {
  @MutableProperty var query = ""
  @Computed({ (viewModel: SearchViewModel) in !viewModel.query.isEmpty }) var isValid
  let clear = Command<Void, Void>(name: "clear") {}
  let fail = Command<Void, Void>(name: "fail") { throw Refused() }

  isolated deinit {}
}

/// An object that is no view model.
private final class Draft {
  @MutableProperty var text = ""

  init() {}

  deinit {}
}

struct TraceTests {
  private func traced(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    let trace = Trace.observe { lines.append("\($0)") }
    defer { trace.dispose() }
    body()
    return lines
  }

  // C40
  @Test func `a sink receives changes and commands with their names`() {
    let lines = traced {
      let viewModel = SearchViewModel()
      let token = viewModel.fail.onError { _ in }
      viewModel.activate()
      viewModel.query = "bindings"
      viewModel.clear.execute()
      viewModel.fail.execute()
      token.dispose()
    }

    #expect(
      lines == [
        "SearchViewModel.phase = active", "SearchViewModel.query = bindings",
        "the command clear started", "the command clear succeeded", "the command fail started",
        "the command fail failed: Refused()",
      ]
    )
  }

  // C40
  @Test func `a write to an object that is not followed is not reported`() {
    let draft = Draft()

    let lines = traced { draft.text = "bindings" }

    #expect(lines == [])
  }

  @Test(.timeLimit(.minutes(30)))
  func `a view model that outlives its screen is a leak`() async {
    let delay = Trace.leakDelay
    defer { Trace.leakDelay = delay }
    Trace.leakDelay = .zero
    let leaking = SearchViewModel()
    var leaks = 0
    var trace: ObservationToken?

    await withCheckedContinuation { leaked in
      trace = Trace.observe { event in
        guard case .leak("SearchViewModel") = event else { return }
        leaks += 1
        if leaks == 1 { leaked.resume() }
      }
      SearchViewModel().end()
      leaking.end()
    }
    await settle()
    trace?.dispose()

    #expect(leaks == 1)
  }

  // C40
  @Test func `an observer that runs again is reported with the paths of the changes`() {
    let lines = traced {
      let viewModel = SearchViewModel()
      let isBusy = MutableProperty(false)
      let token = observe("show", file: "Books/SearchView.swift", line: 12) {
        _ = (viewModel.isValid, isBusy.value)
      }
      viewModel.query = "swift"
      viewModel.query = "bindings"
      isBusy.value = true
      token.dispose()
    }

    let reasons = lines.filter { $0.hasPrefix("observe in") }
    let observer = "observe in show (Books/SearchView.swift:12) runs because of"
    #expect(
      reasons == [
        "\(observer) SearchViewModel.query → SearchViewModel.isValid",
        "\(observer) a property of Bool",
      ]
    )
  }

  // C40
  @Test func `each of several sinks receives each event until its token ends`() {
    var (first, second): ([String], [String]) = ([], [])
    let firstToken = Trace.observe { first.append("\($0)") }
    var secondToken: ObservationToken? = Trace.observe { second.append("\($0)") }

    Trace.report(.commandStarted("a"))
    firstToken.dispose()
    Trace.report(.commandStarted("b"))
    _ = secondToken
    secondToken = nil
    Trace.report(.commandStarted("c"))

    #expect(first == ["the command a started"])
    #expect(second == ["the command a started", "the command b started"])
  }

  // C40
  @Test func `a sink that is removed or added during a delivery receives no event of it`() {
    var received: [String] = []
    var tokens: [ObservationToken] = []
    var isFirst = true
    tokens.append(
      Trace.observe { event in
        guard isFirst else { return received.append("first: \(event)") }
        isFirst = false
        tokens[1].dispose()
        tokens.append(Trace.observe { received.append("added: \($0)") })
        tokens[0].dispose()
      }
    )
    tokens.append(Trace.observe { received.append("removed: \($0)") })

    Trace.report(.commandStarted("a"))
    Trace.report(.commandStarted("b"))
    for token in tokens { token.dispose() }

    #expect(received == ["added: the command b started"])
  }

  // C40
  @Test func `sinks that cause events do not call each other without end, and keep the order`() {
    let viewModel = SearchViewModel()
    var (first, second): ([String], [String]) = ([], [])
    let tokens = [
      Trace.observe { event in
        first.append("\(event)")
        viewModel.clear.execute()
      },
      Trace.observe { event in
        second.append("\(event)")
        viewModel.clear.execute()
      },
    ]

    Trace.report(.leak("A"))
    for token in tokens { token.dispose() }

    let (started, ended) = ("the command clear started", "the command clear succeeded")
    let leak = "\(TraceEvent.leak("A"))"
    #expect(first == [leak, started, ended])
    #expect(second == [leak, started, ended])
  }

  // C8, C40
  @Test func `a sink adds no dependency to the observer whose run caused its event`() {
    let isBusy = MutableProperty(false)
    let viewModel = SearchViewModel()
    var runs = 0
    let trace = Trace.observe { _ in _ = isBusy.value }

    let token = observe {
      runs += 1
      Trace.report(.signal("query", event: viewModel.query))
    }
    isBusy.value = true
    token.dispose()
    trace.dispose()

    #expect(runs == 1)
  }

  // C40
  @Test func `a problem that only its own sink could receive is printed`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await reportInSink()
    }

    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("Bindery: no handler answers the question Save?\n"))
  }

  // C10, C40
  @Test func `a long path of a change is reported by its ends, on a normal stack`() {
    var last = MutableProperty(0).projectedValue
    let first = MutableProperty(0)
    let lines = traced {
      last = first.projectedValue
      for _ in 0..<20_000 {
        last = computed("step") { [last] in last.value + 1 }
        // Unread properties would be computed in nested calls, for which the stack has no promise.
        _ = last.value
      }
      let token = observe("show", file: "A.swift", line: 1) { _ = last.value }
      first.value = 1
      token.dispose()
    }

    #expect(lines.map { $0.prefix(200) }.count == 1, "\(lines.map { $0.prefix(200) })")
    #expect(lines.first?.contains("a property of Int → step → step") == true)
    #expect(lines.first?.contains("… 19985 more …") == true)
  }

  // C40
  @Test func `without a sink a problem is printed to the standard error alone`() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await Trace.report(.unansweredQuestion("Überschreiben?"))
      await Trace.report(.commandStarted("clear"))
    }

    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(error.contains("Bindery: no handler answers the question Überschreiben?\n"))
    #expect(!error.contains("clear"))
    #expect(!output.contains("Bindery:"))
  }

  #if DEBUG
  // C40
  @Test func `without a sink a leak is printed in a debug build`() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      await leakInOwnProcess()
    }

    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let report = "SearchViewModel has not been released after its screen was removed"
    #expect(error.contains("Bindery: \(report): look for a closure that captures it as self"))
  }
  #endif
}

/// Reports a problem in a sink.
private func reportInSink() async {
  let trace = Trace.observe { _ in Trace.report(.unansweredQuestion("Save?")) }
  Trace.report(.commandStarted("a"))
  trace.dispose()
}

/// Ends a view model that is retained, and returns when the leak has been printed.
private func leakInOwnProcess() async {
  Trace.leakDelay = .zero
  let leaking = SearchViewModel()
  let printer = Trace.printer
  await withCheckedContinuation { printed in
    Trace.printer = { line in
      printer(line)
      printed.resume()
    }
    leaking.end()
  }
}
