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
      ScreenAction("readme", "README", isEnabled: canOpenReadme) { self.openReadme() },
      .contents(contentsCommand),
      .references(contents, services),
      ScreenAction("commits", "Commits", isEnabled: ref != nil) { self.showCommits() },
      .compare(compareCommand),
      ScreenAction("issues", "Issues", isEnabled: !isMissing) {
        self.services.navigation.push(.issues(.repository(self.fullName)))
      },
      ScreenAction("pulls", "Pull Requests", isEnabled: !isMissing) {
        self.services.navigation.push(.issues(.pulls(self.fullName)))
      },
      ScreenAction("issue.new", Strings.newIssue, isEnabled: !isMissing) {
        self.services.navigation.push(.issueTemplates(self.fullName))
      },
      ScreenAction("search.repository", Strings.searchRepository, isEnabled: !isMissing) {
        self.services.navigation.push(.search(SearchPlace(in: self.fullName)))
      },
      ScreenAction("releases", "Releases", isEnabled: !isMissing) {
        self.services.navigation.push(.releases(self.fullName))
      },
      ScreenAction("release", "Latest Release", isEnabled: release != nil) {
        self.openLatestRelease()
      },
      ScreenAction("stargazers", "Stargazers", isEnabled: !isMissing) { self.openStargazers() },
      ScreenAction("watchers", "Watchers", isEnabled: !isMissing) { self.openWatchers() },
      ScreenAction("forks", "Forks", isEnabled: !isMissing) { self.openForks() },
      ScreenAction("contributors", "Contributors", isEnabled: !isMissing) {
        self.services.navigation.push(.contributors(self.fullName))
      },
      ScreenAction("license", "License", licenseCommand),
      ScreenAction("owner", "Owner", isPrimary: true) { self.openOwner() },
      .browser(isEnabled: !isMissing) { self.openInBrowser() },
      .copyAddress(isEnabled: !isMissing) { self.copyURL() },
      ScreenAction("clone", "Copy Clone Command", isEnabled: !isMissing) {
        self.copyCloneCommand(.https)
      },
      ScreenAction("clone.ssh", "Copy Clone Command for SSH", isEnabled: canCloneOverSSH) {
        self.copyCloneCommand(.ssh)
      },
      ScreenAction("share", "Share by Mail", isEnabled: !isMissing) { self.share() },
      ScreenAction("keep", keepTitle, isEnabled: page != nil) { self.keepOffline() },
      ScreenAction("keep.end", "Remove Offline Copy", isEnabled: isKept) { self.removeCopy() },
      .refresh(self),
    ] + [contents.foldsAction].compactMap(\.self)
  }

  private var canCloneOverSSH: Bool {
    !isMissing && services.web.cloneAddress(of: fullName, over: .ssh) != nil
  }

  private var canOpenReadme: Bool { hasReadme || largeReadmeCommand.isEnabled }

  /// Whether the page has a readme.
  var hasReadme: Bool {
    if case .file = readme { true } else { false }
  }
}
