import BinderyNavigation

/// The screens of the app.
public enum Screen: NavigationScreen {
  case notes(NotesViewModel)

  /// The view model of the screen.
  public var viewModel: ViewModel {
    switch self {
    case .notes(let viewModel): viewModel
    }
  }
}
