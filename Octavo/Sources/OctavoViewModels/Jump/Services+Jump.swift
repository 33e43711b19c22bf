import BinderyNavigation
import GitHubValues

extension Services {
  /// Lets the user choose an action or a place, and performs or shows it.
  ///
  /// An action is that of the table from which menus and keys are made, as it is after the palette
  /// has closed.
  func jump() async {
    let sources = JumpSources(
      untracked { actionTable?() ?? [] },
      on: untracked { navigation.path }.targets.last
    )
    let entry = await navigation.present { .jump(.init(sources), result: $0) }
    guard let entry else { return }
    switch entry.target {
    case .action(let id):
      let now = untracked { actionTable?() ?? [] }.first { $0.action.id == id }
      (now ?? sources.actions.first { $0.action.id == id })?.action.perform()
    case .place(let link): AppStart(self).open(link)
    case .repository(let name):
      if let link = try? DeepLink(parsing: "/\(name)") { AppStart(self).open(link) }
    case .reference(let reference):
      guard let name = sources.route?.repositoryPlace?.name else { return }
      navigation.push(.repository(name, at: reference))
    case .file(let path):
      guard let place = sources.route?.repositoryPlace else { return }
      let branch = store.result(of: .repository(place.name)).value?.defaultBranch
      guard let revision = place.revision ?? branch else { return }
      navigation.push(.source(place.name, revision: revision, path: path))
    }
  }
}
