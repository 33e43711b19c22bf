import BinderyNavigation
import Foundation
public import GitHubValues

nonisolated extension DocumentPlace {
  /// Returns the place of a picture of the document; `nil` for a picture from elsewhere.
  ///
  /// A picture is a file of the repository of the document. It is named by its path, or by the
  /// address at which the server has the file.
  ///
  /// - Parameters:
  ///   - address: The address in the document.
  ///   - server: The beginning of the addresses of the server's pages; `nil` if only paths are
  ///     known.
  ///   - references: Returns the branches and tags of the repository. They tell where the name of a
  ///     branch ends; without them it has no slash, unless it is that of the document.
  /// - Returns: The place of the picture.
  public func picture(
    at address: String,
    on server: String? = nil,
    _ references: () -> [GitHub.Reference] = { [] }
  ) -> Self? {
    switch target(of: ContentLink(address)) {
    case .file(let path, _): Self(repository: repository, revision: revision, path: path)
    case .web(let url): server.flatMap { picture(at: url, on: $0, references) }
    case .section, nil: nil
    }
  }

  private func picture(
    at url: URL,
    on server: String,
    _ references: () -> [GitHub.Reference]
  ) -> Self? {
    guard let server = URL(string: server), var words = Self.words(of: url, on: server),
      words.count > 3, words.removeFirst().lowercased() == repository.owner.lowercased(),
      words.removeFirst().lowercased() == repository.name.lowercased()
    else { return nil }
    // The full name of a branch or tag.
    if words.count > 3, words[0] == "refs", ["heads", "tags"].contains(words[1]) {
      words.removeFirst(2)
    }
    let own = revision.split(separator: "/").map(String.init)
    if words.count > own.count, words.starts(with: own) {
      let path = words.dropFirst(own.count).joined(separator: "/")
      return Self(repository: repository, revision: revision, path: path)
    }
    let place = RevisionPath(components: words).resolved(among: references())
    guard !place.path.isEmpty else { return nil }
    return Self(repository: repository, revision: place.revision, path: place.path)
  }

  /// Returns the owner, the repository, and the words of the revision and the path of a file; `nil`
  /// for any other address.
  private static func words(of url: URL, on server: URL) -> [String]? {
    let address = url.absoluteString.prefix { $0 != "?" && $0 != "#" }
    guard ["http", "https"].contains(url.scheme?.lowercased()),
      let start = address.firstRange(of: "://")?.upperBound,
      let end = address[start...].firstIndex(of: "/")
    else { return nil }
    let words = address[end...].split(separator: "/").map { $0.removingPercentEncoding ?? "" }
    let isSafe = words.allSatisfy { word in
      !["", ".", ".."].contains(word) && !word.contains("/") && !word.utf8.contains(0)
    }
    guard isSafe else { return nil }
    if url.isOnServer(server) {
      guard words.count > 4, ["raw", "blob"].contains(words[2]) else { return nil }
      return Array(words[..<2] + words[3...])
    }
    let isRaw = url.host()?.lowercased() == "raw.githubusercontent.com"
    return isRaw && server.host()?.lowercased() == "github.com" ? words : nil
  }
}
