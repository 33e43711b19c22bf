import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct ComposerViewModelTests {
  private let fakes = Fakes()
  private let names = Names()
  private let server = Server()

  /// Names of which some are stored and the others on the server.
  private final class Names: CompletionSource {
    var stored = [Completion("@mona", detail: "Mona Lisa"), Completion("@moritz")]
    var remote = [Completion("@moritz"), Completion("@moana")]
    private(set) var requests: [String] = []
    var failure: APIError?

    init() {}

    deinit {}

    func storedCompletions(of token: CompletionToken) -> [Completion] {
      stored.filter { $0.text.hasPrefix(token.kind.rawValue + token.prefix) }
    }

    func requestCompletions(of token: CompletionToken) async throws -> [Completion] {
      requests.append(token.prefix)
      if let failure { throw failure }
      return remote.filter { $0.text.hasPrefix(token.kind.rawValue + token.prefix) }
    }
  }

  /// A server that answers when the test lets it.
  private final class Server {
    var texts: [String] = []
    var discarded: [String] = []
    var failure: APIError?
    let gate = Gate()

    init() {}

    deinit {}

    func send(_ text: String) async throws {
      texts.append(text)
      try await gate.wait()
      if let failure { throw failure }
    }
  }

  private func makeComposer() -> ComposerViewModel {
    ComposerViewModel(
      fakes.services,
      place: DocumentPlace(repository: Sample.name, revision: "main", path: ""),
      completions: names,
      discard: { [server] in server.discarded.append($0) },
      send: { [server] in try await server.send($0) }
    )
  }

  private func type(_ text: String, into composer: ComposerViewModel) {
    for character in text {
      batch {
        composer.text += String(character)
        composer.selection = composer.text.utf8.count..<composer.text.utf8.count
      }
    }
  }

  @Test func `a text is sent as it was typed, and the field is emptied afterwards`() async {
    let composer = makeComposer()
    let before = composer.sendCommand.isEnabled
    type(" One\t\r\ntwo ", into: composer)

    composer.sendCommand.execute()
    await settle()
    let isEditable = composer.isEditable
    composer.apply(.bold)
    #expect(composer.text == " One\t\r\ntwo ")
    server.gate.open()
    await settle()

    #expect(!before && !isEditable)
    #expect(server.texts == [" One\t\r\ntwo "])
    #expect(composer.content == ComposedText())
    #expect(composer.isEditable && !composer.sendCommand.isEnabled)
  }

  @Test func `a text that was refused stays, with the reason until it is sent again`() async {
    let composer = makeComposer()
    server.failure = APIError(.forbidden)
    server.gate.open()
    type("One", into: composer)

    composer.sendCommand.execute()
    await settle()

    #expect(composer.text == "One")
    #expect(composer.failure == "You don’t have permission to do this.")
    server.failure = nil
    composer.sendCommand.execute()
    await settle()
    #expect(composer.text.isEmpty && composer.failure == nil)
  }

  @Test func `a text that is too long can be typed and not sent`() {
    let composer = makeComposer()
    composer.restore(text: String(repeating: "日", count: 65_536))
    let atLimit = (composer.counter, composer.sendCommand.isEnabled)

    type("xy", into: composer)

    #expect(atLimit == ("65,536 / 65,536", true))
    #expect(composer.counter == "2 characters too long")
    #expect(composer.remaining == -2 && composer.isTooLong)
    #expect(!composer.sendCommand.isEnabled)
  }

  @Test(arguments: ["", " ", "\n\t\r\n\u{A0}"])
  func `blanks alone are not sent`(text: String) {
    let composer = makeComposer()

    composer.restore(text: text)

    #expect(!composer.sendCommand.isEnabled && !composer.previewCommand.isEnabled)
  }

  @Test func `the preview takes the place of the field, and returns to it`() {
    let composer = makeComposer()
    type("# One", into: composer)

    composer.previewCommand.execute()
    let preview = composer.preview
    composer.apply(.bold)
    let titles = composer.actions.map(\.title)
    composer.previewCommand.execute()

    #expect(preview?.text == "# One")
    #expect(titles.prefix(2) == ["Comment", "Continue Writing"])
    #expect(composer.text == "# One")
    #expect(composer.preview == nil && composer.isEditable)
  }

  @Test func `each change of text and selection is one content for a draft`() {
    let composer = makeComposer()
    var drafts: [ComposedText] = []
    let token = composer.$content.signal.observeValues { drafts.append($0) }

    composer.restore(text: "One", selection: 0..<3)
    composer.actions.action("markdown.bold")?.perform()
    composer.quote("two")
    composer.selection = 0..<0

    #expect(
      drafts.map(marked) == [
        "«One»", "**«One»**", "**One**\n\n> two\n\n|", "|**One**\n\n> two\n\n",
      ]
    )
    withExtendedLifetime(token) {}
  }

  @Test func `a draft whose selection lies outside of its text is restored`() {
    let composer = makeComposer()

    composer.restore(text: "One", selection: 2..<900)

    #expect(marked(composer.content) == "On«e»")
  }

  @Test func `discarding tells the owner, and empties the field`() async {
    let composer = makeComposer()
    type("One", into: composer)

    composer.discardCommand.execute()
    await settle()

    #expect(server.discarded == ["One"])
    #expect(composer.text.isEmpty && !composer.discardCommand.isEnabled)
  }

  @Test func `stored names are there at once, those of the server after a pause`() async {
    let composer = makeComposer()

    type("Hi @mo", into: composer)
    let stored = composer.completions?.names.map(\.text)
    fakes.scheduler.advance(by: .milliseconds(199))
    let early = names.requests
    fakes.scheduler.advance(by: .milliseconds(1))
    await settle()

    #expect(stored == ["@mona", "@moritz"])
    #expect(early.isEmpty && names.requests == ["mo"])
    #expect(composer.completions?.names.map(\.text) == ["@mona", "@moritz", "@moana"])
  }

  @Test func `the selected name takes the place of the token`() {
    let composer = makeComposer()
    type("Hi @mo", into: composer)

    composer.selectCompletion(by: -1)
    let selected = composer.completions?.selected
    composer.acceptSelectedCompletion()

    #expect(selected == 1)
    #expect(marked(composer.content) == "Hi @moritz |")
    #expect(composer.completions == nil && !composer.acceptSelectedCompletion())
  }

  @Test func `a name before a blank gets no second one`() {
    let composer = makeComposer()
    composer.restore(text: "@mon there", selection: 4..<4)

    composer.acceptSelectedCompletion()

    #expect(marked(composer.content) == "@mona |there")
  }

  @Test func `a closed list stays closed for its name, and opens for the next`() {
    let composer = makeComposer()
    type("@m", into: composer)

    composer.closeCompletions()
    type("o", into: composer)
    let closed = composer.completions
    type(" @mo", into: composer)

    #expect(closed == nil)
    #expect(composer.completions?.names.count == 2)
  }

  @Test func `a request that fails leaves the stored names`() async {
    let composer = makeComposer()
    names.failure = APIError(.offline)

    type("@mo", into: composer)
    fakes.scheduler.advance(by: .seconds(1))
    await settle()

    #expect(composer.completions?.names.map(\.text) == ["@mona", "@moritz"])
    #expect(composer.failure == nil)
  }

  @Test func `a composer is released while a text is being sent`() async {
    let released = await isReleased {
      makeComposer()
    } afterwards: { composer in
      composer.restore(text: "@mo")
      composer.sendCommand.execute()
      await settle()
      server.gate.open()
      await settle()
    }

    #expect(released)
  }

  @Test func `a text edited elsewhere takes the place of the old one, and a failure keeps that`()
    async
  {
    let composer = makeComposer()
    composer.restore(text: "One")
    var isEditable = true

    await composer.edit { text in
      isEditable = composer.isEditable || composer.sendCommand.isEnabled
      return text + " two"
    }
    #expect(marked(composer.content) == "One two|" && !isEditable)
    await composer.edit { _ in throw EditorFailure.ended(status: 1) }

    #expect(composer.text == "One two" && composer.isEditable)
    #expect(composer.failure == "The editor ended with status 1. Your text is unchanged.")
  }
}
