import BinderyNavigation
import Foundation
import GitHubValues

extension Services {
  /// Returns the place of a document of a repository, in which references are links.
  func document(
    _ path: String = "",
    in repository: GitHub.RepositoryName,
    at revision: String = "HEAD"
  ) -> DocumentPlace {
    DocumentPlace(repository: repository, revision: revision, path: path, on: web.origin)
  }

  /// Returns the place of the texts of an issue or a pull request, in which references are links.
  func document(ofIssue number: Int, in repository: GitHub.RepositoryName) -> DocumentPlace {
    let thread = GitHub.IssueAddress(repository, number)
    return DocumentPlace(
      repository: repository,
      revision: "HEAD",
      path: "",
      in: thread,
      on: web.origin
    )
  }

  /// Shows the target of a link in a document: a section of the document, a file beside it, the
  /// screen of a page of this server, or any other page in the browser.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - place: The place of the document.
  ///   - showSection: Scrolls to the section with an anchor; `nil` where sections cannot be shown.
  func open(
    _ link: ContentLink,
    in place: DocumentPlace,
    showSection: ((_ anchor: String) -> Void)? = nil
  ) {
    switch place.target(of: link) {
    case .web(let url): openPage(url)
    case .file(let path, let lines):
      navigation.push(
        .source(place.repository, revision: place.revision, path: path, lines: lines)
      )
    case .section(let anchor, let path) where path != place.path:
      navigation.push(
        .source(place.repository, revision: place.revision, path: path, section: anchor)
      )
    case .section(let anchor, _) where showSection != nil: showSection?(anchor)
    case .section, nil: showNotice("This link cannot be opened.")
    }
  }

  /// Shows the screen of a page of this server, or opens any other page in the browser.
  func openPage(_ url: URL) {
    if let link = exactLink(to: url) { push(link) } else { open(url) }
  }

  /// Shows the screen of a link above the present one.
  ///
  /// The branches of the repository decide where a branch with slashes ends and a path begins. The
  /// server is asked for those that the store does not have.
  private func push(_ link: DeepLink) {
    if let path = knownPath(of: link) { return push(path) }
    let shown = untracked { navigation.path }
    Task.immediate {
      do {
        let path = try await requestPath(of: link)
        // A user who has navigated meanwhile stays there.
        if untracked({ navigation.path }) == shown { push(path) }
      } catch {
        show(error, opening: link)
      }
    }
  }

  private func push(_ path: RoutePath<Route>) {
    if let route = path.targets.last { navigation.push(route) }
  }
}
