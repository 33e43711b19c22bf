import BinderyGTK
import BinderyTesting
import CGTK
import Testing

extension BinderyGTKTests {
  struct DialogTests {
    private let alert = AlertContent(
      title: "Log out <now>?",
      message: "“Octavo” & its copies",
      choices: [
        .init("Cancel", role: .cancel), .init("Keep", role: .normal),
        .init("Log_out", role: .destructive),
      ]
    )

    /// Asks in a window, answers with `respond`, and gives what came of it.
    private func answer<Answer: Sendable>(
      _ ask: @escaping @MainActor (Dialogs) async -> Answer,
      respond: (ObjectOwner, Window) -> Void
    ) async -> Answer {
      let window = Window(size: Window.Size(480, 360))
      window.present()
      await window.painted()
      let dialogs = Dialogs { window }
      let task = Task { await ask(dialogs) }
      await settle()
      if let dialog = openDialogs().first { respond(dialog, window) }
      let answer = await task.value
      window.destroy()
      return answer
    }

    @Test func `an alert gives the choice, and shows its words as they are`() async {
      var words: [String] = []
      let choice = await answer { [alert] in
        await $0.show(alert)
      } respond: { dialog, _ in
        words = [
          String(cString: adw_message_dialog_get_heading(dialog.pointer())),
          String(cString: adw_message_dialog_get_body(dialog.pointer())),
          String(cString: adw_message_dialog_get_response_label(dialog.pointer(), "2")),
        ]
        press("Log__out", in: dialog)
      }

      #expect(choice == alert.choices[2])
      #expect(words == ["Log out <now>?", "“Octavo” & its copies", "Log__out"])
      #expect(openDialogs().isEmpty)
    }

    @Test func `closing an alert cancels`() async {
      let choice = await answer { [alert] in
        await $0.show(alert)
      } respond: { dialog, _ in
        gtk_window_close(dialog.pointer())
      }

      #expect(choice == alert.choices[0])
    }

    @Test func `an alert without a way to cancel can be closed too`() async {
      let message = AlertContent(title: "Done", choices: [.init("Good")])
      let choice = await answer {
        await $0.show(message)
      } respond: { dialog, _ in
        gtk_window_close(dialog.pointer())
      }

      #expect(choice == nil)
    }

    @Test func `an alert goes with its window`() async {
      let choice = await answer { [alert] in
        await $0.show(alert)
      } respond: { _, window in
        window.destroy()
      }

      #expect(choice == nil)
      #expect(openDialogs().isEmpty)
    }

    @Test func `a task that is cancelled takes its dialog away`() async {
      let window = Window(size: Window.Size(480, 360))
      window.present()
      await window.painted()
      let dialogs = Dialogs { window }
      let task = Task { [alert] in await dialogs.show(alert) }
      await settle()
      let before = openDialogs().count
      task.cancel()
      let choice = await task.value
      window.destroy()

      #expect(choice == nil)
      #expect([before, openDialogs().count] == [1, 0])
    }

    // C70
    @Test func `two questions are shown one after the other`() async {
      let window = Window(size: Window.Size(480, 360))
      window.present()
      await window.painted()
      let dialogs = Dialogs { window }
      let tasks = (0..<2).map { _ in Task.immediate { [alert] in await dialogs.show(alert) } }
      await settle()
      var counts = [openDialogs().count]
      for _ in tasks {
        if let dialog = openDialogs().first { press("Keep", in: dialog) }
        await settle()
        counts.append(openDialogs().count)
      }
      let answers = [await tasks[0].value?.title, await tasks[1].value?.title]
      window.destroy()

      #expect(counts == [1, 1, 0])
      #expect(answers == ["Keep", "Keep"])
    }

    // C70
    @Test func `a question that the handler of the open one asks is shown above it`() async {
      let window = Window(size: Window.Size(480, 360))
      window.present()
      await window.painted()
      let dialogs = Dialogs { window }
      let (first, above) = (
        Interaction<AlertContent, AlertContent.Choice>(),
        Interaction<AlertContent, AlertContent.Choice>()
      )
      let lifetime = Lifetime()
      lifetime.bind(dialogs, to: above)
      lifetime += first.answer { question in
        let answer = Task.immediate { await dialogs.show(question) }
        _ = await above.ask(AlertContent(title: "Above", choices: [.init("Good")]))
        return await answer.value
      }
      let task = Task.immediate { [alert] in await first.ask(alert) }
      await settle()
      let count = openDialogs().count
      for dialog in openDialogs() {
        gtk_window_close(dialog.pointer())
        await settle()
      }
      let answer = await task.value
      lifetime.dispose()
      window.destroy()

      #expect(count == 2)
      #expect(answer == alert.choices[0])
    }

    @Test func `a question without a window has no answer`() async {
      #expect(await Dialogs { nil }.show(alert) == nil)
    }

    @Test func `a secret is asked for, and an empty one is no answer`() async {
      let question = TextQuestion(
        title: "One-time code",
        message: "Enter the code",
        field: "Code",
        confirmation: "Log in",
        isSecret: true
      )
      var enabled: [gboolean] = []
      let code = await answer {
        await $0.ask(question)
      } respond: { dialog, _ in
        let extra = adw_message_dialog_get_extra_child(dialog.pointer())
        let entry = extra.map { TextEntry(wrapping: $0) }
        enabled.append(adw_message_dialog_get_response_enabled(dialog.pointer(), "confirm"))
        entry?.type("123456")
        enabled.append(adw_message_dialog_get_response_enabled(dialog.pointer(), "confirm"))
        press("Log in", in: dialog)
      }

      #expect(code == "123456")
      #expect(enabled == [0, 1])
    }

    @Test func `a suggested text is selected, so that typed text replaces it`() async {
      let question = TextQuestion(
        title: "One-time code",
        message: "Enter the code",
        field: "Code",
        suggestion: "246810",
        confirmation: "Log in"
      )
      var selected: (start: Int32, end: Int32) = (0, 0)
      _ = await answer {
        await $0.ask(question)
      } respond: { dialog, _ in
        let extra = adw_message_dialog_get_extra_child(dialog.pointer())
        if let entry = extra.map({ TextEntry(wrapping: $0) }) {
          gtk_editable_get_selection_bounds(entry.opaque, &selected.start, &selected.end)
        }
        press("Log in", in: dialog)
      }

      #expect(selected == (0, 6))
    }

    @Test func `a view model is answered through its interaction`() async {
      let interaction = Interaction<AlertContent, AlertContent.Choice>()
      let lifetime = Lifetime()
      let choice = await answer { [alert] dialogs in
        lifetime.bind(dialogs, to: interaction)
        return await interaction.ask(alert)
      } respond: { dialog, _ in
        press("Keep", in: dialog)
      }

      #expect(choice?.title == "Keep")
    }

    @Test func `a toast shows its words as they are`() async {
      let presenter = ToastPresenter(over: Label("content"))
      await inWindow(presenter) {
        presenter.show("<b>5 & more</b>", action: ("Try_again", {}))
        await presenter.painted()

        #expect(words(in: presenter).contains("<b>5 & more</b>"))
      }
    }

    // A screen reader would read “GtkImage” otherwise.
    @Test func `the button that closes a toast has a name, also when the toast has waited`() async {
      let presenter = ToastPresenter(over: Label("content"))
      /// The names of all buttons with an icon; an empty one for none.
      func names() -> [String] {
        descendants(of: presenter, gtk_button_get_type())
          .filter { gtk_button_get_icon_name($0.pointer()) != nil }
          .map { gtk_widget_get_tooltip_text($0.pointer()).map { String(cString: $0) } ?? "" }
      }
      await inWindow(presenter) {
        presenter.showStatus("Saving")
        presenter.showStatus("Saving more")
        await presenter.painted()
        #expect(names() == ["Close"])

        presenter.show("Copied.", for: .seconds(3600))
        await presenter.painted()
        #expect(words(in: presenter).contains("Copied."))
        #expect(names().last == "Close" && !names().contains(""))
      }
    }

    @Test func `the button of a toast performs its action, and the toast is removed`() async {
      let presenter = ToastPresenter(over: Label("content"))
      var books = ["Canals in Winter"]
      await inWindow(presenter) {
        let removed = books.removeLast()
        presenter.show("Removed a book.", action: ("Undo", { books.append(removed) }))
        await presenter.painted()
        for button in descendants(of: presenter, gtk_button_get_type())
        where words(in: button).contains("Undo") { bindery_object_send(button.raw, "clicked") }
        await presenter.painted()

        #expect(books == ["Canals in Winter"])
        #expect(!words(in: presenter).contains("Removed a book."))
      }
    }

    @Test func `a toast with an action does not wait for the one before it`() async {
      let presenter = ToastPresenter(over: Label("content"))
      await inWindow(presenter) {
        presenter.show("Copied.", for: .seconds(3600))
        await presenter.painted()
        presenter.show("Removed a book.", for: .seconds(3600), action: ("Undo", {}))
        await presenter.painted()

        #expect(words(in: presenter).contains("Removed a book."))
      }
    }

    @Test func `a message that stays changes in place, below others, until it is removed`() async {
      let presenter = ToastPresenter(over: Label("content"))
      var cancelled = 0
      func show(_ text: String) {
        presenter.showStatus(text, action: ("Cancel", { cancelled += 1 }))
      }
      await inWindow(presenter) {
        show("Saving a.zip")
        await presenter.painted()
        show("Saving a.zip: 1 KB")
        await presenter.painted()
        #expect(words(in: presenter).contains("Saving a.zip: 1 KB"))

        presenter.show("Copied.")
        await presenter.painted()
        #expect(words(in: presenter).contains("Copied."))

        presenter.showStatus(nil)
        presenter.showStatus(nil)
        await presenter.painted()
        #expect(!words(in: presenter).contains("Saving a.zip: 1 KB"))
      }
      #expect(cancelled == 0)
    }

    @Test func `the button of a message that stays performs its action`() async {
      let presenter = ToastPresenter(over: Label("content"))
      var cancelled = 0
      await inWindow(presenter) {
        presenter.showStatus("Saving", action: ("Cancel", { cancelled += 1 }))
        await presenter.painted()
        for button in descendants(of: presenter, gtk_button_get_type())
        where words(in: button).contains("Cancel") { bindery_object_send(button.raw, "clicked") }
        await presenter.painted()
        presenter.showStatus("Saving more")
        await presenter.painted()

        #expect(cancelled == 1)
        #expect(!words(in: presenter).contains("Saving more"))
      }
    }

    @Test func `a presenter releases the action of a toast that is still on the screen`() async {
      final class Owner {}
      weak var released: Owner?
      do {
        let owner = Owner()
        released = owner
        let presenter = ToastPresenter(over: Label("content"))
        await inWindow(presenter) {
          presenter.show("Removed a book.", action: ("Undo", { _ = owner }))
          await presenter.painted()
        }
      }

      #expect(released == nil)
    }

    /// All words that labels inside a widget show.
    private func words(in widget: ObjectOwner) -> [String] {
      descendants(of: widget, gtk_label_get_type()).compactMap {
        gtk_label_get_text($0.opaque).map { String(cString: $0) }
      }
    }
  }
}
