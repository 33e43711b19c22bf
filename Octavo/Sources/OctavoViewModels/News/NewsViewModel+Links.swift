import BinderyNavigation
import Foundation
import GitHubValues

extension NewsViewModel {
  /// Returns the address of the page on the server to which a part of a row leads.
  public func address(of link: NewsLink) -> String? {
    switch link {
    case .user(let login): services.web.page(of: login)?.absoluteString
    case .repository(let name, let reference?):
      services.web.page(of: name, ["tree", reference.name])?.absoluteString
    case .repository(let name, nil): services.web.page(of: name)?.absoluteString
    case .commit(let name, let sha): services.web.page(of: name, ["commit", sha])?.absoluteString
    case .comparison(let name, let base, let head):
      services.web.page(of: name, ["compare", "\(base)...\(head)"])?.absoluteString
    case .release(let name, let tag):
      services.web.page(of: name, ["releases", "tag", tag])?.absoluteString
    case .web(let url): url.absoluteString
    }
  }

  /// Opens the part of a row that has an address; see ``address(of:)``.
  public func follow(_ address: String) {
    let links = rows.lazy.flatMap(\.parts).compactMap(\.link)
    if let link = links.first(where: { self.address(of: $0) == address }) { open(link) }
  }
}
