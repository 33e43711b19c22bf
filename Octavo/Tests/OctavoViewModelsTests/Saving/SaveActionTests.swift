import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The screens whose content can be saved.
struct SaveActionTests {
  private let fakes = Fakes()

  /// Performs the action of a screen, and returns what is saved under the suggested name.
  private func saved(by screen: some ActionProviding) async -> [SavedContent] {
    let token = fakes.services.questions.answer { $0.suggestion }
    screen.actions.action("save")?.perform()
    await settle()
    _ = token
    return fakes.saver.jobs.map(\.content)
  }

  private func source(_ path: String, _ bytes: Data) async -> SourceViewModel {
    fakes.addTides()
    fakes.sync[.file(path, of: Sample.name, at: "main", limit: FileKind(path: path).byteLimit)] =
      GitHub.File(path: path, bytes: bytes)
    let viewModel = SourceViewModel(fakes.services, Sample.name, revision: "main", path: path)
    fakes.show(.source(viewModel))
    await settle()
    return viewModel
  }

  @Test(arguments: ["src/a.swift", "README.md", "moon.png", "a.out"])
  func `a file is saved as it is shown, without another request`(path: String) async {
    let bytes = Data("\0\u{1}x".utf8)
    let viewModel = await source(path, bytes)

    #expect(await saved(by: viewModel) == [.bytes(bytes)])
    #expect(fakes.services.downloads.all.map(\.request.name) == [viewModel.title])
  }

  @Test func `a file that is not known yet cannot be saved`() {
    let viewModel = SourceViewModel(fakes.services, Sample.name, revision: "main", path: "a")

    #expect(viewModel.actions.action("save")?.isEnabled == false)
  }

  @Test(arguments: [
    (ChangesSubject.commit("main"), "tides-main.diff"),
    (.comparison(base: "v1/x", head: "main"), "tides-v1-x...main.diff"),
  ])
  func `the changes are saved as text`(subject: ChangesSubject, name: String) async {
    let viewModel = ChangesViewModel(fakes.services, Sample.name, subject)

    let content = await saved(by: viewModel)

    #expect(content == [.changes(base: subject.base, head: subject.head ?? "", of: Sample.name)])
    #expect(fakes.services.downloads.all.map(\.request.name) == [name])
  }

  @Test(arguments: [("\u{7F}PNG", "hina-m"), ("GIF89a", "hina-m.gif")])
  func `the picture of an account gets the ending of its type`(head: String, name: String) async {
    let url = URL(string: "https://e.org/u/1?s=460")
    let account = GitHub.Account(login: "hina-m", avatarURL: url)
    if let url { fakes.gitHub[.avatar(at: url)] = Data(head.utf8) }
    let viewModel = AvatarViewModel(fakes.services, account)

    #expect(await saved(by: viewModel) == [.bytes(Data(head.utf8))])
    #expect(fakes.services.downloads.all.map(\.request.name) == [name])
  }

  @Test func `a file of a folder is saved by its object`() async throws {
    let entries = [
      GitHub.TreeEntry(path: "a.zip", kind: .file, size: 5, sha: "abc"),
      GitHub.TreeEntry(path: "sub", kind: .folder, size: nil, sha: "def"),
    ]
    fakes.sync[.folder("", of: Sample.name, at: "main")] = RepositoryFolder(entries)
    let tree = TreeViewModel(fakes.services, Sample.name, revision: "main")
    fakes.show(.tree(tree))
    await settle()
    let token = fakes.services.questions.answer { $0.suggestion }
    for row in tree.rows { tree.actions(for: row).action("save")?.perform() }
    await settle()
    _ = token

    let blob = Blob(repository: Sample.name, sha: "abc", size: 5)
    #expect(fakes.saver.jobs.map(\.content) == [.blob(blob)])
  }

  @Test func `one asset is saved at once, and several are offered`() async throws {
    let release = GitHub.Release(id: 1, tag: "v1") {
      $0.assets = [.init(id: 7, name: "../a.zip", size: 5), .init(id: 8, name: "b.zip", size: 6)]
    }
    fakes.sync[.release("v1", of: Sample.name)] = release
    let page = ReleaseViewModel(fakes.services, Sample.name, tag: "v1")
    fakes.show(.release(page))
    await settle()

    #expect(await saved(by: page).isEmpty)
    let picker = try fakes.top(OptionPickerViewModel.self)
    #expect(picker.rows.map(\.title) == ["../a.zip", "b.zip"])
    let token = fakes.services.questions.answer { $0.suggestion }
    picker.open(picker.rows[0])
    await settle()
    _ = token

    #expect(fakes.saver.jobs.map(\.content) == [.asset(7, of: Sample.name)])
    #expect(fakes.services.downloads.all.map(\.place.title) == ["~/Downloads/a.zip"])
  }
}
