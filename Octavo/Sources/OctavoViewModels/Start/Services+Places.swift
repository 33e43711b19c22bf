import BinderyNavigation
import Foundation

extension Services {
  /// Returns the place on the server that a text of the user names: an account, `OWNER/REPO`, a
  /// path or the address of a page.
  func link(to text: String) throws(DeepLinkError) -> DeepLink { try place(at: text).link }

  /// Returns the place of a page on the server; `nil` if the app has no screen for that very page.
  func exactLink(to url: URL) -> DeepLink? {
    guard ["http", "https"].contains(url.scheme?.lowercased()),
      let place = try? place(at: url.absoluteString), place.isExact, place.link != .home
    else { return nil }
    return place.link
  }

  private func place(at text: String) throws(DeepLinkError) -> PlaceAddress {
    let place = try PlaceAddress(parsing: text.trimmingCharacters(in: .whitespacesAndNewlines))
    let own = session.server.webAddress.lowercased().split(separator: "/").last.map(String.init)
    if let server = place.server, server != own {
      throw .otherServer(server, own: session.server.name)
    }
    return place
  }
}
