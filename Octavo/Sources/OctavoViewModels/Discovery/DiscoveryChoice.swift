public import BinderyNavigation

/// A choice that decides what a list of Explore shows, such as the language.
public struct DiscoveryChoice: Identifiable {
  /// The kind of the options.
  public let id: OptionKind
  /// The text of the chosen option.
  public let value: String
  /// The action that shows the options.
  public let action: ScreenAction
}

/// A list of Explore with choices, each of which leads to the list of another option.
protocol DiscoveryScreen: ViewModel {
  /// The list that is shown.
  var discovery: Discovery { get }
  var services: Services { get }
}

extension DiscoveryScreen {
  /// Makes the choices of the list.
  func makeChoices() -> [DiscoveryChoice] {
    discovery.choices { [weak self] in self?.choose($0) }
  }

  /// Lets the user choose an option, and shows the list of the chosen one in place of this one.
  private func choose(_ kind: OptionKind) {
    let (services, navigation, discovery) = (services, services.navigation, discovery)
    Task.immediate {
      guard let changed = await services.choose(kind, of: discovery) else { return }
      // A search has the choices of its address alone.
      if discovery.searched == nil { services.storeChoices(of: changed) }
      // A user who has left the screen meanwhile stays there.
      guard untracked({ navigation.path.targets.last }) == .discovery(discovery) else { return }
      navigation.replace(.discovery(changed), .none)
    }
  }
}

extension Services {
  /// Lets the user choose an option of a list; returns the list with it, or `nil` if it is
  /// unchanged.
  func choose(_ kind: OptionKind, of discovery: Discovery) async -> Discovery? {
    let option = await navigation.present {
      .optionPicker(kind, current: discovery[kind], result: $0)
    }
    guard let option, option.value != discovery[kind] else { return nil }
    var changed = discovery
    changed[kind] = option.value
    return changed
  }
}

extension Discovery {
  /// Returns the choices of the list, each with an action that calls `choose`.
  func choices(_ choose: @escaping (OptionKind) -> Void) -> [DiscoveryChoice] {
    let kinds: [OptionKind] =
      switch kind {
      case .trending: [.period, .language]
      case .popular, .topic, .repositories: [.language]
      case .users: [.country, .language]
      case .accounts: []
      }
    return kinds.map { kind in
      DiscoveryChoice(
        id: kind,
        value: kind.title(of: self[kind]),
        action: ScreenAction(kind.name, kind.title, isPrimary: true) { choose(kind) }
      )
    }
  }
}

nonisolated extension Discovery {
  /// The chosen option; `nil` for all, and for the kinds of other screens.
  subscript(kind: OptionKind) -> String? {
    get {
      switch kind {
      case .period: period?.rawValue
      case .language: language
      case .country: country
      default: nil
      }
    }
    set {
      switch kind {
      case .period: self.kind = .trending(newValue.flatMap(TrendingPeriod.init) ?? .weekly)
      case .language: language = newValue
      case .country: country = newValue
      default: break
      }
    }
  }
}
