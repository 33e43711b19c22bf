import Testing

@testable import GitHubSandbox

/// The contributors of a repository.
struct InsightTests {
  @Test func `contributors come from the commits`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try workshop.repository("empty") { _ in }
    try await workshop.serve { client async throws in
      let contributors = try await client.checked(
        "/repos/harbour/lantern/contributors",
        against: "contributors"
      )
      let empty = try await client.get("/repos/harbour/empty/contributors")

      #expect(contributors.strings("login") == ["tomas", "ines"])
      #expect(contributors.items.map { $0["contributions"] } == [.int(3), .int(1)])
      #expect(empty.status == 204)
    }
  }
}
