#if canImport(SwiftUI)
public import BinderyNavigation
public import SwiftUI

/// A control of SwiftUI that shows and changes a value of a view model.
///
/// ```swift
/// BoundControl(viewModel, \.name) { TextField("Name", text: $0) }
/// BoundControl(viewModel, \.age, to: { String($0) }, from: { Int($0) }) {
///   TextField("Age", text: $0)
/// }
/// ```
///
/// - Order: a write of the control is a write of the property, before the closure of the binding
///   returns. If the property then has another value than the one that was written, the control
///   shows that of the property in the next turn of the main actor, also if it is equal to the value
///   before the write.
/// - Lifetime: the control retains the view model. Another view model is another control.
/// - Errors: a text that cannot be converted, or that a validator refuses, stays in the field while
///   the user edits it. The field shows the value of the property when the user leaves it.
/// - Cost: one binding for each control, which is kept while the control is on the screen.
public struct BoundControl<Value: Equatable, Content: View>: View {
  private let owner: AnyObject
  private let make: () -> ControlValue<Value>
  private let content: (Binding<Value>) -> Content

  /// Makes a control for an end of a two-way binding.
  ///
  /// - Parameters:
  ///   - end: The end. It is made once for each owner.
  ///   - owner: The object that has the value. For another one the control begins anew.
  ///   - content: Makes the control.
  public init<End: BindingEndProvider<Value>>(
    _ end: @autoclosure @escaping () -> End,
    of owner: AnyObject,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.owner = owner
    make = { ControlValue(end()) }
    self.content = content
  }

  /// Makes a control for a property of a view model.
  public init<Model: ViewModel>(
    _ viewModel: Model,
    _ keyPath: ReferenceWritableKeyPath<Model, Value>,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.init(ValueBinding(viewModel, keyPath), of: viewModel, content: content)
  }

  /// Makes a control for a property of a view model in another type.
  ///
  /// - Parameters:
  ///   - viewModel: The view model.
  ///   - keyPath: The path to the property.
  ///   - convert: Returns the value for the control.
  ///   - restore: Returns the value for the property, or `nil` for one that is not complete. Then
  ///     nothing is written.
  ///   - content: Makes the control.
  public init<Model: ViewModel, Stored: Equatable>(
    _ viewModel: Model,
    _ keyPath: ReferenceWritableKeyPath<Model, Stored>,
    to convert: @escaping (Stored) -> Value,
    from restore: @escaping (Value) -> Stored?,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.init(
      ValueBinding(viewModel, keyPath).converted(to: convert, from: restore),
      of: viewModel,
      content: content
    )
  }

  /// Makes a control for a property with a validator.
  ///
  /// `content` also receives the error of the value that was written last, to be shown beside the
  /// control; `nil` for one that was accepted.
  public init<ValidationError: Error>(
    validating property: ValidatingProperty<Value, ValidationError>,
    @ViewBuilder content: @escaping (Binding<Value>, ValidationError?) -> Content
  ) {
    self.init(property, of: property) { value in
      content(value, property.result.value.error)
    }
  }

  /// The control.
  public var body: some View { ControlHost(of: owner, make, content) }
}
#endif
