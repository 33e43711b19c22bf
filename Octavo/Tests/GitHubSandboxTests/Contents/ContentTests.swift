import Foundation
import Testing

@testable import GitHubSandbox

/// Files and folders by path.
struct ContentTests {
  private static let root = "/repos/harbour/lantern"

  private static func accept(_ type: String) -> [String: String] {
    Client.token.merging(["Accept": "application/vnd.github.\(type)"]) { $1 }
  }

  @Test func `a file is served as JSON, raw and as a page`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let path = "\(Self.root)/readme"
      let json = try await client.checked(path, against: "file")
      let raw = try await client.get(path, Self.accept("raw+json"))
      let html = try await client.get(path, Self.accept("v3.html"))

      let text = "# Lantern\n\nGuides *ships*.\n\n<script>alert(1)</script>\n"
      let content = try #require(json["content"].text).replacing("\n", with: "")
      #expect(Data(base64Encoded: content) == Data(text.utf8))
      #expect(raw.text == text)
      #expect(raw.headers["content-type"] == "application/vnd.github.raw; charset=utf-8")
      #expect(html.text.contains("<h1>Lantern</h1>\n<p>Guides <em>ships</em>.</p>"))
      #expect(!html.text.contains("<script>"))
    }
  }

  @Test func `a page holds no dangerous link and no markup of a plain file`() {
    let markdown = RenderedMarkup.html(
      Array("[a](javascript:alert(1)) ~~x~~\n\n|a|\n|-|\n|b|\n".utf8),
      name: Array("a.md".utf8)
    )
    let plain = RenderedMarkup.html(Array("<b> & \"c\"".utf8), name: Array("README".utf8))

    #expect(markdown.contains(#"<a href="">a</a> <del>x</del>"#))
    #expect(markdown.contains("<table>"))
    #expect(plain.contains("<pre>&lt;b&gt; &amp; &quot;c&quot;</pre>"))
  }

  @Test func `a folder lists what is in it`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let json = try await client.checked("\(Self.root)/contents", against: "contents")

      #expect(json.strings("name") == ["README.md", "Sources", "docs", "guide", "lens.txt"])
      #expect(json.strings("type") == ["file", "dir", "dir", "symlink", "file"])
      #expect(json.items.map { $0["size"].number } == [54, 0, 0, 14, 6])
      let url = try #require(json[1]["url"].text)
      #expect(try await client.get(url).json.strings("name") == ["horn.swift", "lamp.swift"])
    }
  }

  @Test func `a link inside the tree is followed, and one outside is described`() async throws {
    let workshop = try Workshop()
    try workshop.repository("lantern") { draft in
      draft.commit(
        by: Workshop.ines,
        at: Workshop.now,
        "Links",
        [
          .file("docs/guide.txt", "Turn it on.\n"), .symlink("docs/up", to: "../docs/guide.txt"),
          .symlink("out", to: "../../etc/passwd"), .symlink("root", to: "/etc/passwd"),
          .symlink("loop", to: "loop"),
        ]
      )
    }
    try await workshop.serve { client async throws in
      let inside = try await client.get("\(Self.root)/contents/docs/up", Self.accept("raw"))
      #expect(inside.text == "Turn it on.\n")
      for (name, target) in [
        ("out", "../../etc/passwd"), ("root", "/etc/passwd"), ("loop", "loop"),
      ] {
        let json = try await client.checked("\(Self.root)/contents/\(name)", against: "contents")
        #expect([json["type"], json["target"]] == [.string("symlink"), .string(target)])
      }
    }
  }

  @Test func `a submodule is served with its address`() async throws {
    let workshop = try Workshop()
    let commit = String(repeating: "1", count: 40)
    try workshop.repository("lantern") { draft in
      draft.commit(
        by: Workshop.ines,
        at: Workshop.now,
        "Module",
        [
          .file(
            ".gitmodules",
            "[submodule \"x\"]\n\tpath = lib/rope\n\turl = https://example.org/r\n"
          ),
          .submodule("lib/rope", commit: commit),
        ]
      )
    }
    try await workshop.serve { client async throws in
      let json = try await client.checked("\(Self.root)/contents/lib/rope", against: "contents")
      let listing = try await client.checked("\(Self.root)/contents/lib", against: "contents")
      let tree = try await client.checked(
        "\(Self.root)/git/trees/main?recursive=1",
        against: "tree"
      )

      #expect(
        [json["type"], json["sha"], json["submodule_git_url"]] == [
          .string("submodule"), .string(commit), .string("https://example.org/r"),
        ]
      )
      #expect(listing[0]["type"] == .string("file"))
      #expect(tree["tree"].strings("type") == ["blob", "tree", "commit"])
    }
  }

  @Test func `a path that leads nowhere in the tree is not found`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    let paths = [
      "../README.md", "..%2fREADME.md", "Sources/../README.md", "/etc/passwd", "%2Fetc%2Fpasswd",
      "README.md/", "Sources/lamp.swift/more", "none", "-rf", "%00", "docs/%2e%2e/lens.txt",
    ]
    try await workshop.serve { client async throws in
      for path in paths {
        let status = try await client.get("\(Self.root)/contents/\(path)").status

        #expect(status == (path == "README.md/" ? 200 : 404), "\(path)")
      }
    }
  }

  @Test(arguments: [
    (Array("new\nline".utf8), "new%0Aline"), (Array("esc\u{1b}[31m".utf8), "esc%1B%5B31m"),
    (Array("tab\t\"quote\"".utf8), "tab%09%22quote%22"),
    (Array("ünï 灯".utf8), "%C3%BCn%C3%AF%20%E7%81%AF"),
  ])
  func `a file name of any bytes is listed and found`(name: [UInt8], coded: String) async throws {
    let workshop = try Workshop(fileNamed: Array("dir/".utf8) + name)
    try await workshop.serve { client async throws in
      let listing = try await client.checked("\(Self.root)/contents/dir", against: "contents")
      #expect(listing.strings("name") == [String(decoding: name, as: UTF8.self)])
      let url = try #require(listing[0]["url"].text)
      #expect(url.contains("/contents/dir/\(coded)?ref=main"))
      let json = try await client.checked(url, against: "file")
      #expect(json["content"] == .string("Zm91bmQ=\n"))
      let tree = try await client.get("\(Self.root)/git/trees/main?recursive=1").json
      #expect(tree["tree"].strings("path").last == "dir/" + String(decoding: name, as: UTF8.self))
    }
  }

  @Test func `a file name that is not text is served with replacement characters`() async throws {
    let workshop = try Workshop(fileNamed: [0x66, 0xff, 0xfe])
    try await workshop.serve { client async throws in
      let listing = try await client.checked("\(Self.root)/contents", against: "contents")
      #expect(listing.strings("name") == ["f\u{fffd}\u{fffd}"])
      let url = try #require(listing[0]["url"].text)
      #expect(url.hasSuffix("/contents/f%FF%FE?ref=main"))
      let blob = try #require(listing[0]["git_url"].text)
      #expect(try await client.get(blob).json["content"] == .string("Zm91bmQ=\n"))
    }
  }
}
