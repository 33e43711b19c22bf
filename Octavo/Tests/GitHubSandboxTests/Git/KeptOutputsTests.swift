import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// The outputs of git that a later run of the sandbox uses.
struct KeptOutputsTests {
  @Test func `a later run reads an unchanged repository without git`() async throws {
    let workshop = try Workshop()
    let (place, file, facts) = try await Self.firstRun(in: workshop)

    // Without its objects, git could not answer.
    let objects = place.appending(path: "objects")
    let hidden = place.appending(path: "hidden")
    try FileManager.default.moveItem(at: objects, to: hidden)
    let later = try await Self.facts(of: place, KeptOutputs(file))

    #expect(later == facts)
    #expect(facts.commits > 0)
    #expect(facts.languages != LanguageCount())
  }

  @Test func `a later run asks git again after a ref has changed`() async throws {
    let workshop = try Workshop()
    let (place, file, facts) = try await Self.firstRun(in: workshop)

    try Git.run(["branch", "another", "main"], in: place)
    let later = try await Self.facts(of: place, KeptOutputs(file))

    #expect(later.branches == (facts.branches + ["another"]).sorted())
  }

  @Test(arguments: ["", "octavo git-outputs 1\n1", "half", "long", "another"])
  func `a file that is cut or of something else counts as empty`(kind: String) async throws {
    let workshop = try Workshop()
    let (place, file, facts) = try await Self.firstRun(in: workshop)
    let whole = try Data(contentsOf: file)
    let contents =
      switch kind {
      case "half": whole.prefix(whole.count / 2)
      case "long": whole.prefix(21) + Data(repeating: 0x7F, count: 40)
      case "another": try PropertyListEncoder().encode(["a": [1, 2, 3]])
      default: Data(kind.utf8)
      }
    try contents.write(to: file)

    #expect(try await Self.facts(of: place, KeptOutputs(file)) == facts)
  }

  @Test func `the outputs of all repositories together have a limit`() throws {
    let workshop = try Workshop()
    let outputs = KeptOutputs(workshop.url.appending(path: "outputs"))
    let stamp = GitRepository(directory: try workshop.lantern().path).stamp
    let output = [UInt8](repeating: 1, count: KeptOutputs.limit / 20)

    for number in 0..<30 {
      outputs.keep(output, of: ["log", "\(number)"], in: "folder", at: stamp)
    }
    outputs.keep(output + output, of: ["long"], in: "folder", at: stamp)

    let kept = (0..<30).filter {
      outputs.output(of: ["log", "\($0)"], in: "folder", at: stamp) != nil
    }
    #expect(kept == Array(0..<19))
    #expect(outputs.output(of: ["long"], in: "folder", at: stamp) == nil)
  }

  private struct Facts: Equatable {
    let branches: [String]
    let commits: Int
    let languages: LanguageCount
    let head: CommitRecord?
  }

  /// Reads a repository as a first run does, and keeps the outputs of git in a file.
  private static func firstRun(
    in workshop: Workshop
  ) async throws -> (place: URL, file: URL, facts: Facts) {
    let place = try workshop.lantern()
    let file = workshop.url.appending(path: "outputs")
    let first = KeptOutputs(file)
    let facts = try await Self.facts(of: place, first)
    first.save()
    return (place, file, facts)
  }

  private static func facts(of place: URL, _ kept: KeptOutputs) async throws -> Facts {
    let git = GitRepository(directory: place.path, kept: kept)
    let refs = try await git.refs()
    let head = try #require(refs.head)
    return Facts(
      branches: refs.branches.map(\.name).sorted(),
      commits: try await git.history().entries.count,
      languages: try await git.languages(at: head),
      head: try await git.record(of: head)
    )
  }
}
