import BinderyNavigation
import BinderyTesting
import Testing

struct LeavingTests {
  private let app = RouteApp()

  init() { app.navigation.resetRoot(.home) }

  /// Pushes an editor with a text, which asks before it is removed.
  private func pushEditor(_ answer: @escaping () async -> Bool) -> RouteApp.EditorViewModel {
    app.navigation.push(.editor)
    guard let editor = app.top(RouteApp.EditorViewModel.self) else {
      preconditionFailure("the editor was not pushed")
    }
    editor.text = "draft"
    editor.lifetime += editor.discard.answer { await answer() }
    return editor
  }

  // C57
  @Test func `a guarded screen stays when the user declines`() async {
    let editor = pushEditor { false }

    #expect(app.navigation.pop() == .queued)
    await settle()

    #expect(editor.phase == .active)
  }

  // C57
  @Test(arguments: ["pop", "back", "reset", "path", "dismiss"])
  func `every way of leaving asks, and goes on after consent`(_ way: String) async {
    if way == "dismiss" { app.navigation.present(.list("modal")) }
    var questions = 0
    let editor = pushEditor {
      questions += 1
      return true
    }

    switch way {
    case "pop": app.navigation.pop()
    case "back": app.router.requestBack()
    case "reset": app.navigation.resetRoot(.home)
    case "path": app.navigation.set([.home, .detail(1)])
    default: app.navigation.dismiss()
    }
    await settle()

    #expect(questions == 1)
    #expect(editor.phase == .ended)
  }

  @Test func `a second back joins the open question`() async {
    var questions = 0
    let editor = pushEditor {
      questions += 1
      await Task.yield()
      return true
    }

    app.router.requestBack()
    app.router.requestBack()
    await settle()

    #expect(questions == 1)
    #expect(editor.phase == .ended)
    #expect(app.outline == "[C0: Home]")
  }

  @Test func `several guarded screens are asked from the top, and one refusal cancels all`() async {
    var asked: [String] = []
    let below = pushEditor {
      asked.append("below")
      return false
    }
    let above = pushEditor {
      asked.append("above")
      return true
    }

    app.navigation.popToRoot()
    await settle()

    #expect(asked == ["above", "below"])
    #expect([below.phase, above.phase] == [.inactive, .active])
  }

  // C57
  @Test func `a removal, a forced reset and an end do not ask`() async {
    var questions = 0
    let ask = {
      questions += 1
      return false
    }

    app.router.remove(pushEditor { ask() })
    #expect(app.outline == "[C0: Home]")
    _ = pushEditor { ask() }
    app.navigation.resetRoot(.home, isForced: true)
    #expect(app.outline == "[C0: Home]")
    _ = pushEditor { ask() }
    app.router.end()
    await settle()

    #expect(questions == 0)
    #expect(app.router.controllers.isEmpty)
  }

  @Test func `other requests are performed while a question is open`() async {
    var answer: CheckedContinuation<Bool, Never>?
    let editor = pushEditor { await withCheckedContinuation { answer = $0 } }
    app.navigation.pop()
    await settle()

    #expect(app.navigation.push(.detail(1)) == .accepted)
    answer?.resume(returning: true)
    await settle()

    // The pop was about the editor, which is no longer on top.
    #expect(app.outline == "[C0: Home, Editor, Detail]")
    #expect(editor.phase == .inactive)
  }

  @Test func `hosts can see that the top screen is guarded`() {
    #expect(!app.router.isTopGuarded)
    let editor = pushEditor { true }
    #expect(app.router.isTopGuarded)
    editor.text = ""
    #expect(!app.router.isTopGuarded)
  }

  @Test func `closing the window asks all guarded screens`() async {
    _ = pushEditor { true }
    let above = pushEditor { false }

    #expect(await app.router.confirmLeaving() == false)
    above.text = ""
    #expect(await app.router.confirmLeaving())
  }
}
