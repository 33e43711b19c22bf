import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import GitHubAPI

struct RedirectPolicyTests {
  private func policy(_ start: String = "https://ghe.example.com/api/v3/repos/a/b") throws
    -> RedirectPolicy
  {
    RedirectPolicy(start: try #require(URL(string: start)))
  }

  @Test func `a response that is no redirect has arrived`() throws {
    var policy = try policy()

    #expect(policy.step(method: .get, status: 200, location: "https://x.example/") == .arrived)
    #expect(policy.step(method: .get, status: 304, location: nil) == .arrived)
  }

  @Test(arguments: [301, 302, 307, 308])
  func `a renamed repository is followed`(_ status: Int) throws {
    var policy = try policy()
    let next = try #require(URL(string: "https://ghe.example.com/api/v3/repositories/7"))

    let step = policy.step(method: .get, status: status, location: "/api/v3/repositories/7")

    #expect(step == .follow(next))
  }

  @Test func `a write stays on its server`() throws {
    var policy = try policy()

    #expect(policy.step(method: .put, status: 307, location: "https://x.example/") == .refuse)
    #expect(policy.step(method: .post, status: 308, location: "https://x.example/") == .refuse)
  }

  @Test(arguments: [(301, false), (302, false), (307, true), (308, true)])
  func `a POST is repeated only where HTTP keeps its method`(status: Int, isRepeated: Bool) throws {
    var policy = try policy()

    let step = policy.step(method: .post, status: status, location: "/api/v3/repositories/7")

    #expect((step != .refuse) == isRepeated)
  }

  @Test(arguments: [301, 302, 307, 308])
  func `a PUT of a renamed repository is followed`(_ status: Int) throws {
    var policy = try policy()

    let step = policy.step(method: .put, status: status, location: "/api/v3/repositories/7")

    #expect(step != .refuse)
  }

  @Test func `nothing is followed to where others can listen`() throws {
    var policy = try policy()

    let step = policy.step(method: .get, status: 302, location: "http://ghe.example.com/x")

    #expect(step == .refuse)
  }

  @Test func `a circle is left`() throws {
    var policy = try policy("https://ghe.example.com/a")

    _ = policy.step(method: .get, status: 302, location: "/b")

    #expect(policy.step(method: .get, status: 302, location: "/a") == .refuse)
  }

  @Test func `an endless chain is left`() throws {
    var policy = try policy("https://ghe.example.com/0")

    let steps = (1...10).map { policy.step(method: .get, status: 302, location: "/\($0)") }

    #expect(steps.firstIndex(of: .refuse) == 5)
  }
}
