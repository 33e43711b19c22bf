import Testing

@testable import DemoWorld

struct HistoryScriptTests {
  @Test(arguments: [
    ("* juno", 1, "a commit is “* LOGIN SUBJECT”"),
    ("+ a line", 1, "no commit goes before"),
    ("at noon", 1, "“at” takes a number of days"),
    ("* juno Begin\nfrobnicate x", 2, "there is no directive “frobnicate”"),
    ("* juno Begin\n> a\n~no arrow", 3, "write OLD→NEW"),
    ("# a comment\n\nmerge x", 3, "a merge is “merge BRANCH [#NUMBER] LOGIN TITLE”"),
  ])
  func `a mistake is reported with its line`(script: String, line: Int, problem: String) {
    #expect(throws: DemoWorldError.script("history.txt", line, problem)) {
      try HistoryScript(script, file: "history.txt")
    }
  }

  @Test func `edits work at the place that the edit before them found`() throws {
    var text = TextFile()
    let script = """
      * juno Write a letter
      > letter.txt
      +Dear Wren,
      +Yours
      * juno Say something
      @Dear
      +the beans are up.
      +
      * juno Improve it
      ~beans→tomatoes
      ~up→up, all six
      ^Yours
      +See you soon.
      -Yours
      +Juno
      """

    for step in try HistoryScript(script, file: "").steps {
      guard case .commit(let commit) = step.action else { continue }
      #expect(text.apply(commit.changes[0].edits)?.line == nil)
    }

    #expect(
      text.lines == ["Dear Wren,", "the tomatoes are up, all six.", "", "See you soon.", "Juno"]
    )
  }

  @Test func `an edit without its place names its line`() throws {
    let replayed = #expect(throws: DemoWorldError.self) {
      try replay("* juno Begin\n> a.txt\n+one\n* juno Change it\n~two→three")
    }

    #expect(replayed == .script("history.txt", 5, "a.txt has no such place"))
  }

  @Test(arguments: [
    ("* nobody Begin\n> a\n+one", 1, "nobody is called nobody"),
    ("merge feature/x juno Title", 1, "there is nothing on feature/x"),
    ("tag v1", 1, "nothing to tag yet"),
    ("* juno Begin\ndelete a", 1, "there is no a"),
  ])
  func `a step that does not fit names its line`(script: String, line: Int, problem: String) {
    #expect(throws: DemoWorldError.script("history.txt", line, problem)) { try replay(script) }
  }

  private func replay(_ text: String) throws {
    let juno = DemoWorld.User(
      login: "juno",
      name: "Juno",
      emails: ["juno@example.org"],
      company: nil,
      location: nil,
      blog: nil,
      bio: nil,
      zone: "+0100"
    )
    let repository = WorldIndex.Repository(
      owner: "juno",
      name: "x",
      description: "",
      homepage: nil,
      topics: [],
      branch: "main"
    )
    let script = try HistoryScript(text, file: "history.txt")
    var replay = Replay(of: repository, users: [juno], file: "history.txt") { _ in [] }
    for step in script.steps { try replay.perform(step, at: 0) }
  }
}
