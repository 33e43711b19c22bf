import BinderyGTK
import Foundation
import GitHubValues
import OctavoViewModels

/// The sentence of an event as runs of a label, and the targets of its links.
///
/// A label identifies a link by an address, which it also lets the user copy: that is the path of
/// the place in the app, or the page for the browser. No address is opened as it is.
struct NewsLinks {
  let runs: [TextRun]
  private let links: [String: NewsLink]

  init(_ row: NewsRow) {
    var links: [String: NewsLink] = [:]
    runs = row.parts.map { part in
      let text = part.text.displayed(limit: 300)
      guard let link = part.link else { return TextRun(text) }
      let address = Self.address(of: link).displayed(limit: 2_000)
      links[address] = link
      return TextRun(text, .strong, link: address)
    }
    self.links = links
  }

  /// The target of the link with an address.
  subscript(address: String) -> NewsLink? { links[address] }

  private static func address(of link: NewsLink) -> String {
    switch link {
    case .user(let login): DeepLink.user(login).description
    case .repository(let name, nil): DeepLink.repository(name).description
    case .repository(let name, let reference?):
      DeepLink.tree(name, RevisionPath(reference.name)).description
    case .commit(let name, let sha): DeepLink.commit(name, sha).description
    case .comparison(let name, let base, let head):
      DeepLink.comparison(name, base: base, head: head).description
    case .release(let name, let tag): DeepLink.release(name, tag: tag).description
    case .web(let url): url.absoluteString
    }
  }
}
