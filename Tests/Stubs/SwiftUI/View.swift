// swift-format-ignore-file

// Ends the program. The stubs are compiled against and never run, so nothing has a body; a value of
// most types here could not even be made.
func neverRuns(_ signature: StaticString = #function) -> Never {
  fatalError("\(signature) is a signature of SwiftUI without a body")
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: protocol View
@_typeEraser(AnyView)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: body of each primitive view, here once for all of them
extension View where Body == Never {
  public var body: Never { neverRuns() }
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct AnyView
@MainActor @preconcurrency public struct AnyView: View {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(erasing:)
  nonisolated public init<V>(erasing view: V) where V: View { neverRuns() }
  public typealias Body = Never
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: extension Never: View
extension Never: View {
  public var body: Never { neverRuns() }
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct EmptyView
@frozen @MainActor @preconcurrency public struct EmptyView: View {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init()
  nonisolated public init() {}
  public typealias Body = Never
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: extension Optional: View
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: enum ViewBuilder
@resultBuilder public enum ViewBuilder {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: buildExpression(_:)
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: buildBlock()
  public static func buildBlock() -> EmptyView { EmptyView() }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: buildBlock(_:)
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: buildBlock(_:) with a pack
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > where repeat each Content: View { TupleView((repeat each content)) }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: buildIf(_:)
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: buildEither(first:)
  public static func buildEither<First, Second>(first: First) -> _ConditionalContent<First, Second>
  where First: View, Second: View { neverRuns() }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: buildEither(second:)
  public static func buildEither<First, Second>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First: View, Second: View { neverRuns() }
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct TupleView, without its value
@frozen @MainActor @preconcurrency public struct TupleView<T>: View {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(_:)
  nonisolated public init(_ value: T) {}
  public typealias Body = Never
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct _ConditionalContent
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: extension _ConditionalContent: View
extension _ConditionalContent: View
where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: protocol ViewModifier
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct _ViewModifier_Content
@MainActor @preconcurrency public struct _ViewModifier_Content<Modifier>: View
where Modifier: ViewModifier {
  public typealias Body = Never
}
