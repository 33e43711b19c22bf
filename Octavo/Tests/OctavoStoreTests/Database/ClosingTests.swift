import Foundation
import GitHubValues
import Synchronization
import Testing

@testable import OctavoStore

/// Databases that are closed while others read them.
@Suite(.timeLimit(.minutes(2)))
struct ClosingTests {
  @Test func `the end waits for the last read that is about to begin, and later ones are refused`()
    async throws
  {
    let gate = ReadGate()
    let first = try #require(gate.enter())
    let second = try #require(gate.enter())
    gate.close()
    #expect(gate.enter() == nil)
    let hasEnded = Atomic(false)

    await withCheckedContinuation { ended in
      let isKept = gate.keep {
        hasEnded.store(true, ordering: .releasing)
        ended.resume()
      }
      #expect(isKept)
      first.leave()
      first.leave()
      let isEarly = hasEnded.load(ordering: .acquiring)
      #expect(!isEarly)
      second.leave()
    }

    #expect(!gate.keep {})
  }

  @Test func `reads beside the end succeed or fail, and none uses what was released`() async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "close-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for round in 0..<10 {
      let store = try AccountStore(folder: folder, host: "github.com", login: "juno-\(round)")
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            for _ in 0..<20 {
              do { _ = try await store.lastCompleteRead(of: .star) } catch { return }
            }
          }
        }
        group.addTask { try? store.close() }
      }
      await #expect(throws: StoreError.self) { try await store.lastCompleteRead(of: .star) }
    }
  }
}
