import Foundation
import GitFixture
import Glibc
import Testing

@testable import GitHubSandbox

/// The cat-file that is kept running.
struct ObjectReaderTests {
  @Test func `a reader whose process has died starts another`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let reader = ObjectReader(directory: place.path)
    let first = try #require(try await reader.find(Self.head(of: place)))
    let process = try #require(await reader.processIdentifier)

    #expect(kill(process, SIGKILL) == 0)
    let second = try await reader.content(of: first.id)

    #expect(second?.info == first)
    #expect(await reader.processIdentifier != process)
  }

  @Test func `many objects are asked for at once`() async throws {
    let workshop = try Workshop()
    let place = try workshop.repository("many") { draft in
      draft.commit(
        by: Workshop.ines,
        at: Workshop.now,
        "Many",
        (0..<450).map { .file("file\($0)", String(repeating: "x", count: $0)) }
      )
    }
    let git = GitRepository(directory: place.path)
    let commit = try #require(try await git.commit(named: "main"))
    let tree = try #require(try await git.tree(of: commit))
    let entries = try await git.entries(of: tree)

    let sizes = try await git.objects.info(of: entries.map(\.id) + [.zero])

    #expect(sizes.count == 451)
    #expect(sizes.last == .some(nil))
    #expect(Set(sizes.compactMap { $0?.size }) == Set(0..<450))
  }

  @Test func `text that is not hexadecimal never reaches git`() async throws {
    let workshop = try Workshop()
    let reader = ObjectReader(directory: try workshop.lantern().path)

    for name in ["main", "HEAD", "abc", "abcd\ninfo HEAD", "ABCDEF", "--help", ""] {
      #expect(try await reader.find(name) == nil)
    }
    #expect(await reader.processIdentifier == nil)
  }

  @Test func `git inherits no file and no socket of ours`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    let reader = ObjectReader(directory: place.path)
    _ = try await reader.find(Self.head(of: place))
    let process = try #require(await reader.processIdentifier)

    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
    let ours = files.filter { name in
      let target = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(process)/fd/\(name)"
      )
      return name != "0" && name != "1" && target != "/dev/null"
    }

    #expect(ours == [])
  }

  private static func head(of place: URL) throws -> String {
    String(try Git.run(["rev-parse", "main"], in: place).prefix(40))
  }
}
