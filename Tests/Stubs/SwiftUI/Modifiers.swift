// swift-format-ignore-file

extension View {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: modifier(_:)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { neverRuns() }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: id(_:)
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { EmptyView() }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: onAppear(perform:)
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EmptyView()
  }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: onDisappear(perform:)
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    EmptyView()
  }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: onChange(of:initial:_:) with both values
  nonisolated public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable { EmptyView() }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: disabled(_:)
  nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: focused(_:) for a Boolean
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    EmptyView()
  }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: onSubmit(of:_:)
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping (() -> Void)
  ) -> some View { EmptyView() }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: navigationDestination(for:destination:)
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { EmptyView() }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: navigationBarBackButtonHidden(_:)
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { EmptyView() }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: navigationTitle(_:) for a string
  @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View
  where S: StringProtocol { EmptyView() }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: navigationTitle(_:) for a key
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    EmptyView()
  }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: sheet(item:onDismiss:content:)
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { EmptyView() }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: interactiveDismissDisabled(_:)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    EmptyView()
  }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: alert(_:isPresented:presenting:actions:message:)
  nonisolated public func alert<A, M, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View { EmptyView() }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: toolbar(content:) for toolbar content
  nonisolated public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent { EmptyView() }
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct ModifiedContent
@frozen public struct ModifiedContent<Content, Modifier> {}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: extension ModifiedContent: View
extension ModifiedContent: View
where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct SubmitTriggers
public struct SubmitTriggers: OptionSet, Sendable {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: rawValue
  public let rawValue: Int
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(rawValue:)
  public init(rawValue: Int) { self.rawValue = rawValue }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: text
  public static let text = SubmitTriggers(rawValue: 1)
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: protocol ToolbarContent
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: extension Never: ToolbarContent
extension Never: ToolbarContent {}

// SwiftUI.swiftinterface, iOS 18.4 SDK: extension ToolbarContent for a primitive one
extension ToolbarContent where Body == Never {
  public var body: Never { neverRuns() }
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: enum ToolbarContentBuilder
@resultBuilder public enum ToolbarContentBuilder {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: buildBlock(_:)
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct ToolbarItemPlacement
public struct ToolbarItemPlacement: Sendable {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: cancellationAction
  public static let cancellationAction = ToolbarItemPlacement()
  // SwiftUI.swiftinterface, iOS 18.4 SDK: primaryAction
  public static let primaryAction = ToolbarItemPlacement()
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct ToolbarItem
public struct ToolbarItem<ID, Content>: ToolbarContent
where Content: View {
  public typealias Body = Never
}

extension ToolbarItem where ID == () {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(placement:content:)
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {}
}

extension ToolbarItemPlacement {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: automatic
  public static let automatic = ToolbarItemPlacement()
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct Animation
@frozen public struct Animation: Equatable, Sendable {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: default
  public static let `default` = Animation()
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: withAnimation(_:_:)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }
