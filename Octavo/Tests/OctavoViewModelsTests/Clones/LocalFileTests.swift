import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Files that are opened in the user’s editor, in a clone.
struct LocalFileTests {
  private let fakes = Fakes()

  private func file(line: Int? = 12) -> LocalFile {
    fakes.clones.clones = [Sample.clone("/home/mara/tides", host: fakes.services.web.host)]
    return LocalFile(
      services: fakes.services,
      repository: Sample.name,
      path: "lib/tide.c",
      line: line,
      commit: Sample.sha
    )
  }

  @Test func `an editor with a window opens the file at the line`() async {
    await file().open()

    #expect(fakes.clones.opened == ["lib/tide.c:12"])
    #expect(fakes.services.notice == nil)
  }

  @Test func `an editor of the terminal gets the path in the clone`() async {
    var edited: [String] = []
    fakes.services.editFile = { path, line in edited.append("\(path):\(line ?? 0)") }

    await file().open()

    #expect(edited == ["/home/mara/tides/lib/tide.c:12"])
    #expect(fakes.clones.opened.isEmpty)
  }

  @Test func `another commit in the clone is said, because lines may differ`() async {
    fakes.clones.state.commit = String(repeating: "b", count: 40)

    await file().open()

    #expect(
      fakes.services.notice?.text
        == "/home/mara/tides has another commit checked out, so lines may differ."
    )
  }

  @Test func `without a clone the folder is asked for, and a closed question opens nothing`() async
  {
    let file = file()
    fakes.clones.clones = []
    var questions = 0
    let token = fakes.services.questions.answer { _ in
      questions += 1
      return nil
    }
    await file.open()
    token.dispose()

    #expect(questions == 1 && fakes.clones.opened.isEmpty)
  }

  @Test func `a file that the clone lacks is said`() async {
    let file = file()
    fakes.clones.failure = CloneFailure(.noEditor)

    await file.open()

    #expect(fakes.services.notice != nil)
  }
}
