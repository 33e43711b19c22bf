#if canImport(Combine)
@preconcurrency public import Combine
#elseif canImport(OpenCombine)
@preconcurrency public import OpenCombine
#endif

#if canImport(Combine) || canImport(OpenCombine)
public import BinderySignals

extension ObservableObject {
  /// A producer of a value after each change of the object.
  ///
  /// ```swift
  /// lifetime += player.changes.startWithValues { [weak self] in self?.follow(player) }
  /// ```
  ///
  /// An object announces a change before it has happened. So the value is sent in the next turn of
  /// the main actor, once for all changes of a turn. The object has to announce them on the main
  /// thread, as SwiftUI demands too. The producer does not retain the object.
  @MainActor public var changes: SignalProducer<Void, Never> {
    let announcements = objectWillChange
    return SignalProducer { observer, lifetime in
      var isDue = false
      lifetime += announcements.producer.start { event in
        guard case .value = event, !isDue else { return }
        isDue = true
        Task { @MainActor in
          isDue = false
          if !lifetime.hasEnded { observer.send(value: ()) }
        }
      }
    }
  }

  /// Returns the value at a path of the object as a property, which observers and derived values can
  /// read.
  ///
  /// ```swift
  /// let volume = player.property(\.volume)
  /// ```
  ///
  /// A change of the object reaches the property in the next turn of the main actor. The property
  /// does not retain the object, and keeps the last value after its release.
  ///
  /// - Parameter keyPath: The path.
  /// - Returns: The property.
  @MainActor
  public func property<Value>(_ keyPath: KeyPath<Self, Value>) -> Property<Value> {
    Property(
      initial: self[keyPath: keyPath],
      then: changes.compactMap { [weak self] in self?[keyPath: keyPath] }
    )
  }
}
#endif
