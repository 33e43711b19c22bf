import BinderyNavigation
import BinderyTerminal
import BinderyTesting
import Testing

struct DialogTests {
  private let app = HostApp()

  private func alert(_ title: String) -> AlertContent {
    AlertContent(title: title, choices: [AlertContent.Choice("OK")])
  }

  /// The title of the dialog on top.
  private func title() -> String? {
    for title in ["First", "Second", "Above"]
    where app.lines.contains(where: { $0.contains("─ \(title) ─") }) {
      return title
    }
    return nil
  }

  // C70
  @Test func `a question that the handler of the open one asks is shown above it`() async throws {
    let (first, second, above) = (Question(), Question(), Question())
    let lifetime = Lifetime()
    let dialogs = app.dialogs
    lifetime += first.answer { alert in
      let answer = Task.immediate { await dialogs.ask(alert) }
      _ = await above.ask(self.alert("Above"))
      return await answer.value
    }
    lifetime += second.answer { await dialogs.ask($0) }
    lifetime += above.answer { await dialogs.ask($0) }
    let answers = [ask(first, "First"), ask(second, "Second")]
    await settle()

    var shown: [String?] = []
    for _ in 0..<4 {
      shown.append(title())
      try app.type("Enter")
      await settle()
    }

    #expect(shown == ["Above", "First", "Second", nil])
    for answer in answers { #expect(await answer.value?.title == "OK") }
    lifetime.dispose()
  }

  // C70
  @Test func `a question whose task is cancelled is removed, open or waiting`() async {
    let dialogs = app.dialogs
    let asking = ["First", "Second", "Above"].map { title in
      Task.immediate { [alert = alert(title)] in await dialogs.ask(alert) }
    }
    await settle()

    asking[1].cancel()
    #expect(await asking[1].value == nil)
    #expect(title() == "First")
    asking[0].cancel()
    #expect(await asking[0].value == nil)
    await settle()

    #expect(title() == "Above")
    asking[2].cancel()
    #expect(await asking[2].value == nil)
    #expect(title() == nil)
  }

  // C67, C70
  @Test func `the dialog of a leaving question is closed with its screen`() async throws {
    let router = Router<GuardedScreen>()
    let viewModel = GuardedViewModel()
    let dialogs = app.dialogs
    viewModel.lifetime += viewModel.discard.answer { await dialogs.ask($0) }
    router.resetRoot(.only(ViewModel()))
    router.push(.only(viewModel))
    router.requestBack()
    await settle()
    #expect(title() == "First")

    router.resetRoot(.only(ViewModel()), isForced: true)
    await settle()

    #expect(title() == nil)
    router.end()
  }

  private typealias Question = Interaction<AlertContent, AlertContent.Choice>

  private func ask(_ question: Question, _ title: String) -> Task<AlertContent.Choice?, Never> {
    Task.immediate { [alert = alert(title)] in await question.ask(alert) }
  }
}

private enum GuardedScreen: NavigationScreen {
  case only(ViewModel)

  var viewModel: ViewModel {
    switch self {
    case .only(let viewModel): viewModel
    }
  }
}

private final class GuardedViewModel: ViewModel, LeavingGuard {
  let discard = Interaction<AlertContent, AlertContent.Choice>()
  var guardsLeaving: Bool { true }

  func confirmLeaving() async -> Bool {
    await discard.ask(AlertContent(title: "First", choices: [])) != nil
  }
}
