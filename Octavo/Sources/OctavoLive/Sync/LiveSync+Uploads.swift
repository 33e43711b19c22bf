import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// A text of an issue or a pull request.
nonisolated enum ThreadText: Hashable {
  /// The text of the issue or the pull request itself.
  case issue(GitHub.IssueAddress)
  /// A comment, by its number in a repository.
  case comment(Int, GitHub.RepositoryName)

  /// The endpoint of the text as HTML.
  fileprivate var html: Endpoint<String> {
    switch self {
    case .issue(let issue): .html(ofIssue: issue.number, of: issue.repository)
    case .comment(let id, let repository): .html(ofComment: id, in: repository)
    }
  }
}

extension LiveSync {
  /// The most texts of a thread that are requested for one picture.
  private static let mostTexts = 4
  /// The reasons for which another text, or a new address, may have the picture.
  private static let absences: Set<APIError.Reason> = [.notFound, .gone, .forbidden]

  /// Requests a picture that was uploaded to a thread, unless it is stored: it never changes.
  ///
  /// The stored texts of the thread say which of them has the picture. Another one is tried if that
  /// text was deleted or changed meanwhile.
  func refreshUpload(_ upload: Upload) async throws {
    let query = StoreQuery.upload(upload)
    guard try await account.document(query.name, as: GitHub.File.self) == nil else { return }
    var failure = APIError(.notFound)
    for text in try await texts(with: upload).prefix(Self.mostTexts) {
      do {
        let bytes = try await bytes(of: upload, in: text)
        guard let ending = FileType.ending(ofPicture: bytes) else { throw APIError(.notFound) }
        return try await save(GitHub.File(path: upload.id + ending, bytes: bytes), as: query)
      } catch let error as APIError where Self.absences.contains(error.reason) {
        failure = error
      }
    }
    throw failure
  }

  /// Returns the texts of the stored thread that contain an upload, the oldest first.
  private func texts(with upload: Upload) async throws -> [ThreadText] {
    let thread = upload.thread
    let issue = store.result(of: .issue(thread.number, of: thread.repository)).value
    var comments: [GitHub.Comment] = []
    if let repository = try await account.repository(thread.repository) {
      let place = repository.place(ofIssue: thread.number)
      let key = ListKey(ListQuery.comments(on: place), of: try account.login)
      for key in [key, key.end] { comments += try await account.items(in: key) ?? [] }
    }
    return await Self.texts(with: upload, issue, comments)
  }

  /// Searches texts off the main actor.
  @concurrent private static func texts(
    with upload: Upload,
    _ issue: GitHub.Issue?,
    _ comments: [GitHub.Comment]
  ) async -> [ThreadText] {
    let own = [issue?.body].compactMap(\.self).filter { $0.lowercased().contains(upload.id) }
    let others = comments.filter { $0.body.lowercased().contains(upload.id) }
    return own.map { _ in .issue(upload.thread) }
      + others.map { .comment($0.id, upload.thread.repository) }
  }

  /// Requests the bytes of an upload, whose address may expire before: it is then requested anew.
  private func bytes(of upload: Upload, in text: ThreadText) async throws -> Data {
    do {
      return try await bytes(of: upload, at: try await address(of: upload, in: text))
    } catch let error as ExpiredAddress {
      do {
        return try await bytes(of: upload, at: try await address(of: upload, in: text))
      } catch is ExpiredAddress {
        throw error.cause
      }
    }
  }

  private func bytes(of upload: Upload, at address: URL) async throws -> Data {
    do {
      return try await gitHub.send(.upload(at: address, limit: StoreQuery.pictureByteLimit))
    } catch let error as APIError where Self.absences.contains(error.reason) {
      throw ExpiredAddress(cause: error)
    }
  }

  /// Requests the HTML of a text, and returns the signed address in it.
  private func address(of upload: Upload, in text: ThreadText) async throws -> URL {
    let html = try await html(of: text)
    guard let address = await upload.signedAddress(in: html) else { throw APIError(.notFound) }
    return address
  }

  /// Requests the HTML of a text; pictures that need it at the same time share the request.
  private func html(of text: ThreadText) async throws -> String {
    let request = renderings[text] ?? Task { [gitHub] in try await gitHub.send(text.html) }
    renderings[text] = request
    defer { if renderings[text] == request { renderings[text] = nil } }
    return try await request.value
  }
}

/// The refusal of an address whose time may be over.
private struct ExpiredAddress: Error {
  let cause: APIError
}
