import BinderyGTK
import Foundation
import GitHubValues
import OctavoViewModels

/// The sentence of an event as Pango's markup, and where its links lead.
///
/// A label knows a link by an address, which it also lets a person copy: that is the path of the
/// place in the app, or the page for the browser. Nothing is ever opened by its address.
struct NewsLinks {
  let markup: String
  private let links: [String: NewsLink]

  init(_ row: NewsRow) {
    var links: [String: NewsLink] = [:]
    markup = row.runs.map { run in
      let text = run.text.displayed(limit: 300).escapedMarkup
      guard let link = run.link else { return text }
      let address = Self.address(of: link).displayed(limit: 2_000)
      links[address] = link
      let words = "<span underline=\"none\" weight=\"bold\">\(text)</span>"
      return "<a href=\"\(address.escapedMarkup)\">\(words)</a>"
    }.joined()
    self.links = links
  }

  /// Where the link with an address leads.
  subscript(address: String) -> NewsLink? { links[address] }

  private static func address(of link: NewsLink) -> String {
    switch link {
    case .user(let login): DeepLink.user(login).description
    case .repository(let name, nil): DeepLink.repository(name).description
    case .repository(let name, let reference?):
      DeepLink.tree(name, RevisionPath(reference.name)).description
    case .web(let url): url.absoluteString
    }
  }
}
