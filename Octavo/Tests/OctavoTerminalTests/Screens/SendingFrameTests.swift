import BinderyTerminal
import GitHubEndpoints
import GitHubValues
import OctavoLive
import OctavoTerminal
import OctavoViewModels
import ScreenExamples
import Testing

/// The line of progress of many requests above a list.
struct SendingFrameTests {
  @Test(arguments: [Size(columns: 100, rows: 30), Size(columns: 60, rows: 20)])
  func `many requests are one line above the list`(_ size: Size) async throws {
    try await TestApp.run("/juno/windowsill/issues", size: size) { app in
      let services = app.headless.session.services
      let name = GitHub.RepositoryName(owner: "juno", name: "windowsill")
      let repository = try await services.gitHub.send(.repository(name))
      let id = GitHub.RepositoryID(rawValue: repository.id)
      let requests = (1...120).map { number in
        let place = GitHub.IssuePlace(id, name, 1000 + number)
        return IssueStateRequest(open: false, as: .completed, place)
      }
      try await services.outbox.add(all: requests)
      try await app.press("j")

      try expectGolden(app.text, "issues-sending-\(size.columns)x\(size.rows)")
      #expect(app.text.contains("0 of 120 changes sent · ends at "))
    }
  }
}
