import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Saved replies: those of the server and those of this machine, in every field.
struct SavedReplyTests {
  private let fakes = Fakes()

  private func composer(_ text: String = "", at cursor: Int? = nil) throws -> ComposerViewModel {
    _ = try fakes.showHome()
    let composer = ComposerViewModel(
      fakes.services,
      place: DocumentPlace(repository: Sample.name, revision: "main", path: "")
    ) { _ in }
    composer.restore(text: text, selection: cursor.map { $0..<$0 })
    return composer
  }

  /// Performs an action that shows the picker, and chooses the row with a title.
  private func choose(
    _ title: String,
    _ id: String,
    in composer: ComposerViewModel
  ) async throws -> [String] {
    composer.actions.action(id)?.perform()
    return try await fakes.choose(title)
  }

  private var own: [SavedReply] {
    get { fakes.services.preferences[Settings.savedReplies] }
    nonmutating set { fakes.services.preferences[Settings.savedReplies] = newValue }
  }

  @Test func `one picker has the replies of this machine and of the server, and inserts one`()
    async throws
  {
    own = [
      SavedReply(name: "Thanks", text: "Thank you!"), SavedReply(name: "Ebb (GitHub)", text: ""),
    ]
    fakes.sync[.savedReplies] = [
      GitHub.SavedReply(id: "a", title: "Ebb", body: "See the tide table."),
      GitHub.SavedReply(id: "b", title: "Ebb", body: "Wait."),
    ]
    let composer = try composer("Hello, world", at: 7)

    let titles = try await choose("Ebb (GitHub) 2", "reply", in: composer)

    #expect(titles == ["Thanks", "Ebb (GitHub)", "Ebb (GitHub) 2", "Ebb (GitHub) 3"])
    #expect(composer.text == "Hello, See the tide table.world")
    #expect(composer.selection == 26..<26)
  }

  @Test func `replies of the server that were read before are there without it`() async throws {
    fakes.store[.savedReplies] = [GitHub.SavedReply(id: "a", title: "Ebb", body: "Wait.")]
    fakes.sync[failure: .savedReplies] = .offline
    let composer = try composer()

    let titles = try await choose("Ebb (GitHub)", "reply", in: composer)

    #expect(titles == ["Ebb (GitHub)"] && composer.text == "Wait.")
  }

  @Test func `a text is saved under a name, renamed, deleted, and taken back`() async throws {
    let composer = try composer("Thank you!\nSee you.")
    let questions = await fakes.answering(" Thanks ") {
      composer.actions.action("reply.save")?.perform()
    }
    let saved = own
    let token = fakes.services.questions.answer { _ in "Greeting" }
    _ = try await choose("Thanks", "reply.rename", in: composer)
    token.dispose()
    let renamed = own
    _ = try await choose("Greeting", "reply.delete", in: composer)
    let deleted = own
    fakes.services.notice?.action?.perform()

    #expect(questions.map(\.suggestion) == ["Thank you!"])
    #expect(saved == [SavedReply(name: "Thanks", text: "Thank you!\nSee you.")])
    #expect(renamed == [SavedReply(name: "Greeting", text: "Thank you!\nSee you.")])
    #expect(deleted.isEmpty && own == renamed)
  }

  @Test func `a reply replaces one of its name, and only what is there is offered`() async throws {
    let composer = try composer()
    func isEnabled(_ id: String) -> Bool? { composer.actions.action(id)?.isEnabled }
    let before = ["reply", "reply.save", "reply.rename", "reply.delete"].map(isEnabled)
    own = [SavedReply(name: "Thanks", text: "Old")]
    composer.restore(text: "New")

    _ = await fakes.answering("Thanks") { composer.actions.action("reply.save")?.perform() }

    #expect(before == [true, false, false, false])
    #expect(own == [SavedReply(name: "Thanks", text: "New")])
    #expect(isEnabled("reply.delete") == true)
  }
}
