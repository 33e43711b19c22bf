public import BinderyNavigation
import Foundation
import GitHubValues

extension RepositoryViewModel {
  /// The home page of the project; `nil` if its owner has named no page.
  public var homepage: RepositoryLink? {
    guard let text = repository?.homepage?.trimmed, let url = WebAddress.page(writtenAs: text)
    else { return nil }
    return RepositoryLink(title: text, address: url.absoluteString)
  }

  /// The first topics, which lead to the repositories with the same topic.
  public var topics: [RepositoryLink] {
    (repository?.topics ?? []).prefix(12).compactMap { topic in
      services.web.page(ofTopic: topic).map {
        RepositoryLink(title: "#\(topic)", address: $0.absoluteString)
      }
    }
  }

  /// The latest release, with its age; `nil` if there is none.
  public var latestRelease: RepositoryLink? {
    guard let release,
      let page = services.web.page(of: fullName, ["releases", "tag", release.tag])
    else { return nil }
    let age = release.publishedAt.map { Strings.ago($0, now: services.now()) }
    return RepositoryLink(
      title: release.title,
      address: page.absoluteString,
      label: "Latest release",
      detail: age
    )
  }

  /// Returns the address of the list behind a count; `nil` for a count without a list.
  public func address(of count: CountLabel) -> String? {
    let list: String? =
      switch count.kind {
      case .stars: "stargazers"
      case .forks: "forks"
      case .watchers: "watchers"
      case .issues: "issues"
      case .followers, .following, .repositories: nil
      }
    return list.flatMap { services.web.page(of: fullName, [$0])?.absoluteString }
  }

  /// Opens the target of a link in the readme or above it.
  public func open(_ link: ContentLink) {
    let root = services.document(in: fullName, at: ref ?? "HEAD")
    services.open(link, in: readmePlace ?? root) { self.show(section: $0) }
  }

  /// Scrolls to the section of the readme with an anchor.
  func show(section anchor: String, title: Int? = nil) {
    isAtSection = true
    section = SectionReveal(anchor, title: title, after: section)
  }

  /// Shows the latest release.
  func openLatestRelease() {
    guard let release else { return }
    services.navigation.push(.release(fullName, tag: release.tag))
  }

  /// Shows the accounts that have starred the repository.
  func openStargazers() { services.navigation.push(.people(.stargazers(of: fullName))) }

  /// Shows the accounts that watch the repository.
  func openWatchers() { services.navigation.push(.people(.watchers(of: fullName))) }

  /// Shows the forks.
  public func openForks() { services.navigation.push(.repositoryList(.forks(of: fullName))) }

  /// Copies the command that clones the repository.
  public func copyCloneCommand(_ origin: CloneProtocol) {
    guard let address = services.web.cloneAddress(of: fullName, over: origin) else { return }
    services.copy("git clone \(address)")
    services.showNotice("Copied to clipboard.")
  }

  /// Opens a mail with the name and the address of the repository.
  public func share() {
    guard let address else { return }
    let subject = PercentCoding.encode("\(fullName)")
    let body = PercentCoding.encode(address.absoluteString)
    if let mail = URL(string: "mailto:?subject=\(subject)&body=\(body)") { services.open(mail) }
  }
}
