// swift-format-ignore-file

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct LocalizedStringKey
@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(stringLiteral:)
  public init(stringLiteral value: String) {}
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct Text
@frozen public struct Text: Equatable, Sendable {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(verbatim:)
  @inlinable public init(verbatim content: String) {}
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(_:) for a string
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {}
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(_:tableName:bundle:comment:), without Bundle
  public init(_ key: LocalizedStringKey) {}
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: extension Text: View
extension Text: View {
  public typealias Body = Never
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct ButtonRole
public struct ButtonRole: Equatable, Sendable {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: destructive
  public static let destructive = ButtonRole()
  // SwiftUI.swiftinterface, iOS 18.4 SDK: cancel
  public static let cancel = ButtonRole()
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct Button
@MainActor @preconcurrency public struct Button<Label>: View where Label: View {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(action:label:)
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {}
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(role:action:label:)
  @preconcurrency nonisolated public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {}
  public typealias Body = Never
}

extension Button where Label == Text {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(_:action:) for a key
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {}
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(_:action:) for a string
  @preconcurrency @_disfavoredOverload nonisolated public init<S>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {}
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct TextField
@MainActor @preconcurrency public struct TextField<Label>: View where Label: View {
  public typealias Body = Never
}

extension TextField where Label == Text {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(_:text:) for a key
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct Toggle
@MainActor @preconcurrency public struct Toggle<Label>: View where Label: View {
  public typealias Body = Never
}

extension Toggle where Label == Text {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(_:isOn:) for a key
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct ProgressView
@MainActor @preconcurrency public struct ProgressView<Label, CurrentValueLabel>: View
where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(value:total:)
  nonisolated public init<V>(value: V?, total: V = 1.0) where V: BinaryFloatingPoint {}
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct Picker
@MainActor @preconcurrency public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
  public typealias Body = Never
}

extension Picker where Label == Text {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(_:selection:content:) for a key
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}
}
