import BinderySwiftUI
import BinderyTesting
import Testing

/// The failures of a view model as alerts.
struct FunnelAlertTests {
  private enum Failure: Error { case offline, full }

  private let dialogs = DialogPresenter()
  private let funnel = ErrorFunnel()

  private func alert() -> ObservationToken {
    dialogs.alert(funnel) { error in
      AlertContent(title: "\(error)", choices: [.init("OK", role: .cancel)])
    }
  }

  private var title: String? { dialogs.shown?.content.title }

  // C37
  @Test func `a failure is shown until the user closes it, and is then cleared`() async {
    let token = alert()
    #expect(title == nil)

    funnel.send(Failure.offline)
    await settle()
    #expect(title == "offline")
    dialogs.shown?.close()
    await settle()

    #expect(title == nil)
    #expect(funnel.latest == nil)
    token.dispose()
  }

  @Test func `a failure that follows while one is shown is shown next`() async {
    let token = alert()
    funnel.send(Failure.offline)
    await settle()

    funnel.send(Failure.full)
    await settle()
    #expect(title == "offline")
    dialogs.shown?.close()
    await settle()
    #expect(title == "full")
    dialogs.shown?.close()
    await settle()

    #expect(funnel.latest == nil)
    token.dispose()
  }

  @Test func `an equal failure after the first one is shown again`() async {
    let token = alert()
    for _ in 0..<2 {
      funnel.send(Failure.offline)
      await settle()
      #expect(title == "offline")
      dialogs.shown?.close()
      await settle()
    }

    #expect(title == nil)
    token.dispose()
  }

  @Test func `the alert of a command that has succeeded meanwhile is closed`() async {
    var fails = true
    let command = Command<Void, Void>(name: "save") { () throws in
      if fails { throw Failure.full }
    }
    funnel.collect(command)
    let token = alert()
    command.execute()
    await settle()
    #expect(title == "full")

    fails = false
    command.execute()
    await settle()

    #expect(title == nil)
    token.dispose()
  }

  @Test func `a view that has disappeared leaves the failure to the next one`() async {
    let first = alert()
    funnel.send(Failure.offline)
    await settle()
    first.dispose()
    await settle()
    #expect(title == nil)

    let second = alert()
    await settle()

    #expect(title == "offline")
    second.dispose()
  }
}
