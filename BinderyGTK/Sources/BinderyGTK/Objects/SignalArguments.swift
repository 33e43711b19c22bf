import CGTK

/// The arguments of a GObject signal; valid while the handler runs.
public struct SignalArguments {
  private let values: UnsafeBufferPointer<GValue>

  init(_ values: UnsafeBufferPointer<GValue>) { self.values = values }

  /// The object at `index`, where there is one.
  public func object(_ index: Int) -> UnsafeMutableRawPointer? {
    guard let value = value(index), let object = g_value_get_object(value) else { return nil }
    return UnsafeMutableRawPointer(object)
  }

  /// The text at `index`, where there is one.
  public func string(_ index: Int) -> String? {
    guard let value = value(index), let text = g_value_get_string(value) else { return nil }
    return String(cString: text)
  }

  /// The text of the variant at `index`, where there is one.
  public func variantText(_ index: Int) -> String? {
    guard let value = value(index), let variant = g_value_get_variant(value),
      let text = g_variant_get_string(variant, nil)
    else { return nil }
    return String(cString: text)
  }

  /// The number at `index`.
  public func double(_ index: Int) -> Double? { value(index).map { g_value_get_double($0) } }

  /// The bits of a C flags type at `index`.
  public func flags(_ index: Int) -> UInt32? { value(index).map { g_value_get_flags($0) } }

  /// The case of a C enumeration at `index`.
  public func enumeration(_ index: Int) -> Int? { value(index).map { Int(g_value_get_enum($0)) } }

  /// The unsigned number at `index`.
  public func unsigned(_ index: Int) -> Int? { value(index).map { Int(g_value_get_uint($0)) } }

  /// The signed number at `index`.
  public func integer(_ index: Int) -> Int? { value(index).map { Int(g_value_get_int($0)) } }

  private func value(_ index: Int) -> UnsafePointer<GValue>? {
    guard values.indices.contains(index), let first = values.baseAddress else { return nil }
    return first + index
  }
}
