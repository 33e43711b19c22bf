import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

/// The marks at the files of a pull request: what is read of a response, and what is sent.
struct ViewedFileTests {
  private let all = Endpoint.allViewedFiles(ofPullRequest: 1, of: Sample.engine)
  private let version = Endpoint.version(
    ofFile: "a:b\n\u{202E}c",
    ofPullRequest: 1,
    of: Sample.engine
  )

  private func page(_ names: [String], next: String?) -> String {
    let nodes = names.map { #"{"path": "\#($0)", "viewerViewedState": "VIEWED"}"# }
    let cursor = next.map { #""\#($0)""# } ?? "null"
    return """
      {"data": {"repository": {"pullRequest": {"files": {"totalCount": 9,
      "pageInfo": {"endCursor": \(cursor), "hasNextPage": \(next != nil)},
      "nodes": [\(nodes.joined(separator: ", "))]}}}}}
      """
  }

  /// Reads pages one after the other, as a client does.
  private func read(_ pages: [String]) throws -> (files: [GitHub.ViewedFile], requests: Int) {
    var (endpoint, count) = (all, 0)
    while true {
      let body = pages[min(count, pages.count - 1)]
      count += 1
      switch try endpoint.decoded(from: GitHub.Response(headers: [:], body: Data(body.utf8))) {
      case .value(let page): return (page.items, count)
      case .next(let next): endpoint = next
      }
    }
  }

  @Test func `the marks of all pages are read, a hundred files at a time`() throws {
    let (files, requests) = try read([
      page(["a", "b"], next: "C1"), page(["c"], next: "C2"), page(["d"], next: nil),
    ])

    #expect(files.map(\.path) == ["a", "b", "c", "d"])
    #expect(requests == 3)
  }

  @Test func `a server that repeats a cursor is not asked without end`() throws {
    #expect(try read([page(["a"], next: "C")]).requests == 2)
  }

  @Test func `a server whose cursors never end is asked for as many pages as there are files`()
    throws
  {
    var (endpoint, count) = (all, 0)
    while count < 100 {
      let body = page(["a\(count)"], next: "C\(count)")
      count += 1
      let response = GitHub.Response(headers: [:], body: Data(body.utf8))
      guard case .next(let next) = try endpoint.decoded(from: response) else { break }
      endpoint = next
    }

    #expect(count == 40)
  }

  @Test(
    arguments: [
      #"{"data": null}"#, #"{"data": {"repository": null}}"#,
      #"{"data": {"repository": {"pullRequest": null}}}"#,
      #"{"data": {"repository": {"pullRequest": {"files": null}}}}"#,
    ]
  )
  func `a pull request without files in the response has no marks`(_ body: String) {
    #expect(throws: APIError.self) { try all.value(of: body) }
  }

  @Test func `marks that are null are left out, and unknown states kept`() throws {
    let found = try all.value(
      of: """
        {"data": {"repository": {"pullRequest": {"files": {"totalCount": null,
        "pageInfo": {"endCursor": null, "hasNextPage": null}, "nodes": [null,
        {"path": null, "viewerViewedState": "VIEWED"}, {"path": "a", "viewerViewedState": null},
        {"path": "b", "viewerViewedState": "SQUINTED"},
        {"path": "c", "viewerViewedState": "DISMISSED"}]}}}}}
        """
    )

    #expect(
      found.items == [
        GitHub.ViewedFile(path: "b", state: .init(rawValue: "SQUINTED")),
        GitHub.ViewedFile(path: "c", state: .dismissed),
      ]
    )
  }

  @Test func `the version of a file is read by its path, whatever its name is`() throws {
    let body = try JSONSerialization.jsonObject(with: version.request.body ?? Data())
    let variables = (body as? [String: Any])?["variables"] as? [String: Any]
    let found = try version.value(
      of: """
        {"data": {"repository": {"pullRequest": {"id": "P", "headRefOid": null}, "object": null}}}
        """
    )

    #expect(variables?["file"] as? String == "refs/pull/1/head:a:b\n\u{202E}c")
    #expect(found == PullRequestFileVersion(node: "P", head: nil, object: nil))
  }

  @Test(arguments: [true, false])
  func `a mark is one attempt that has to name the pull request`(_ isViewed: Bool) throws {
    let mark = Endpoint<String>.mark(viewed: isViewed, file: "a", ofPullRequestNode: "P")
    let field = isViewed ? "markFileAsViewed" : "unmarkFileAsViewed"

    #expect(try mark.value(of: #"{"data": {"\#(field)": {"pullRequest": {"id": "P"}}}}"#) == "P")
    #expect(throws: APIError.self) {
      try mark.value(of: #"{"data": {"\#(field)": {"pullRequest": null}}}"#)
    }
    #expect(!mark.request.isRetried)
  }
}
