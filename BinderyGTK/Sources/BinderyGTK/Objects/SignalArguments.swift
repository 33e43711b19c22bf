import CGTK

/// What a GObject sends along with a signal; valid while its handler runs.
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

  /// The unsigned number at `index`.
  public func unsigned(_ index: Int) -> Int? { value(index).map { Int(g_value_get_uint($0)) } }

  private func value(_ index: Int) -> UnsafePointer<GValue>? {
    guard values.indices.contains(index), let first = values.baseAddress else { return nil }
    return first + index
  }
}
