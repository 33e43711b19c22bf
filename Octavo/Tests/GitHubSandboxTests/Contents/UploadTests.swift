import Foundation
import Testing

@testable import GitHubSandbox

/// Pictures that users have uploaded to texts.
struct UploadTests {
  private static let html = Client.token.merging(["Accept": "application/vnd.github.html+json"]) {
    $1
  }
  private static let id = "0b9d4e17-3a6c-4f82-8c15-7e94a1d06b2f"

  private static func source(in html: String) throws -> String {
    String(try #require(html.firstMatch(of: /<img src="([^"]*)"/)?.output.1))
  }

  private func withText(
    _ text: String,
    _ body: (Client, Workshop, _ path: String) async throws -> Void
  ) async throws {
    try await Workshop.serveAll { client, workshop in
      let comment = try JSONEncoder().encode(["body": text])
      let vera = client(Workshop.visitor)
      let made = try await vera.send(
        "POST",
        "/issues/1/comments",
        String(decoding: comment, as: UTF8.self)
      )
      let id = try #require(try made.json["id"].number)
      try await body(client, workshop, "/repos/harbour/lantern/issues/comments/\(id)")
    }
  }

  @Test(arguments: [
    "![A shelf](https://github.com/user-attachments/assets/\(id))",
    "<img width=\"320\" alt=\"A shelf\" src=\"https://github.com/user-attachments/assets/\(id)\">",
  ])
  func `a picture is at a signed address for five minutes`(text: String) async throws {
    try await withText(text) { client, workshop, path in
      let web = client.address.baseURL.absoluteString.replacing("/api/v3", with: "")
      let page = "\(web)/user-attachments/assets/\(Self.id)"
      let body = try await client.get(path).json["body"].text
      let html = try await client.get(path, Self.html).json["body_html"].text ?? ""
      let address = try Self.source(in: html)

      let picture = try await client.get(address, [:])

      #expect(body?.contains(page) == true)
      #expect(address.hasPrefix("\(web)/private-user-images/1/2-\(Self.id).png?jwt="))
      #expect(html.contains("alt=\"A shelf\""))
      #expect(picture.status == 200)
      #expect(picture.headers["content-type"] == "image/png")
      #expect(picture.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(try await client.get(page, [:]).status == 404)
      #expect(try await client.get(page).status == 404)
      workshop.advance(by: 299)
      #expect(try await client.get(address, [:]).status == 200)
      workshop.advance(by: 1)
      #expect(try await client.get(address, [:]).status == 403)
      let later = try await client.get(path, Self.html).json["body_html"].text ?? ""
      #expect(try await client.get(try Self.source(in: later), [:]).status == 200)
    }
  }

  @Test func `an address without its signature is not found`() async throws {
    try await withText("![](https://github.com/user-attachments/assets/\(Self.id))") {
      client,
      _,
      path in
      let html = try await client.get(path, Self.html).json["body_html"].text ?? ""
      let address = try Self.source(in: html)
      let bare = String(address.prefix { $0 != "?" })

      let other = Self.id.replacing("0b", with: "1b")
      for wrong in [
        bare, bare + "?jwt=", bare + "?jwt=99999999999.x", address + "0",
        address.replacing(Self.id, with: other), address.replacing("jwt=", with: "jwt=9"),
      ] {
        #expect(try await client.get(wrong, [:]).status == 404, "\(wrong)")
      }
    }
  }

  @Test(arguments: [
    "<script>x</script>", "<img src=\"https://evil.example/a.png\">",
    "<img src=\"https://github.com/user-attachments/assets/\(id)\" onerror=\"x\" alt=\"](b) ![c\">",
  ])
  func `raw HTML of a text is left out`(text: String) async throws {
    try await withText(text) { client, _, path in
      let html = try await client.get(path, Self.html).json["body_html"].text ?? ""

      #expect(!html.contains("evil") && !html.contains("onerror") && !html.contains("<script"))
    }
  }

  @Test func `the demo world has a picture in each form`() async throws {
    try await Workshop.serveDemo { client, _ in
      await client.sandbox.prepare()
      let token = ["Authorization": "Bearer demo-token-of-juno"]
      let html = token.merging(["Accept": "application/vnd.github.html+json"]) { $1 }
      let root = "/repos/juno/windowsill/issues"
      let comments = try await client.get("\(root)/16/comments", html).json

      let found = comments.items.map { $0["body_html"].text ?? "" }.first { $0.contains("<img") }

      for text in [try await client.get("\(root)/17", html).json["body_html"].text, found] {
        let address = try Self.source(in: text ?? "")
        #expect(try await client.get(address, [:]).status == 200)
      }
      let bodies = try await client.get("\(root)/16/comments", token).json.items
      #expect(
        bodies.contains { $0["body"].text?.contains("<img width=\"320\" height=\"240\"") == true }
      )
    }
  }
}
