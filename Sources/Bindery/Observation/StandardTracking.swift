/// The switch that lets the standard library track what it reads of the framework.
///
/// While it is on, a property, a derived value or a command that is read in a body of
/// `withObservationTracking` is tracked, as in SwiftUI and `Observations`:
///
/// ```swift
/// StandardTracking.isOn = true
/// withObservationTracking {
///   print(viewModel.title)
/// } onChange: {
///   print("The title changes.")
/// }
/// ```
///
/// Importing `BinderySwiftUI` sets it. While it is off, such a body is not notified: a view that
/// reads a property shows its first value without end. There is no public way to ask at each read
/// whether it is being tracked that would cost less than the read, so the switch is one for the
/// process.
///
/// - Order: the notification is sent after the change and before the outermost write or batch
///   returns. One for a value derived from plain `@Observable` objects is sent after the turn of
///   the main actor, as for observers.
/// - Lifetime: a tracked read does not retain the view model. A property that was read has one
///   internal observer until it is released.
/// - Cost: none for a read while it is off. While it is on, a tracked read and a write, and an
///   untracked read outside of an observer, take no longer than those of an `@Observable` object.
///   An observer runs once per change as before.
@MainActor
public enum StandardTracking {
  /// Whether reads outside of observers and derived values can be tracked.
  ///
  /// Set it when the program starts. Reads that were made before are not tracked.
  public static var isOn: Bool {
    get { Graph.idle != nil }
    set {
      guard newValue != isOn else { return }
      Graph.trackOtherReads(newValue)
      // A call on the stack, such as the body of a command, restores the former state at its end.
      Task { @MainActor in
        if isOn == newValue { Graph.reader = Graph.idle }
      }
    }
  }
}
