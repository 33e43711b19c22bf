public import BinderyNavigation

// All binds hold the widget until the lifetime ends. Give them the view model and not the view, as
// in `{ [viewModel] in viewModel.title }`: a view that owns the lifetime would own itself.
extension Lifetime {
  /// Shows `text` on a label, now and whenever something that it reads has changed.
  public func bind(_ label: Label, to text: @escaping () -> String) {
    follow { label.text = text() }
  }

  /// Shows `name` and `picture` on an avatar, now and whenever they change.
  public func bind(
    _ avatar: Avatar,
    name: @escaping () -> String,
    picture: @escaping () -> Texture?
  ) {
    follow { avatar.name = name() }
    follow { avatar.picture = picture() }
  }

  /// Shows `texture` on a picture, now and whenever it changes.
  public func bind(_ picture: Picture, to texture: @escaping () -> Texture?) {
    follow { picture.texture = texture() }
  }

  /// Runs the animation of a spinner while `isSpinning`.
  public func bind(_ spinner: Spinner, to isSpinning: @escaping () -> Bool) {
    follow { spinner.isSpinning = isSpinning() }
  }

  /// Shows a widget while `isVisible`.
  public func bindVisibility(of widget: Widget, to isVisible: @escaping () -> Bool) {
    follow { widget.isVisible = isVisible() }
  }

  /// Lets the user operate a widget while `isSensitive`.
  public func bindSensitivity(of widget: Widget, to isSensitive: @escaping () -> Bool) {
    follow { widget.isSensitive = isSensitive() }
  }

  /// Keeps a switch and a value the same, whichever changes.
  public func bind(_ toggle: Switch, to binding: ValueBinding<Bool>) {
    follow { toggle.isOn = binding.value }
    add(
      toggle.onTurn {
        if untracked({ binding.value }) != toggle.isOn { binding.value = toggle.isOn }
        // A value that was refused causes no change that could be observed.
        toggle.isOn = untracked { binding.value }
      }
    )
  }
}
