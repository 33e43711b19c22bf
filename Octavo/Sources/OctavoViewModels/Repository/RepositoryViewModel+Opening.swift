import BinderyNavigation
import Foundation
import GitHubValues

extension RepositoryViewModel {
  /// Shows the files at the branch or tag on show.
  public func viewCode() {
    guard let ref else { return }
    let tree = RepositoryTree(services, fullName, revision: ref)
    services.navigation.push(.tree(TreeViewModel(services, tree)))
  }

  /// Shows the whole readme.
  public func openReadme() {
    guard case .file(let file) = readme, let ref else { return }
    let source = SourceViewModel(services, fullName, revision: ref, path: file.path, copy: file)
    services.navigation.push(.source(source))
  }

  /// Shows the owner.
  public func openOwner() {
    services.navigation.push(.profile(ProfileViewModel(services, fullName.owner)))
  }

  /// Opens the repository's page in the browser.
  public func openInBrowser() {
    if let address { services.open(address) }
  }

  /// Puts the address of the repository's page on the clipboard.
  public func copyURL() {
    if let address { services.copyAddress(address) }
  }

  private var address: URL? { repository?.htmlURL ?? services.web.page(of: fullName) }
}
