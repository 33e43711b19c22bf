public import BinderySignals

/// The user's settings, kept between two runs.
public protocol Preferences: AnyObject {
  /// Returns the property of a setting.
  ///
  /// Each call returns the same property. Each value that is written to it is stored.
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

  /// Returns the field of a setting, which writes its value.
  func field<Value>(of setting: Setting<Value>) -> SettingField {
    let property = property(of: setting)
    return SettingField(
      id: setting.key,
      title: setting.title,
      control: setting.control(ValueBinding(property, \.value))
    )
  }
}
