import HummingbirdCore
import NIOCore

/// The files of a commit as one archive, as “git archive” makes it.
struct ArchiveEndpoints: Sendable {
  let services: EndpointServices

  private static let formats = [("tarball", "tar.gz"), ("zipball", "zip")]

  var routes: [Route] {
    Self.formats.flatMap { name, format -> [Route] in
      [
        .get("/repos/:owner/:repo/\(name)") { try await redirect($0, to: format) },
        .get("/repos/:owner/:repo/\(name)/*ref") { try await redirect($0, to: format) },
        .get("/codeload/:owner/:repo/legacy.\(format)/*ref") {
          try await archive($0, as: format)
        },
      ]
    }
  }

  private func commit(_ request: EndpointRequest) async throws -> (HostedRepository, ObjectID) {
    let repository = try await services.repository(request)
    let ref = try request.parameters["ref"].map { _ in try request.text("ref") }
    let head = try await repository.git.refs().defaultBranch
    guard let commit = try await repository.git.commit(named: ref ?? head) else {
      throw ErrorResponse.notFound
    }
    return (repository, commit)
  }

  /// Leads to the address of the archive, which GitHub has on a server of its own.
  private func redirect(
    _ request: EndpointRequest,
    to format: String
  ) async throws -> EndpointResponse {
    let (repository, commit) = try await commit(request)
    let path = "/codeload/\(repository.fullName)/legacy.\(format)/\(commit.hex)"
    return EndpointResponse(
      status: 302,
      body: .none,
      headers: ["Location": request.links.api + path]
    )
  }

  private func archive(
    _ request: EndpointRequest,
    as format: String
  ) async throws -> EndpointResponse {
    let (repository, commit) = try await commit(request)
    let folder = repository.fullName.replacing("/", with: "-") + "-\(commit.hex.prefix(7))"
    let archive = try repository.git.archive(of: commit, as: format, below: folder)
    let body = EndpointResponse.Body.stream(length: nil) { writer in
      await GitQueue.streams.enter()
      defer { GitQueue.streams.leave() }
      let session = GitSession(archive.command)
      while let chunk = try await session.perform({ try await $0.bytes(64 * 1024) }) {
        try await writer.write(ByteBuffer(bytes: chunk))
      }
      try await session.finish()
      try await writer.finish(nil)
    }
    var response = EndpointResponse(
      body: body,
      contentType: format == "zip" ? "application/zip" : "application/x-gzip",
      tagSource: "\(format) \(repository.fullName) \(commit)"
    )
    response.headers["Content-Disposition"] = "attachment; filename=\(folder).\(format)"
    return response
  }
}
