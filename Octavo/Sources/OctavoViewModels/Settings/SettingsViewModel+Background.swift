import BinderySignals

extension SettingsViewModel {
  /// The field of the start with the session; `nil` where the window program is not installed.
  var backgroundField: SettingField? {
    guard let start = services.backgroundStart else { return nil }
    startsInBackground.value = start.isOn
    startsInBackground.signal.observeValues { [weak self] in self?.set(start, to: $0) }
    return SettingField(
      id: "startsInBackground",
      title: "Start in the Background with the Session",
      control: .toggle(ValueBinding(startsInBackground, \.value))
    )
  }

  /// Changes the start, or says why that is not possible and shows the present state again.
  private func set(_ start: any BackgroundStart, to isOn: Bool) {
    guard isOn != start.isOn else { return }
    do {
      try start.set(isOn)
    } catch {
      services.showNotice(error.message)
      startsInBackground.value = start.isOn
    }
  }
}
