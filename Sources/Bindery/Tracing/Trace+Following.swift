extension Trace {
  /// Tells the sink of each write to a stored property of `owner`, under the name that it has there.
  ///
  /// View models that are made while there is a sink are followed from the start; call this for
  /// other objects. Properties of objects that nobody follows pay nothing for tracing.
  public static func follow(_ owner: AnyObject) {
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

  /// Reports `object` as a leak if it is still there after ``leakDelay``.
  static func expectRelease(of object: AnyObject) {
    let name = "\(type(of: object))"
    let delay = leakDelay
    Task { @MainActor [weak object] in
      try? await Task.sleep(for: delay)
      if object != nil { report(.leak(name)) }
    }
  }
}

/// A property whose writes can be told of without knowing its type.
protocol TraceableProperty {
  /// Tells ``Trace`` of each write from now on.
  func traceWrites(as name: String)
}

extension MutableProperty: TraceableProperty {
  func traceWrites(as name: String) {
    _ = writes()?.listen { value in
      if Trace.isOn { Trace.report(.change(property: name, value: "\(value)")) }
    }
  }
}
