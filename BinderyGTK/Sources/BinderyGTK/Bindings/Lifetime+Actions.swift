public import BinderyNavigation

extension Lifetime {
  /// Lets a button show an action of a view model by its title, and perform it.
  ///
  /// The button can be pressed while the view model has the action and the action is enabled.
  ///
  /// - Parameters:
  ///   - button: A button with a title.
  ///   - id: The identifier of the action.
  ///   - viewModel: The view model, which the binding keeps.
  ///   - asksFirst: Whether more is asked for before anything happens; the title then ends with
  ///     “…”.
  public func bind(
    _ button: Button,
    toAction id: String,
    of viewModel: some ActionProviding,
    asksFirst: Bool = false
  ) {
    bindTitle(of: button, toAction: id, of: viewModel, asksFirst: asksFirst)
    follow { button.isSensitive = viewModel.actions.action(id)?.isEnabled == true }
    add(button.onClick { untracked { viewModel.actions.action(id) }?.perform() })
  }

  /// Lets a button show the title of an action of a view model, for a button that a command
  /// enables.
  ///
  /// A button whose action is not there keeps its title. The parameters are those of
  /// ``bind(_:toAction:of:asksFirst:)``.
  public func bindTitle(
    of button: Button,
    toAction id: String,
    of viewModel: some ActionProviding,
    asksFirst: Bool = false
  ) {
    follow {
      guard let action = viewModel.actions.action(id) else { return }
      button.title = asksFirst ? action.title + "…" : action.title
    }
  }
}
