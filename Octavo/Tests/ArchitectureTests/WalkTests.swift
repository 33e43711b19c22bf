import Testing

/// The drawn walk of Documentation/Architecture.md, beside the code that it names.
struct WalkTests {
  private func document() throws -> String {
    try SourceTree.file(at: "Documentation/Architecture.md").text
  }

  @Test(arguments: ["The way of a star", "The way of a comment"])
  func `each step of the walk is in the code, and each arrow is a step`(title: String) throws {
    let walk = DocumentedWalk(try document(), of: title)

    #expect(walk.steps.count > 13)
    #expect(walk.steps.map(\.number) == (1...walk.steps.count).map(String.init))
    #expect(walk.steps.filter(\.call.isEmpty).map(\.number) == [])
    #expect(try walk.faults(in: SourceTree.file) == [])
  }

  @Test(arguments: [
    // A declaration, a type, a call, a call from another function, a file, a registration, an
    // arrow.
    ("`OutboxSender.wake`", "`OutboxSender.rouse`"),
    ("`ObservationHub.read`", "`ObservationCentre.read`"),
    ("`services.setStarred(", "`services.toggleStar("),
    ("`AccountStore.begin`", "`AccountStore.doubt`"),
    ("[`OutboxSender.attempt`]", "[`OutboxSender.wake`]"),
    ("OctavoStore/Outbox/AccountStore+Settling.swift", "OctavoStore/Account/OutboxTables.swift"),
    ("passes to `hub.add`", "passes to `hub.remove`"),
    ("OctavoLive->>OctavoStore: 6 ", "OctavoViewModels->>OctavoStore: 6 "),
  ])
  func `a walk that differs from the code is rejected`(was: String, becomes: String) throws {
    let document = try document()
    let changed = document.replacing(was, with: becomes)

    #expect(changed != document)
    #expect(try DocumentedWalk(changed).faults(in: SourceTree.file) != [])
  }

  @Test func `a call that the code has only in a comment is rejected`() throws {
    let walk = DocumentedWalk(try document())

    let faults = try walk.faults { path in
      let file = try SourceTree.file(at: path)
      let text = file.text.replacing("sender?.wake()", with: "// sender?.wake()")
      return SourceFile(path: path, text: text)
    }

    #expect(faults == ["Step 12: LiveOutbox.change does not call sender?.wake()."])
  }
}
