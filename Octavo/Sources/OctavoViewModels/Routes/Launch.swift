import BinderyNavigation
import GitHubValues

/// The beginning of the app, and the way to a place by its route.
///
/// ```swift
/// Launch(services).start(at: try Route(parsing: "/apple/swift-nio"))
/// ```
public struct Launch {
  private let services: Services

  /// Makes a beginning.
  public init(_ services: Services) { self.services = services }

  /// Shows the first screens: home and the route's, or else the log-in, which goes on to them.
  ///
  /// What can be shown without asking anybody is on show when it returns. A token that the
  /// surroundings offer is tried at once.
  public func start(at route: Route = .home) {
    guard let user = services.session.user, route != .login else {
      let login = LoginViewModel(
        services,
        purpose: .start(then: route == .login ? .home : route)
      )
      services.navigation.resetRoot(.login(login))
      if services.session.offeredToken != nil, route != .login { login.loginCommand.execute() }
      return
    }
    enter(as: user, then: route)
  }

  /// Shows home, and the route's screens above it.
  func enter(as user: GitHub.User, then route: Route) {
    services.forgetMarks()
    batch {
      services.navigation.resetRoot(.home(HomeViewModel(services, user)))
      open(route)
    }
  }

  /// Shows the screens of a route above what is on show.
  public func open(_ route: Route) {
    let navigation = services.navigation
    switch route {
    case .home, .login:
      break
    case .settings:
      navigation.push(.settings(SettingsViewModel(services)))
    case .user(let login):
      navigation.push(.profile(ProfileViewModel(services, login)))
    case .repository(let name):
      navigation.push(.repository(RepositoryViewModel(services, name)))
    case .tree(let name, let place):
      openFiles(of: name, at: place, isFile: false)
    case .blob(let name, let place):
      openFiles(of: name, at: place, isFile: true)
    }
  }

  /// Shows the repository, and the folders and the file once its branches and tags are known.
  private func openFiles(
    of name: GitHub.RepositoryName,
    at place: RevisionPath,
    isFile: Bool
  ) {
    let viewModel = RepositoryViewModel(services, name)
    services.navigation.push(.repository(viewModel))
    Task.immediate { [services, weak viewModel] in
      do {
        let references = try await services.references(of: name)
        let (reference, revision, path) = place.resolved(among: references)
        // Whoever has gone on meanwhile is left where they are.
        guard let viewModel, viewModel.phase == .active else { return }
        if let reference { viewModel.show(reference) }
        services.pushFolders(of: name, revision, path, isFile: isFile)
      } catch {
        services.tell(services.words(for: error))
      }
    }
  }
}

extension Services {
  /// Pushes a folder with all that it is in, and the file if the path ends in one.
  fileprivate func pushFolders(
    of name: GitHub.RepositoryName,
    _ revision: String,
    _ path: String,
    isFile: Bool
  ) {
    let tree = RepositoryTree(self, name, revision: revision)
    var words = path.split(separator: "/")
    if isFile { _ = words.popLast() }
    batch {
      var folder = ""
      navigation.push(.tree(TreeViewModel(self, tree)))
      for word in words {
        folder += folder.isEmpty ? "\(word)" : "/\(word)"
        navigation.push(.tree(TreeViewModel(self, tree, path: folder)))
      }
      guard isFile, !path.isEmpty else { return }
      navigation.push(
        .source(SourceViewModel(self, name, revision: revision, path: path))
      )
    }
  }
}
