public import BinderyNavigation

extension RepositoryViewModel: ActionProviding {
  /// The actions of the page.
  public var actions: [ScreenAction] {
    [
      ScreenAction("files", "Files", isEnabled: ref != nil, isPrimary: true) { self.viewCode() },
      ScreenAction(
        "branches",
        "Branches and Tags",
        isEnabled: selectBranchOrTagCommand.isEnabled && page != nil,
        isPrimary: true
      ) { self.selectBranchOrTagCommand.execute() },
      .star(isStarred: isStarred, isEnabled: starCommand.isEnabled) { self.starCommand.execute() },
      ScreenAction("readme", "README", isEnabled: hasReadme) { self.openReadme() },
      ScreenAction("commits", "Commits", isEnabled: ref != nil) { self.showCommits() },
      ScreenAction("releases", "Releases", isEnabled: !isMissing) {
        self.services.navigation.push(.releases(self.fullName))
      },
      ScreenAction("contributors", "Contributors", isEnabled: !isMissing) {
        self.services.navigation.push(.contributors(self.fullName))
      },
      ScreenAction("owner", "Owner", isPrimary: true) { self.openOwner() },
      .browser(isEnabled: !isMissing) { self.openInBrowser() },
      .copyAddress(isEnabled: !isMissing) { self.copyURL() },
      .refresh(self),
    ]
  }

  private var hasReadme: Bool {
    if case .file = readme { true } else { false }
  }
}
