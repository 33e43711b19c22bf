import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct ContentsEndpointTests {
  private let endpoint = Endpoint.contents(at: "a b/#.c", in: Sample.engine, at: "x/y", limit: 9)

  @Test func `a file with its contents`() throws {
    let json = #"""
      {"type": "file", "path": "a b/#.c", "sha": "1", "encoding": "base64", "content": "aW50\n"}
      """#

    #expect(endpoint.line == "GET /repos/ada/engine/contents/a%20b/%23.c?ref=x%2Fy")
    #expect(
      try endpoint.value(of: json)
        == .file(GitHub.File(path: "a b/#.c", sha: "1", text: "int"))
    )
  }

  @Test func `a file of more than 1 MB is read again without JSON`() throws {
    let json = #"""
      {"type": "file", "path": "a b/#.c", "sha": "1", "size": 2000000, "encoding": "none",
       "content": ""}
      """#
    let response = GitHub.Response(body: Data(json.utf8))

    guard case .next(let next) = try endpoint.decoded(from: response) else {
      Issue.record("expected another endpoint")
      return
    }

    #expect(next.line == endpoint.line)
    #expect(next.request.mediaType == .raw)
    #expect(next.request.maximumBytes == 9)
    #expect(
      try next.value(of: "int") == .file(GitHub.File(path: "a b/#.c", sha: "1", text: "int"))
    )
  }

  @Test func `a folder of which the server lists 1,000 entries is read as a tree`() throws {
    let folder = Endpoint.contents(at: "many", in: Sample.engine, at: "main")
    let rows = (0..<1_000).map { #"{"type": "file", "path": "many/\#($0)", "sha": "\#($0)"}"# }
    let listing = GitHub.Response(body: Data("[\(rows.joined(separator: ","))]".utf8))

    guard case .next(let named) = try folder.decoded(from: listing) else { throw NoValue() }
    let object = GitHub.Response(body: Data(#"{"type": "dir", "sha": "f", "entries": []}"#.utf8))
    guard case .next(let tree) = try named.decoded(from: object) else { throw NoValue() }

    #expect(named.line == folder.line)
    #expect(named.request.mediaType == .object)
    #expect(tree.line == "GET /repos/ada/engine/git/trees/f")
    #expect(
      try tree.value(of: #"{"tree": [{"type": "blob", "path": "a.c", "sha": "1"}]}"#)
        == .folder([.init(path: "many/a.c", sha: "1")])
    )
  }

  @Test func `a folder with files, links, folders and submodules`() throws {
    let root = Endpoint.contents(at: "", in: Sample.engine)
    let json = #"""
      [{"type": "file", "path": "a.c", "size": 3, "sha": "1", "download_url": "https://r.example/a"},
       {"type": "dir", "path": "src", "size": 0, "sha": "2", "download_url": null},
       {"type": "symlink", "path": "l", "size": 3, "sha": "3"},
       {"type": "submodule", "path": "s", "sha": "4"},
       {"type": "file", "path": "old", "size": 0, "sha": "5", "download_url": null,
        "git_url": "https://g.example/repos/o/n/git/trees/5"},
       {"type": "hologram", "path": "h"}, {"type": "file"}, null]
      """#

    #expect(root.line == "GET /repos/ada/engine/contents")
    #expect(
      try root.value(of: json)
        == .folder([
          .init(path: "a.c", size: 3, sha: "1"), .init(path: "src", kind: .folder, sha: "2"),
          .init(path: "l", kind: .symlink, sha: "3"), .init(path: "s", kind: .submodule, sha: "4"),
          .init(path: "old", kind: .submodule, sha: "5"),
        ])
    )
  }

  @Test func `a link and a submodule`() throws {
    let link = #"{"type": "symlink", "path": "l", "sha": "3", "target": "../a"}"#
    let submodule = #"{"type": "submodule", "path": "s", "sha": "4", "submodule_git_url": null}"#

    #expect(
      try endpoint.value(of: link)
        == .symlink(.init(path: "l", kind: .symlink, sha: "3"), target: "../a")
    )
    #expect(
      try endpoint.value(of: submodule)
        == .submodule(.init(path: "s", kind: .submodule, sha: "4"), repository: "")
    )
  }
}
