import BinderyNavigation
import BinderyTesting
import Testing

struct WithdrawnQuestionTests {
  private let app = RouteApp()

  init() { app.navigation.resetRoot(.home) }

  /// Counts the questions of editors, and those that were cancelled.
  private final class Questions {
    var asked = 0
    var cancelled = 0

    deinit {}
  }

  /// Pushes an editor whose question stays open until it is cancelled.
  private func pushEditor(_ questions: Questions) throws -> RouteApp.EditorViewModel {
    app.navigation.push(.editor)
    let editor = try #require(app.top(RouteApp.EditorViewModel.self))
    editor.text = "draft"
    editor.lifetime += editor.discard.answer { _ in
      questions.asked += 1
      await untilCancelled()
      questions.cancelled += 1
      return nil
    }
    return editor
  }

  // C67
  @Test(arguments: ["reset", "path", "remove", "back", "end"])
  func `a question is withdrawn when its screen is removed by force`(_ way: String) async throws {
    let questions = Questions()
    let editor = try pushEditor(questions)
    app.navigation.pop()
    await settle()

    switch way {
    case "reset": app.navigation.resetRoot(.home, isForced: true)
    case "path": app.navigation.set([.home, .detail(1)], isForced: true)
    case "remove": app.router.remove(editor)
    case "back": app.router.viewDidPop(to: app.router.controllers[0].root.id)
    default: app.router.end()
    }
    await settle()

    #expect([questions.asked, questions.cancelled] == [1, 1])
    #expect(editor.phase == .ended)
  }

  // C67
  @Test func `the next guarded request asks anew, in the same turn too`() async throws {
    let questions = Questions()
    _ = try pushEditor(questions)
    app.router.requestBack()
    await settle()

    app.navigation.resetRoot(.home, isForced: true)
    app.navigation.push(.editor)
    let next = try #require(app.top(RouteApp.EditorViewModel.self))
    next.text = "another draft"
    next.lifetime += next.discard.answer { _ in true }
    #expect(app.router.requestBack() == .queued)
    await settle()

    #expect(next.phase == .ended)
    #expect(app.outline == "[C0: Home]")
  }

  // C67
  @Test func `a question stays open when a screen is shown above`() async throws {
    let questions = Questions()
    let editor = try pushEditor(questions)
    app.navigation.pop()
    await settle()

    app.navigation.push(.detail(1))
    await settle()

    #expect(questions.cancelled == 0)
    app.router.remove(editor)
    await settle()
    #expect(questions.cancelled == 1)
  }

  // C38, C67
  @Test func `requests that joined a withdrawn question are refused`() async throws {
    _ = try pushEditor(Questions())
    app.navigation.pop()
    await settle()
    let result = Task.immediate { [app] in
      await app.navigation.result {
        NavigationRequest(.replace(.picker(current: "main", result: $0)))
      }
    }

    app.navigation.resetRoot(.home, isForced: true)

    #expect(await result.value == nil)
    #expect(app.outline == "[C0: Home]")
  }

  // C67
  @Test func `a question is withdrawn when no caller waits for the answer any more`() async throws {
    let questions = Questions()
    _ = try pushEditor(questions)
    let results = (0..<2).map { _ in
      Task.immediate { [app] in
        await app.navigation.result {
          NavigationRequest(.replace(.picker(current: "main", result: $0)))
        }
      }
    }
    await settle()

    results[0].cancel()
    await settle()
    #expect(questions.cancelled == 0)
    results[1].cancel()
    await settle()

    #expect([questions.asked, questions.cancelled] == [1, 1])
    #expect(app.outline == "[C0: Home, Editor]")
  }

  // C67
  @Test func `a second question of a screen is withdrawn as well`() async throws {
    var asked = 0
    let discard = Interaction<Void, Bool>()
    let token = discard.answer { _ in
      asked += 1
      if asked > 1 { await untilCancelled() }
      return true
    }
    let twice = TwoQuestions(discard)
    let router = Router<TwoQuestions.Screen>()
    router.resetRoot(.only(ViewModel()))
    router.push(.only(twice))
    router.pop()
    await settle()

    router.resetRoot(.only(ViewModel()), isForced: true)
    await settle()

    #expect(asked == 2)
    #expect(twice.answers == [true, nil])
    token.dispose()
    router.end()
  }

  // C67
  @Test func `closing the window does not wait for a screen that has been removed`() async throws {
    let questions = Questions()
    _ = try pushEditor(questions)
    let closing = Task.immediate { [app] in await app.router.confirmLeaving() }
    await settle()

    app.navigation.resetRoot(.home, isForced: true)

    #expect(await closing.value)
    await settle()
    #expect(questions.cancelled == 1)
  }

  // C67
  @Test func `a router that is released withdraws its question`() async throws {
    let questions = Questions()
    var router: Router<TwoQuestions.Screen>? = Router()
    let discard = Interaction<Void, Bool>()
    let token = discard.answer { _ in
      questions.asked += 1
      await untilCancelled()
      questions.cancelled += 1
      return nil
    }
    router?.resetRoot(.only(ViewModel()))
    router?.push(.only(TwoQuestions(discard)))
    router?.pop()
    await settle()

    router = nil
    await settle()

    #expect([questions.asked, questions.cancelled] == [1, 1])
    token.dispose()
  }
}

/// A screen that asks two questions before it is removed.
private final class TwoQuestions: ViewModel, LeavingGuard {
  enum Screen: NavigationScreen {
    case only(ViewModel)

    var viewModel: ViewModel {
      switch self {
      case .only(let viewModel): viewModel
      }
    }
  }

  private let discard: Interaction<Void, Bool>
  private(set) var answers: [Bool?] = []

  init(_ discard: Interaction<Void, Bool>) {
    self.discard = discard
    super.init()
  }

  var guardsLeaving: Bool { true }

  func confirmLeaving() async -> Bool {
    answers.append(await discard.ask())
    answers.append(await discard.ask())
    return answers == [true, true]
  }
}

/// Returns when the task is cancelled.
private func untilCancelled() async {
  let (stream, input) = AsyncStream<Void>.makeStream()
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    input.finish()
  }
}
