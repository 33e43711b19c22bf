import BinderySwiftUI
import BinderyTesting
import Testing

struct DialogPresenterTests {
  private let dialogs = DialogPresenter()
  private let question = AlertContent(
    title: "Log out?",
    choices: [.init("Stay", role: .cancel), .init("Log out", role: .destructive)]
  )

  private func ask(_ alert: AlertContent) -> Task<AlertContent.Choice?, Never> {
    Task { [dialogs] in await dialogs.show(alert) }
  }

  // C70
  @Test func `questions are shown one after the other`() async {
    let second = AlertContent(title: "Really?", choices: [.init("Yes")])
    let answers = (ask(question), ask(second))
    await settle()
    #expect(dialogs.shown?.content == question)

    dialogs.shown?.choose(question.choices[1])
    await settle()
    #expect(dialogs.shown?.content == second)
    dialogs.shown?.choose(second.choices[0])
    await settle()

    #expect(dialogs.shown == nil)
    #expect(await answers.0.value == question.choices[1])
    #expect(await answers.1.value == second.choices[0])
  }

  @Test(arguments: [true, false])
  func `a button counts, whether the system closes the alert before or after it`(
    closesFirst: Bool
  ) async {
    let answer = ask(question)
    await settle()
    let dialog = dialogs.shown

    if closesFirst { dialog?.close() }
    dialog?.choose(question.choices[1])
    if !closesFirst { dialog?.close() }

    #expect(await answer.value == question.choices[1])
  }

  @Test func `an alert that is closed without a button is cancelled`() async {
    let answer = ask(question)
    await settle()

    dialogs.shown?.close()

    #expect(await answer.value == question.choices[0])
  }

  // C70
  @Test func `a question of a cancelled task is removed from the screen`() async {
    let answer = ask(question)
    await settle()

    answer.cancel()
    await settle()

    #expect(dialogs.shown == nil)
    #expect(await answer.value == nil)
  }

  // C70
  @Test func `a question that a handler asks is shown instead, and the open one afterwards`() async
  {
    let outer = Interaction<AlertContent, AlertContent.Choice>()
    let inner = Interaction<AlertContent, AlertContent.Choice>()
    let nested = AlertContent(title: "Save first?", choices: [.init("Save")])
    let tokens = [
      dialogs.answer(inner), dialogs.answer(outer),
      outer.answer { [dialogs] alert in
        async let first = dialogs.show(alert)
        _ = await inner.ask(nested)
        return await first
      },
    ]
    let answer = Task { [question] in await outer.ask(question) }
    await settle()
    #expect(dialogs.shown?.content == nested)

    dialogs.shown?.choose(nested.choices[0])
    await settle()
    #expect(dialogs.shown?.content == question)
    dialogs.shown?.choose(question.choices[0])

    #expect(await answer.value == question.choices[0])
    for token in tokens { token.dispose() }
  }

  @Test func `the end of a view withdraws its question and passes it on`() async {
    let interaction = Interaction<AlertContent, AlertContent.Choice>()
    let below = interaction.answer { $0.choices.last }
    let token = dialogs.answer(interaction)
    let answer = Task { [question] in await interaction.ask(question) }
    await settle()
    #expect(dialogs.shown != nil)

    token.dispose()
    await settle()

    #expect(dialogs.shown == nil)
    #expect(await answer.value == question.choices[1])
    below.dispose()
  }
}
