// swift-format-ignore-file

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct ForEach
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: extension ForEach: View
extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(_:content:)
  nonisolated public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

extension ForEach where Content: View {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(_:id:content:)
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct HStack, without alignment and spacing
@frozen @MainActor @preconcurrency public struct HStack<Content>: View where Content: View {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(content:)
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public typealias Body = Never
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct VStack, without alignment and spacing
@frozen @MainActor @preconcurrency public struct VStack<Content>: View where Content: View {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(content:)
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public typealias Body = Never
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct List
@MainActor @preconcurrency public struct List<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
}

extension List where SelectionValue == Never {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(content:)
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct Form
@MainActor @preconcurrency public struct Form<Content>: View where Content: View {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(content:)
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public typealias Body = Never
}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct NavigationStack
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init(path:root:) for a collection
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
  public typealias Body = Never
}
