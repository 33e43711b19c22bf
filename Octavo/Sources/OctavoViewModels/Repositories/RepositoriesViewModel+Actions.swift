public import BinderyNavigation

extension RepositoriesViewModel: ActionProviding {
  /// The actions of the selected list.
  public var actions: [ScreenAction] { selected.actions }
}
