import BinderyNavigation

extension Switch: ValueWidget {
  /// The type of the value.
  public typealias Value = Bool
  /// Whether it is on.
  public var value: Bool {
    get { isOn }
    set { isOn = newValue }
  }
  /// The change of the state.
  public var valueSignal: String { "notify::active" }
}

extension CheckButton: ValueWidget {
  /// The type of the value.
  public typealias Value = Bool
  /// Whether it is checked.
  public var value: Bool {
    get { isOn }
    set { isOn = newValue }
  }
  /// The change of the state.
  public var valueSignal: String { "notify::active" }
}

extension DropDown: ValueWidget {
  /// The type of the value.
  public typealias Value = Int
  /// The index of the selected text.
  public var value: Int {
    get { selectedIndex }
    set { selectedIndex = newValue }
  }
  /// The selection of a text.
  public var valueSignal: String { "notify::selected" }
}

extension SwitchRow: ValueWidget {
  /// The type of the value.
  public typealias Value = Bool
  /// Whether the switch is on.
  public var value: Bool {
    get { isOn }
    set { isOn = newValue }
  }
  /// The change of the state.
  public var valueSignal: String { "notify::active" }
  /// The switch in the row.
  public var valueObject: ObjectOwner { toggle }
}

extension DropDownRow: ValueWidget {
  /// The type of the value.
  public typealias Value = Int
  /// The index of the selected text.
  public var value: Int {
    get { selectedIndex }
    set { selectedIndex = newValue }
  }
  /// The selection of a text.
  public var valueSignal: String { "notify::selected" }
}

extension TextView: ValueWidget {
  /// The type of the value.
  public typealias Value = String
  /// The text.
  public var value: String {
    get { text }
    set { text = newValue }
  }
  /// The change of the text.
  public var valueSignal: String { "changed" }
  /// The buffer of the text.
  public var valueObject: ObjectOwner { buffer }
}
