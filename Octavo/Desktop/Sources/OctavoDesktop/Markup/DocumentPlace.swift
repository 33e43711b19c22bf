import Foundation
import GitHubValues

/// Where a document is, for the links and pictures in it.
nonisolated struct DocumentPlace: Equatable {
  let repository: GitHub.RepositoryName
  let revision: String
  let path: String

  /// What a link leads to.
  enum Target: Equatable {
    case web(URL)
    case file(String)
  }

  /// Where an address leads, if anywhere: fragments of the document itself do not.
  func target(of address: String) -> Target? {
    if let url = URL(string: address), let scheme = url.scheme?.lowercased() {
      return ["http", "https", "mailto"].contains(scheme) ? .web(url) : nil
    }
    guard !address.hasPrefix("//") else { return nil }
    let bare = address.prefix { $0 != "#" && $0 != "?" }
    let path = bare.removingPercentEncoding ?? String(bare)
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    return resolved(path).map { .file($0) }
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
