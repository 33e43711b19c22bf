extension Trace {
  /// Reports each write to a stored property of `owner`, under the name that it has there.
  ///
  /// View models that are made while there is a sink are traced from the start; call this for other
  /// objects. Properties of objects that are not traced have no cost, and no name of their own in
  /// the report of why an observer ran.
  package static func follow(_ owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror {
      for child in level.children {
        guard let property = child.value as? any TraceableProperty, let label = child.label else {
          continue
        }
        // The storage of a wrapped property is named after it, with an underscore.
        let name = label.hasPrefix("_") ? label.dropFirst() : label[...]
        property.traceWrites(as: "\(type(of: owner)).\(name)")
      }
      mirror = level.superclassMirror
    }
  }

  /// Reports `object` as a leak if it has not been released after ``leakDelay``.
  static func expectRelease(of object: AnyObject) {
    let name = "\(type(of: object))"
    let delay = leakDelay
    guard !delay.isNever else { return }
    Task { @MainActor [weak object] in
      try? await Task.sleep(for: delay)
      if object != nil { report(.leak(name)) }
    }
  }
}

/// A property whose writes can be reported without knowledge of its type.
protocol TraceableProperty {
  /// Reports each write to ``Trace`` from now on, under `name`.
  func traceWrites(as name: String)
}
