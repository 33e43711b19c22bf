import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoStore
import Testing

@testable import OctavoLive
@testable import OctavoViewModels

/// Pictures that users have uploaded to the texts of a thread.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct UploadTests {
  nonisolated private static let first = "0b9d4e17-3a6c-4f82-8c15-7e94a1d06b2f"
  nonisolated private static let second = "6f1c2a94-58d7-4b03-9e6a-d2f07b81c35e"
  private static let files = "/private-user-images"
  private static let comments = "/repos/ada/engine/issues/comments"

  /// Loads the first picture, and does something while the server holds the file.
  private func picture(
    _ thread: ThreadFixture,
    whileHeld action: @MainActor () async -> Void
  ) async throws -> GitHub.File? {
    let (services, source) = (thread.services, try thread.source(Self.first))
    thread.fixture.sandbox.inject(SandboxFault(.hold, pathPrefix: Self.files, count: 1))
    async let loading = services.picture(at: source)
    await thread.fixture.sandbox.waitForHeldRequests()
    await action()
    thread.fixture.sandbox.releaseHeldRequests()
    return await loading
  }

  private func withUploads(
    _ texts: [String],
    _ body: @MainActor (ThreadFixture, [GitHub.Comment]) async throws -> Void
  ) async throws {
    try await withThread { thread in
      var comments: [GitHub.Comment] = []
      for text in texts {
        let number = thread.place.number
        let endpoint = Endpoint.newComment(text, onIssue: number, of: LiveFixture.engine)
        comments.append(try await thread.elsewhere { try await $0.send(endpoint) })
      }
      try await thread.viewModel.refreshCommand()
      try await body(thread, comments)
    }
  }

  private static func markdown(_ id: String) -> String {
    "Look:\n\n![A shelf](https://github.com/user-attachments/assets/\(id))"
  }

  @Test func `a picture is requested once, and shown again without the server`() async throws {
    try await withUploads([Self.markdown(Self.first)]) { thread, _ in
      let source = try thread.source(Self.first)

      let picture = await thread.services.picture(at: source)
      let again = await thread.services.picture(at: source)
      await thread.fixture.sandbox.stop()
      let offline = await thread.services.picture(at: source)

      #expect(picture?.path == "\(Self.first).png")
      #expect(picture?.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
      #expect(again == picture && offline == picture)
      #expect(thread.count(Self.files) == 1 && thread.count(Self.comments) == 1)
      let missing = try thread.source(Self.second)
      #expect(await thread.services.picture(at: missing) == nil)
    }
  }

  @Test func `the text of an issue and a tag have pictures too`() async throws {
    let tag =
      "<img width=3 src=\"https://github.com/user-attachments/assets/\(Self.second.uppercased())\">"
    try await withUploads([tag]) { thread, _ in
      let change = GitHub.IssueChange(body: Self.markdown(Self.first))
      let endpoint = Endpoint.change(change, ofIssue: thread.place.number, of: LiveFixture.engine)
      _ = try await thread.elsewhere { try await $0.send(endpoint) }
      try await thread.viewModel.refreshCommand()

      #expect(await thread.picture(Self.first) != nil)
      let source = try thread.source(Self.second.uppercased())
      #expect(await thread.services.picture(at: source) != nil)
    }
  }

  @Test func `the pictures of a text share one request for its HTML`() async throws {
    let text = Self.markdown(Self.first) + "\n\n" + Self.markdown(Self.second)
    try await withUploads([text]) { thread, _ in
      let sources = [try thread.source(Self.first), try thread.source(Self.second)]
      thread.fixture.sandbox.inject(SandboxFault(.hold, pathPrefix: Self.comments, count: 1))
      let services = thread.services

      async let first = services.picture(at: sources[0])
      async let second = services.picture(at: sources[1])
      await thread.fixture.sandbox.waitForHeldRequests()
      // The store is read in order, so the other picture has found its text by now.
      for _ in 0..<20 { _ = try await thread.sync.account.repository(LiveFixture.engine) }
      thread.fixture.sandbox.releaseHeldRequests()
      let pictures = await [first, second]

      #expect(pictures.map { $0?.path } == ["\(Self.first).png", "\(Self.second).png"])
      #expect(thread.count(Self.comments) == 1 && thread.count(Self.files) == 2)
      #expect(thread.sync.renderings.isEmpty)
    }
  }

  @Test func `an address that has expired is asked for once anew`() async throws {
    try await withUploads([Self.markdown(Self.first)]) { thread, _ in
      let picture = try await picture(thread) { thread.fixture.serverClock.advance(by: 301) }

      #expect(picture != nil)
      #expect(thread.count(Self.comments) == 2 && thread.count(Self.files) == 2)
    }
  }

  @Test(arguments: [403, 404, 410])
  func `an address that is refused twice is given up`(status: Int) async throws {
    try await withUploads([Self.markdown(Self.first)]) { thread, _ in
      thread.fixture.sandbox.inject(SandboxFault(.status(status), pathPrefix: Self.files))

      #expect(await thread.failure(of: Self.first) != nil)
      #expect(await thread.picture(Self.first) == nil)
      #expect(thread.count(Self.comments) == 4 && thread.count(Self.files) == 4)
    }
  }

  @Test func `a refusal by the host of the file is none of the token`() async throws {
    try await withUploads([Self.markdown(Self.first)]) { thread, _ in
      thread.fixture.sandbox.inject(SandboxFault(.status(401), pathPrefix: Self.files))

      #expect(await thread.picture(Self.first) == nil)
      await settle()
      #expect(thread.services.session.user?.login == "ada")
      #expect(thread.fixture.kept.contains { $0.hasSuffix(".token") })
    }
  }

  @Test func `of two comments with a picture the deleted one is passed over`() async throws {
    let text = Self.markdown(Self.first)
    try await withUploads([text, text]) { thread, comments in
      let deletion = Endpoint.delete(comment: comments[0].id, in: LiveFixture.engine)
      try await thread.elsewhere { try await $0.send(deletion) }

      #expect(await thread.picture(Self.first) != nil)
      #expect(thread.count("\(Self.comments)/\(comments[0].id)") == 2)
      #expect(thread.count("\(Self.comments)/\(comments[1].id)") == 1)
    }
  }

  @Test func `a picture whose only comment was deleted stays its text`() async throws {
    try await withUploads([Self.markdown(Self.first)]) { thread, comments in
      let deletion = Endpoint.delete(comment: comments[0].id, in: LiveFixture.engine)
      try await thread.elsewhere { try await $0.send(deletion) }

      #expect(await thread.failure(of: Self.first)?.reason == .notFound)
      #expect(thread.count(Self.files) == 0)
    }
  }

  @Test func `a file that is too large or no picture is not stored`() async throws {
    try await withUploads([Self.markdown(Self.first)]) { thread, _ in
      let path = Self.files
      let large = String(repeating: "x", count: 10 << 20)
      thread.fixture.sandbox.inject(
        SandboxFault(.status(200, body: large), pathPrefix: path, count: 1)
      )
      #expect(await thread.failure(of: Self.first)?.reason == .tooLarge(limit: 8 << 20))
      thread.fixture.sandbox.inject(
        SandboxFault(.status(200, body: "<html>no picture"), pathPrefix: path, count: 1)
      )
      #expect(await thread.failure(of: Self.first)?.reason == .notFound)

      #expect(await thread.picture(Self.first) != nil)
    }
  }

  @Test(arguments: [
    "<img src='https://evil.example/\(first).png'>", "<script><img src='/1/\(first).png'></script>",
    "<img src='http://private-user-images.githubusercontent.com/1/2-\(first).png?jwt=a'>",
    "<img src='file:///etc/passwd#\(first)'>", "<img src=", "", "\u{0}",
    "<a href='/user-attachments/assets/\(first)'>",
  ])
  func `hostile HTML leads nowhere`(html: String) async throws {
    try await withUploads([Self.markdown(Self.first)]) { thread, _ in
      let body = String(decoding: try JSONEncoder().encode(["body_html": html]), as: UTF8.self)
      let path = Self.comments
      thread.fixture.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: path))

      #expect(await thread.failure(of: Self.first)?.reason == .notFound)
      #expect(thread.count(Self.comments) == 1)
      #expect(thread.count(Self.files) == 0 && thread.count("/user-attachments") == 0)
    }
  }

  @Test func `a picture that arrives after the logout is dropped`() async throws {
    try await withUploads([Self.markdown(Self.first)]) { thread, _ in
      let picture = try await picture(thread) {
        await thread.services.session.logOut(deletingLocalData: false)
      }

      #expect(picture == nil)
      #expect(thread.fixture.reports == [])
    }
  }

  @Test func `no signature is in the log or in a file`() async throws {
    let texts = [Self.markdown(Self.first), Self.markdown(Self.second)]
    try await withUploads(texts) { thread, _ in
      _ = await thread.services.picture(at: try thread.source(Self.first))
      thread.fixture.sandbox.inject(SandboxFault(.status(404), pathPrefix: Self.files))
      let failure = await thread.failure(of: Self.second)
      await thread.live.end()

      #expect(thread.count(Self.files) == 3)
      #expect(!String(reflecting: failure).contains("jwt"))
      #expect(thread.fixture.reports == [])
      let folder = thread.fixture.folder
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      let files = names.map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath }
      for file in files {
        guard let bytes = try? Data(contentsOf: file) else { continue }
        #expect(bytes.range(of: Data("jwt=".utf8)) == nil, "\(file.lastPathComponent)")
      }
      #expect(files.count > 3)
    }
  }
}

@MainActor
extension ThreadFixture {
  var services: Services { live.services }

  var sync: LiveSync {
    guard let shown = services.sync as? ShownAccount else { preconditionFailure("start the app") }
    return shown.account.sync
  }

  /// The source of an upload in the texts of the thread.
  func source(_ id: String) throws -> PictureSource {
    let address = "\(services.session.server.webAddress)/user-attachments/assets/\(id)"
    return try #require(services.source(ofPicture: address, in: viewModel.documentPlace))
  }

  /// Requests an upload of the thread.
  func picture(_ id: String) async -> GitHub.File? {
    guard let source = try? source(id) else { return nil }
    return await services.picture(at: source)
  }

  /// The number of requests whose path has a beginning.
  func count(_ prefix: String) -> Int { received.count { $0.path.hasPrefix(prefix) } }

  /// The error of the request for an upload.
  func failure(of id: String) async -> APIError? {
    do {
      guard case .upload(let upload) = try source(id) else { return nil }
      try await services.sync.refresh(.upload(upload))
      return nil
    } catch {
      return error as? APIError
    }
  }
}
