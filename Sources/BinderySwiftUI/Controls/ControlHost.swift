#if canImport(SwiftUI)
import SwiftUI

/// A control with the value that it keeps while it is on the screen.
struct ControlHost<Value: Equatable, Content: View>: View {
  let owner: AnyObject
  let make: () -> ControlValue<Value>
  let content: (Binding<Value>) -> Content
  @State private var kept = MadeForOwner<ControlValue<Value>>()
  @FocusState private var isFocused: Bool

  init(
    of owner: AnyObject,
    _ make: @escaping () -> ControlValue<Value>,
    _ content: @escaping (Binding<Value>) -> Content
  ) {
    self.owner = owner
    self.make = make
    self.content = content
  }

  var body: some View {
    let control = kept.value(for: owner, make)
    content(Binding(tracking: { control.value }, set: { control.value = $0 }))
      .focused($isFocused)
      .onSubmit { control.endEditing() }
      .onChange(of: isFocused) { _, isFocused in
        if !isFocused { control.endEditing() }
      }
  }
}
#endif
