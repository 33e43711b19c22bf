public import BinderyNavigation
public import Foundation
public import GitHubValues
public import OctavoMarkup

/// The place of a document, for the links and pictures in it.
public nonisolated struct DocumentPlace: Sendable, Hashable {
  /// The repository of the document.
  public let repository: GitHub.RepositoryName
  /// The branch, tag or commit.
  public let revision: String
  /// The path from the root of the repository.
  public let path: String
  /// The issue or the pull request whose texts the document has; `nil` for a file.
  public let thread: GitHub.IssueAddress?
  /// The beginning of the addresses of the server's pages; `nil` leaves references as text.
  private let server: String?

  /// Names a document.
  public init(
    repository: GitHub.RepositoryName,
    revision: String,
    path: String,
    in thread: GitHub.IssueAddress? = nil,
    on server: String? = nil
  ) {
    self.thread = thread
    self.repository = repository
    self.revision = revision
    self.path = path
    self.server = server
  }

  /// Whether lines of a paragraph stay lines, as GitHub shows texts that are no files.
  public var breaksLines: Bool { path.isEmpty }

  /// The linker of the references in the document.
  public var linker: ReferenceLinker? {
    server.map {
      ReferenceLinker(origin: $0, owner: repository.owner, repository: repository.name)
    }
  }

  /// The target of a link.
  public enum Target: Sendable, Equatable {
    /// A page or a mail, for the browser.
    case web(URL)
    /// A file of the same repository, by its path, with the lines that the link names.
    case file(String, lines: LineRange?)
    /// A section of the document or of another Markdown file of the same repository, by its anchor
    /// and the path of the file.
    case section(String, path: String)
  }

  /// Returns the target of a link; outside of the repository, only an address for the browser.
  public func target(of link: ContentLink) -> Target? {
    switch link {
    case .browser(let address): URL(string: address).map { .web($0) }
    case .relative(let address): target(at: address)
    case .section(let anchor): .section(Self.decoded(anchor), path: path)
    case .ignored: nil
    }
  }

  private func target(at address: String) -> Target? {
    guard let path = file(at: address) else { return nil }
    let lines = LineRange.split(address).lines
    guard lines == nil, FileKind(path: path) == .markdown, let sign = address.firstIndex(of: "#")
    else { return .file(path, lines: lines) }
    return .section(Self.decoded(address[address.index(after: sign)...]), path: path)
  }

  /// Resolves the escapes of an anchor; one with a wrong escape stays as it is.
  private static func decoded(_ anchor: some StringProtocol) -> String {
    anchor.removingPercentEncoding ?? String(anchor)
  }

  private func file(at address: String) -> String? {
    let bare = address.prefix { $0 != "#" && $0 != "?" }
    let path = bare.removingPercentEncoding ?? String(bare)
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    return resolved(path)
  }

  /// A path from the root of the repository; `nil` where it leads out of it.
  private func resolved(_ relative: String) -> String? {
    var words = relative.hasPrefix("/") ? [] : path.split(separator: "/").dropLast()
    for word in relative.split(separator: "/") {
      switch word {
      case ".": continue
      case "..": guard words.popLast() != nil else { return nil }
      default: words.append(word)
      }
    }
    return words.isEmpty ? nil : words.joined(separator: "/")
  }
}
