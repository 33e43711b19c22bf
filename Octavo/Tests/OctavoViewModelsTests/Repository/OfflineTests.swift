import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// A repository that the user keeps offline.
struct OfflineTests {
  let fakes = Fakes()

  private func shown() async -> RepositoryViewModel {
    fakes.logIn()
    fakes.addTides()
    let repository = RepositoryViewModel(fakes.services, Sample.name)
    fakes.show(.repository(repository))
    await settle()
    return repository
  }

  private func perform(_ name: String, on repository: RepositoryViewModel) async {
    repository.actions.action(name)?.perform()
    await settle()
  }

  private func title(_ repository: RepositoryViewModel) -> String? {
    repository.actions.action("keep")?.title
  }

  private let copy = KeptRepository(
    branch: "main",
    commit: String(repeating: "1a2b3c4d", count: 5),
    keptAt: Sample.now.addingTimeInterval(-7_200),
    fileCount: 3
  )

  @Test
  func `the page says how far the copy is, and a notice says on any screen that it is complete`()
    async
  {
    let repository = await shown()
    let gate = Gate()
    fakes.offlineCopies.gate = gate
    fakes.offlineCopies.progress = [.receiving(bytes: 3 << 20), .storing(256, of: 1_000)]
    #expect(title(repository) == "Keep Offline")

    await perform("keep", on: repository)
    #expect(title(repository) == "Stop Copying")
    #expect(repository.updated?.hasSuffix("Copying: 256 of 1000 files") == true)
    #expect(fakes.services.savingNotice?.text == "Copying maralind/tides: 256 of 1000 files")
    gate.open()
    await settle()

    #expect(fakes.services.savingNotice == nil)
    #expect(fakes.offlineCopies.requests == [Sample.name])
    #expect(fakes.services.notice?.text == "maralind/tides can be read offline.")
    #expect(title(repository) == "Keep Offline")
  }

  @Test func `a copy that exists is described, brought up to date and removed`() async {
    fakes.store[.kept(Sample.name)] = copy
    let repository = await shown()
    #expect(repository.updated?.hasSuffix("Kept offline at 1a2b3c4, 2 hours ago") == true)
    #expect(title(repository) == "Update Offline Copy")

    await perform("keep.end", on: repository)

    #expect(fakes.offlineCopies.removed == [Sample.name])
    #expect(fakes.services.notice?.text == "The offline copy of maralind/tides was removed.")
  }

  @Test func `files that the server did not send are counted`() async {
    var partial = copy
    partial.missing = ["a", "b"]
    fakes.store[.kept(Sample.name)] = partial

    let repository = await shown()

    #expect(repository.updated?.hasSuffix("2 hours ago, without 2 files") == true)
  }

  @Test func `a copy goes on when its page is left, and a second request does not begin another`()
    async
  {
    let gate = Gate()
    fakes.offlineCopies.gate = gate
    let repository = await shown()
    await perform("keep", on: repository)
    fakes.services.keepOffline(Sample.name)
    fakes.show(.settings(SettingsViewModel(fakes.services)))
    await settle()
    #expect(fakes.services.notice == nil)
    gate.open()
    await settle()

    #expect(fakes.offlineCopies.requests == [Sample.name])
    #expect(fakes.services.notice?.text == "maralind/tides can be read offline.")
  }

  @Test func `a copy that the user ends says nothing, and can be begun again`() async {
    fakes.offlineCopies.gate = Gate()
    let repository = await shown()
    await perform("keep", on: repository)

    await perform("keep", on: repository)

    #expect(fakes.services.notice == nil)
    #expect(title(repository) == "Keep Offline")
    fakes.offlineCopies.gate = nil
    await perform("keep", on: repository)
    #expect(fakes.offlineCopies.requests == [Sample.name, Sample.name])
  }

  @Test func `a copy is ended on any screen, and with the program`() async {
    fakes.offlineCopies.gate = Gate()
    let repository = await shown()
    await perform("keep", on: repository)
    fakes.services.savingNotice?.action?.perform()
    await settle()
    #expect(fakes.services.savingNotice == nil && title(repository) == "Keep Offline")

    await perform("keep", on: repository)
    await fakes.services.downloads.end()

    #expect(fakes.services.downloads.copies.isEmpty)
  }

  @Test(arguments: [
    (
      OfflineCopyError.notStored as any Error,
      "The files could not be stored. There may be no space left."
    ),
    (
      OfflineCopyError.incompleteTree as any Error,
      "The server does not name all files of this repository."
    ),
    (APIError(.offline) as any Error, "The server cannot be reached."),
  ])
  func `a notice says why a copy has failed`(_ error: any Error, _ text: String) async {
    fakes.offlineCopies.failure = error
    let repository = await shown()

    await perform("keep", on: repository)

    #expect(fakes.services.notice?.text == text)
  }

  @Test func `the settings say how much is kept`() async {
    fakes.logIn()
    fakes.offlineCopies.bytes = 12 << 20
    let settings = SettingsViewModel(fakes.services)
    fakes.show(.settings(settings))
    await settle()

    #expect(settings.localData.last == SettingsRow("Kept offline", "12 MB"))
  }
}
