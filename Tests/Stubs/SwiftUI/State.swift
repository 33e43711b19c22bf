// swift-format-ignore-file

// SwiftUICore.swiftinterface, iOS 18.4 SDK: protocol DynamicProperty
public protocol DynamicProperty {
  mutating func update()
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: extension DynamicProperty, update()
extension DynamicProperty {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: update
  public mutating func update() {}
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct State
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(wrappedValue:)
  public init(wrappedValue value: Value) { stored = value }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(initialValue:)
  public init(initialValue value: Value) { stored = value }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: wrappedValue
  public var wrappedValue: Value {
    get { stored }
    nonmutating set { neverRuns() }
  }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: projectedValue
  public var projectedValue: Binding<Value> { neverRuns() }

  private let stored: Value
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: extension State: Sendable
extension State: Sendable where Value: Sendable {}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: struct Binding
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: init(get:set:)
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: wrappedValue
  public var wrappedValue: Value {
    get { neverRuns() }
    nonmutating set { neverRuns() }
  }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: projectedValue
  public var projectedValue: Binding<Value> { self }
  // SwiftUICore.swiftinterface, iOS 18.4 SDK: subscript(dynamicMember:)
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { neverRuns() }
}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: extension Binding: Sendable
extension Binding: @unchecked Sendable where Value: Sendable {}

// SwiftUICore.swiftinterface, iOS 18.4 SDK: extension Binding: DynamicProperty
extension Binding: DynamicProperty {}

// SwiftUI.swiftinterface, iOS 18.4 SDK: struct FocusState
@frozen @propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  // SwiftUI.swiftinterface, iOS 18.4 SDK: struct FocusState.Binding
  @frozen @propertyWrapper public struct Binding {
    // SwiftUI.swiftinterface, iOS 18.4 SDK: wrappedValue
    public var wrappedValue: Value {
      get { neverRuns() }
      nonmutating set { neverRuns() }
    }
    // SwiftUI.swiftinterface, iOS 18.4 SDK: projectedValue
    public var projectedValue: FocusState<Value>.Binding { self }

    private let isStub: Void
    private init(isStub: Void) { self.isStub = isStub }
  }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: wrappedValue
  public var wrappedValue: Value {
    get { neverRuns() }
    nonmutating set { neverRuns() }
  }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: projectedValue
  public var projectedValue: FocusState<Value>.Binding { neverRuns() }
  // SwiftUI.swiftinterface, iOS 18.4 SDK: init() for Bool
  public init() where Value == Bool {}
}
