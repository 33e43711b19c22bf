import Testing

@testable import GitHubSandbox

/// Pull requests that are made up for measurements.
struct GeneratedPullTests {
  @Test func `each branch that is ahead has one pull request, and the first are queued`()
    async throws
  {
    let workshop = try Workshop()
    try workshop.repository("busy") { draft in
      draft.commit(by: Workshop.ines, at: Workshop.now - 9000, "Add", [.file("a", "1\n")])
      for number in 1...9 {
        draft.commit(
          "mender/\(number)",
          by: Workshop.ines,
          at: Workshop.now - 8000,
          "Raise",
          from: "main",
          [.file("b\(number)", "\(number)\n")]
        )
      }
      draft.reset("refs/heads/behind")
    }
    try await workshop.serve { client in
      let made = try await client.sandbox.generatePulls(in: "harbour/busy", queued: 3)
      let again = try await client.sandbox.generatePulls(in: "harbour/busy", queued: 3)
      let list = try await client.get("/repos/harbour/busy/pulls").json
      let entries = try await client.data(
        """
        { repository(owner: "harbour", name: "busy") { pullRequests(first: 20) { nodes {
        isInMergeQueue mergeQueueEntry { position } author { __typename login } } } } }
        """
      )["repository"]["pullRequests"]["nodes"]

      #expect(made == 9 && again == 0 && list.items.count == 9)
      #expect(list[0]["user"]["type"] == .string("Bot"))
      let positions = entries.items.compactMap { $0["mergeQueueEntry"]["position"].number }
      #expect(positions == [1, 2, 3])
      #expect(entries[0]["author"]["__typename"] == .string("Bot"))
      #expect(entries[0]["author"]["login"] == .string("mender"))
    }
  }
}
