import BinderyNavigation
import Foundation
import GitHubValues

extension RepositoryViewModel {
  /// Shows the files at the branch or tag on show.
  public func viewCode() {
    guard let ref else { return }
    services.navigation.push(.tree(fullName, revision: ref))
  }

  /// Shows the commits of the branch or tag on show.
  func showCommits() {
    guard let ref else { return }
    services.navigation.push(.commits(fullName, revision: ref))
  }

  /// Shows the file of the readme.
  public func openReadme() {
    if readme == .tooLarge { largeReadmeCommand.execute() }
    guard case .file(let file) = readme, let ref else { return }
    services.navigation.push(.source(fullName, revision: ref, path: file.path))
  }

  /// The place of the readme, for the links and pictures in it; `nil` while there is none.
  public var readmePlace: DocumentPlace? {
    guard case .file(let file) = readme else { return nil }
    return services.document(file.path, in: fullName, at: ref ?? "HEAD")
  }

  /// Shows the owner.
  public func openOwner() {
    services.navigation.push(.user(fullName.owner))
  }

  /// Opens the repository's page in the browser.
  public func openInBrowser() {
    if let address { services.open(address) }
  }

  /// Puts the address of the repository's page on the clipboard.
  public func copyURL() {
    if let address { services.copyAddress(address) }
  }

  /// The address of the repository’s page.
  var address: URL? { repository?.htmlURL ?? services.web.page(of: fullName) }
}
