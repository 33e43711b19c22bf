import Foundation
import GitHubValues
import OctavoMarkup
import Testing

@testable import OctavoViewModels

/// The addresses of uploads in texts, and those in their HTML.
struct UploadTests {
  nonisolated private static let id = "0b9d4e17-3a6c-4f82-8c15-7e94a1d06b2f"
  nonisolated private static let other = "6f1c2a94-58d7-4b03-9e6a-d2f07b81c35e"
  private let thread = GitHub.IssueAddress(Sample.name, 7)

  private func found(_ address: String, on server: String = "https://github.com") -> Upload? {
    Upload(address, on: server, in: thread)
  }

  @Test(arguments: [
    ("https://github.com/user-attachments/assets/\(id)", "https://github.com"),
    ("https://GitHub.com/user-attachments/assets/\(id)?raw=1#x", "https://github.com"),
    ("https://github.com/user-attachments/assets/\(id.uppercased())", "https://github.com"),
    ("https://github.com/hina-m/tides/assets/17/\(id)", "https://github.com"),
    ("https://ghe.example.com/user-attachments/assets/\(id)", "https://ghe.example.com"),
    ("http://127.0.0.1:8080/user-attachments/assets/\(id)", "http://127.0.0.1:8080"),
  ])
  func `an upload of the server is recognised`(address: String, server: String) {
    #expect(found(address, on: server)?.id == Self.id)
  }

  @Test(arguments: [
    "https://github.com/user-attachments/assets/\(id.dropLast())",
    "https://github.com/user-attachments/assets/\(id)0",
    "https://github.com/user-attachments/assets/\(id.prefix(18))",
    "https://github.com/user-attachments/assets/\(id.replacing("-", with: ""))",
    "https://github.com/user-attachments/assets/\(id.replacing("b", with: "g"))",
    "https://github.com/user-attachments/assets/\(id.replacing("b", with: "б"))",
    "https://github.com/user-attachments/assets/\(id)/", "user-attachments/assets/\(id)",
    "https://github.com/user-attachments/assets/x/\(id)",
    "https://github.com//user-attachments/assets/\(id)",
    "https://github.com/user-attachments/files/17/\(id).zip",
    "https://github.com/hina-m/tides/assets/ada/\(id)",
    "https://github.com/hina-m/tides/files/17/\(id)",
    "https://github.com:8443/user-attachments/assets/\(id)",
    "https://ada@github.com/user-attachments/assets/\(id)",
    "https://github.com.evil.example/user-attachments/assets/\(id)",
    "https://evil.example/user-attachments/assets/\(id)",
    "ftp://github.com/user-attachments/assets/\(id)", "",
  ])
  func `any other address is no upload`(address: String) {
    #expect(found(address) == nil)
  }

  @Test(arguments: [
    ("https://private-user-images.githubusercontent.com/1/2-\(id).png?jwt=a.b.c", true),
    ("https://user-images.githubusercontent.com/1/2-\(id.uppercased()).png", true),
    ("http://private-user-images.githubusercontent.com/1/2-\(id).png?jwt=a", false),
    ("https://private-user-images.githubusercontent.com:8443/1/2-\(id).png", false),
    ("https://x@private-user-images.githubusercontent.com/1/2-\(id).png", false),
    ("https://private-user-images.githubusercontent.com/1/2-\(other).png?\(id)", false),
    ("https://private-user-images.githubusercontent.com.evil.example/1/2-\(id).png", false),
    ("https://evil.example/1/2-\(id).png", false), ("//evil.example/\(id).png", false),
    ("https://github.com/user-attachments/assets/\(id)", false),
    ("/1/2-\(id).png", false), ("javascript:\(id)", false), ("data:image/png,\(id)", false),
  ])
  func `only an address of the file on a host of GitHub is requested`(
    address: String,
    isRequested: Bool
  ) async throws {
    let upload = try #require(found("https://github.com/user-attachments/assets/\(Self.id)"))

    let signed = await upload.signedAddress(in: "<p><img alt='x' src='\(address)'></p>")

    #expect(signed?.absoluteString == (isRequested ? address : nil))
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080/private-user-images/1/2-\(id).png?jwt=a", true),
    ("http://127.0.0.1:8081/private-user-images/1/2-\(id).png?jwt=a", false),
    ("https://127.0.0.1:8080/private-user-images/1/2-\(id).png?jwt=a", false),
    ("http://127.0.0.1:8080/user-attachments/assets/\(id)", false),
    ("https://private-user-images.githubusercontent.com/1/2-\(id).png?jwt=a", false),
  ])
  func `on another server only that server is requested`(
    address: String,
    isRequested: Bool
  ) async throws {
    let server = "http://127.0.0.1:8080"
    let page = "\(server)/user-attachments/assets/\(Self.id)"
    let upload = try #require(found(page, on: server))

    let signed = await upload.signedAddress(in: "<a href='\(address)'>x</a>")

    #expect(signed?.absoluteString == (isRequested ? address : nil))
  }

  @Test func `of several pictures the one with the id is found`() async throws {
    let upload = try #require(found("https://github.com/user-attachments/assets/\(Self.id)"))
    let host = "https://private-user-images.githubusercontent.com/1"
    let html = """
      <!-- <img src="\(host)/0-\(Self.id).png"> -->
      <a href="\(host)/3-\(Self.id).png"><img src="\(host)/1-\(Self.other).png?jwt=a&amp;b=1"></a>
      <img src="https://evil.example/\(Self.id).png">
      <img src="\(host)/2-\(Self.id).png?jwt=a&amp;b=2">
      """

    #expect(
      await upload.signedAddress(in: html)?.absoluteString
        == "\(host)/2-\(Self.id).png?jwt=a&b=2"
    )
  }

  @Test func `a picture of a thread is an upload, and of a file it is not`() {
    let services = Fakes().services
    let address = "https://ghe.example.com/user-attachments/assets/\(Self.id)"
    let thread = services.document(ofIssue: 7, in: Sample.name)

    let source = services.source(ofPicture: address, in: thread)

    #expect(source == found(address, on: "https://ghe.example.com").map { .upload($0) })
    #expect(services.source(ofPicture: address, in: services.document(in: Sample.name)) == nil)
    #expect(services.source(ofPicture: "https://evil.example/a.png", in: thread) == nil)
    let file = DocumentPlace(repository: Sample.name, revision: "HEAD", path: "a.png")
    #expect(services.source(ofPicture: "a.png", in: thread) == .file(file))
  }

  @Test func `the text of a picture is its words and its size`() throws {
    let address = "https://github.com/user-attachments/assets/\(Self.id)"
    let source = PictureSource.upload(try #require(found(address)))
    func text(_ markdown: String) -> String? {
      guard case .image(let run) = MarkupDocument(markdown: markdown).blocks.first else {
        return nil
      }
      return source.text(of: run)
    }

    #expect(text("![The shelf](\(address))") == "The shelf")
    #expect(text("<img width=640 height=480 alt='Shelf' src='\(address)'>") == "Shelf 640 × 480")
    #expect(text("<img width=640 height=480 src='\(address)'>") == "image 640 × 480")
    #expect(text("![](\(address))") == "image")
    #expect(text(address) == nil)
    #expect(text("[a.zip](https://github.com/user-attachments/files/1/a.zip)") == nil)
  }
}
