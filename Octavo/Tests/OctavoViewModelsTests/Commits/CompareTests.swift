import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Comparing a branch with one that the user chooses.
struct CompareTests {
  let fakes = Fakes()

  private func choose(_ title: String) async throws {
    guard case .refPicker(let picker) = try #require(fakes.navigation.top) else {
      throw WrongScreen()
    }
    picker.open(try #require(picker.rows.first { $0.title == title }))
    await settle()
  }

  private func shownRepository() async throws -> RepositoryViewModel {
    fakes.addTides()
    fakes.show(.repository(RepositoryViewModel(fakes.services, Sample.name)))
    await settle()
    return try fakes.top()
  }

  @Test func `a repository shows the changes of its branch since a tag`() async throws {
    let repository = try await shownRepository()

    repository.actions.action("compare")?.perform()
    await settle()
    try await choose("v1.0")

    #expect(
      try fakes.top(ChangesViewModel.self).subject == .comparison(base: "v1.0", head: "main")
    )
  }

  @Test func `a log shows the changes since a branch, and the history of a file does not`()
    async throws
  {
    let repository = try await shownRepository()
    repository.actions.action("commits")?.perform()
    await settle()
    let log = try fakes.top(CommitsViewModel.self)

    log.actions.action("compare")?.perform()
    await settle()
    try await choose("feature/moon")

    #expect(
      try fakes.top(ChangesViewModel.self).subject
        == .comparison(base: "feature/moon", head: "main")
    )
    let history = CommitsViewModel(fakes.services, Sample.name, revision: "main", path: "README.md")
    #expect(history.actions.action("compare") == nil)
  }

  @Test func `a picker that is closed compares nothing, and a failure has a message`() async throws
  {
    let repository = try await shownRepository()

    repository.compareCommand.execute()
    await settle()
    fakes.navigation.router.viewDidDismiss()
    await settle()
    #expect(fakes.navigation.outline == "[C0: Repository]")
    fakes.sync[failure: .references(of: Sample.name)] = .forbidden
    repository.compareCommand.execute()
    await settle()

    #expect(fakes.services.notice?.text == "You don’t have permission to do this.")
  }
}
