import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct ContentEndpointTests {
  @Test func `a readme`() throws {
    let endpoint = Endpoint.readme(of: Sample.engine, at: "a/b")
    let json = #"{"path": "README.md", "sha": "1", "encoding": "base64", "content": "SGk=\n"}"#

    #expect(endpoint.line == "GET /repos/ada/engine/readme?ref=a%2Fb")
    #expect(try endpoint.value(of: json) == GitHub.File(path: "README.md", sha: "1", text: "Hi"))
  }

  @Test func `a missing readme is no error`() throws {
    let endpoint = Endpoint.readme(of: Sample.engine)

    #expect(endpoint.line == "GET /repos/ada/engine/readme")
    #expect(endpoint.value(for: APIError(.notFound)) == .some(nil))
  }

  @Test func `a readme without its contents is read as a file`() throws {
    let endpoint = Endpoint.readme(of: Sample.engine, at: "main")
    let json = #"{"path": "docs/README.md", "encoding": "none", "content": ""}"#

    let decoded = try endpoint.decoded(from: GitHub.Response(body: Data(json.utf8)))

    guard case .next(let file) = decoded else { throw NoValue() }
    #expect(file.line == "GET /repos/ada/engine/contents/docs/README.md?ref=main")
    #expect(file.request.mediaType == .raw)
    #expect(try file.value(of: "Hi") == GitHub.File(path: "docs/README.md", text: "Hi"))
    #expect(file.value(for: APIError(.notFound)) == .some(nil))
  }

  @Test func `a file with a hostile name`() throws {
    let endpoint = Endpoint.file(at: "a b/#?%.c", in: Sample.engine, at: "main", limit: 9)

    let file = try endpoint.value(of: "int", headers: ["Content-Type": "text/plain"])

    #expect(endpoint.line == "GET /repos/ada/engine/contents/a%20b/%23%3F%25.c?ref=main")
    #expect(endpoint.request.mediaType == .raw)
    #expect(endpoint.request.maximumBytes == 9)
    #expect(file == GitHub.File(path: "a b/#?%.c", text: "int"))
  }

  @Test func `a folder is not found as a file`() {
    let endpoint = Endpoint.file(at: "src", in: Sample.engine)

    #expect(throws: APIError(.notFound, request: "GET /repos/ada/engine/contents/src")) {
      try endpoint.value(of: "[]", headers: ["Content-Type": "application/json; charset=utf-8"])
    }
  }

  @Test func `a blob`() throws {
    let endpoint = Endpoint.blob("0a1b", in: Sample.engine, limit: 5)

    #expect(endpoint.line == "GET /repos/ada/engine/git/blobs/0a1b")
    #expect(endpoint.request.mediaType == .raw)
    #expect(try endpoint.value(of: "bytes") == Data("bytes".utf8))
  }

  @Test func `a tree, with its folders or without`() throws {
    let tree = Endpoint.tree("a/b", of: Sample.engine)
    let folder = Endpoint.tree("0a1b", of: Sample.engine, recursive: false)
    let json = #"{"sha": "t", "tree": [{"path": "a", "type": "blob", "sha": "1"}, {}]}"#

    #expect(tree.line == "GET /repos/ada/engine/git/trees/a%2Fb?recursive=1")
    #expect(folder.line == "GET /repos/ada/engine/git/trees/0a1b")
    #expect(
      try tree.value(of: json) == GitHub.Tree(sha: "t", entries: [.init(path: "a", sha: "1")])
    )
  }
}
