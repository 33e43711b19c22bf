public import BinderySignals

/// The user's settings, kept between two runs.
public protocol Preferences: AnyObject {
  /// Returns the property of a setting.
  ///
  /// Each call returns the same property, for a setting of accounts until another account is
  /// active. Each value that is written to it is stored; a value of no account is not.
  func property<Value>(of setting: Setting<Value>) -> MutableProperty<Value>
}

extension Preferences {
  /// The value of a setting, which can be observed.
  public subscript<Value>(_ setting: Setting<Value>) -> Value {
    get { property(of: setting).value }
    set { property(of: setting).value = newValue }
  }

  /// Returns a producer that sends the value of a setting at each start, then each new one.
  public func producer<Value>(of setting: Setting<Value>) -> SignalProducer<Value, Never> {
    property(of: setting).producer
  }

  /// Returns the field of a setting that is on or off.
  func field(of setting: Setting<Bool>) -> SettingField {
    SettingField(
      id: setting.key,
      title: setting.title,
      control: .toggle(ValueBinding(property(of: setting), \.value))
    )
  }

  /// Returns the field of a setting with one of several values.
  func field<Choice: SettingChoice>(of setting: Setting<Choice>) -> SettingField {
    let choices = Array(Choice.allCases)
    let value = ValueBinding(property(of: setting), \.value).converted(
      to: { choices.firstIndex(of: $0) ?? 0 },
      from: { choices.indices.contains($0) ? choices[$0] : nil }
    )
    return SettingField(
      id: setting.key,
      title: setting.title,
      control: .choice(choices.map(\.title), value)
    )
  }
}
