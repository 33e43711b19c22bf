import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

extension Workshop {
  /// The lines of a file of twelve lines, some of which are replaced.
  static func lamp(_ replaced: [Int: String] = [:]) -> String {
    (1...12).map { "\(replaced[$0] ?? "line \($0)")\n" }.joined()
  }

  /// Makes `harbour/lantern` with the branches `wick`, which can be merged, and `clash`, which
  /// cannot.
  @discardableResult
  func proposals() throws -> URL {
    try repository("lantern") { draft in
      let start = Self.now - 9 * 86400
      draft.commit(by: Self.tomas, at: start, "Light", [.file("lamp.txt", Self.lamp())])
      draft.commit(
        "wick",
        by: Self.ines,
        at: start + 60,
        "Trim the wick",
        from: "main",
        [.file("lamp.txt", Self.lamp([8: "line eight"])), .file("wick.txt", "cotton\n")]
      )
      draft.commit(
        "clash",
        by: Self.ines,
        at: start + 90,
        "Name the third line",
        from: "main",
        [.file("lamp.txt", Self.lamp([3: "line drei"]))]
      )
      draft.commit(
        by: Self.tomas,
        at: start + 3600,
        "Name a line",
        [.file("lamp.txt", Self.lamp([3: "line three"]))]
      )
    }
  }

  /// Serves ``proposals()`` to six accounts.
  static func servePulls(
    allowsPush: Bool = false,
    _ body: (Client, Workshop, URL) async throws -> Void
  ) async throws {
    let workshop = try Workshop()
    let folder = try workshop.proposals()
    let others = [visitor, triager, writer, reader, owner]
    try await workshop.serve(others: others, allowsPush: allowsPush) { client async throws in
      try await body(client, workshop, folder)
    }
  }
}

extension AccountClient {
  /// Opens a pull request of a branch of `harbour/lantern`, and returns it.
  @discardableResult
  func propose(_ head: String, draft: Bool = false) async throws -> JSON {
    let body =
      #"{"title": "Propose \#(head)", "head": "\#(head)", "base": "main", "draft": \#(draft)}"#
    return try await send("POST", "/pulls", body).json
  }
}
