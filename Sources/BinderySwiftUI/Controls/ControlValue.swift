import BinderyNavigation

/// The value of a control and a value of a view model, each of which follows the other.
///
/// A control reads and writes ``value``. SwiftUI asks it again only if the value differs from the
/// one that it was given before. So a written value that the view model has changed or refused is
/// the value for the rest of the turn of the main actor, and then the one of the view model is:
/// SwiftUI finds a difference also where the view model has the same value as before the write.
///
/// A text that the user edits stays as it is written where the view model has accepted it in
/// another form, such as “1.” as 1, or cannot use it yet. ``endEditing()`` shows the value of the
/// view model then.
@MainActor
package final class ControlValue<Value: Equatable> {
  /// The text that the user edits; `nil` for a control that is no field.
  private let edited: MutableProperty<Value>?
  /// A written value that the view model has changed or refused, for the rest of the turn.
  @MutableProperty private var written: Value?
  private let end: BindingEnd<Value>

  /// Makes the value of a control for an end of a two-way binding.
  package init(_ provider: some BindingEndProvider<Value>) {
    let end = provider.bindingEnd
    self.end = end
    edited = Value.self == String.self ? MutableProperty(untracked { end.get() }) : nil
    if let edited { edited <~> end }
  }

  deinit {}

  /// The value to show.
  package var value: Value {
    get { written ?? edited?.value ?? end.get() }
    set {
      // A newer write replaces one that the control has not been corrected for.
      written = nil
      if let edited { edited.value = newValue } else { untracked { _ = end.set(newValue) } }
      if untracked({ value }) != newValue { correct(newValue) }
    }
  }

  /// Shows the value of the view model, because the user has left the control.
  package func endEditing() {
    written = nil
    edited?.value = untracked { end.get() }
  }

  /// Keeps `value` until the next turn, so that SwiftUI finds a difference.
  private func correct(_ value: Value) {
    written = value
    Task { [weak self] in
      if let self, untracked({ written }) == value { written = nil }
    }
  }
}
