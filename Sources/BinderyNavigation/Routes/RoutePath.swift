/// The place of a user in an app: the screens of each controller, and the selected tab of each
/// screen with tabs.
///
/// ```swift
/// router.set([.home, .repository("mona/atlas"), .tree("mona/atlas", path: "Sources")])
/// ```
///
/// A path of routes can be compared, stored and restored. It has no identifiers, so that equal
/// places are equal.
public nonisolated struct RoutePath<Target> {
  /// One screen of a path.
  public struct Element {
    /// The screen.
    public var target: Target
    /// The identifier of the selected tab; `nil` for a screen without tabs, and to leave the tab as
    /// it is.
    public var tab: String?

    /// Makes an element.
    public init(_ target: Target, tab: String? = nil) {
      self.target = target
      self.tab = tab
    }
  }

  /// The screens of each controller, from the bottom up; no controller is empty.
  public private(set) var controllers: [[Element]]

  /// Makes a path; controllers without a screen are left out.
  public init(controllers: [[Element]]) {
    self.controllers = controllers.filter { !$0.isEmpty }
  }

  /// Makes a path of one controller.
  public init(_ targets: [Target]) { self.init(controllers: [targets.map { Element($0) }]) }

  /// Whether the path has no screen.
  public var isEmpty: Bool { controllers.isEmpty }

  /// The screens of all controllers, from the bottom up.
  public var targets: [Target] { controllers.joined().map(\.target) }

  /// Returns a path of other targets.
  func map<New>(_ transform: (Target) -> New) -> RoutePath<New> {
    RoutePath<New>(
      controllers: controllers.map { elements in
        elements.map { .init(transform($0.target), tab: $0.tab) }
      }
    )
  }
}

nonisolated extension RoutePath: ExpressibleByArrayLiteral {
  /// Makes a path of one controller.
  public init(arrayLiteral targets: Target...) { self.init(targets) }
}

nonisolated extension RoutePath: Equatable where Target: Equatable {}
nonisolated extension RoutePath: Hashable where Target: Hashable {}
nonisolated extension RoutePath: Sendable where Target: Sendable {}
nonisolated extension RoutePath: Encodable where Target: Encodable {}

nonisolated extension RoutePath: Decodable where Target: Decodable {
  /// Decodes a path, up to the first screen that does not decode.
  ///
  /// Another version of the app may have had other routes. The screens below stay reachable; those
  /// above an unknown one would be shown without their parent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let decoded = try container.decode([[Lenient]].self, forKey: .controllers)
    var controllers: [[Element]] = []
    for elements in decoded {
      let known = elements.prefix { $0.element != nil }.compactMap(\.element)
      controllers.append(known)
      if known.count < elements.count { break }
    }
    self.init(controllers: controllers)
  }

  /// An element, or `nil` where it does not decode.
  private struct Lenient: Decodable {
    let element: Element?

    init(from decoder: any Decoder) throws { element = try? Element(from: decoder) }
  }
}

nonisolated extension RoutePath.Element: Equatable where Target: Equatable {}
nonisolated extension RoutePath.Element: Hashable where Target: Hashable {}
nonisolated extension RoutePath.Element: Sendable where Target: Sendable {}
nonisolated extension RoutePath.Element: Encodable where Target: Encodable {}
nonisolated extension RoutePath.Element: Decodable where Target: Decodable {}

nonisolated extension RoutePath: CustomStringConvertible {
  /// The targets of each controller: `[home, repository] [refPicker]`.
  public var description: String {
    controllers.map { elements in
      "["
        + elements.map { "\($0.target)" + ($0.tab.map { " (\($0))" } ?? "") }
        .joined(separator: ", ") + "]"
    }
    .joined(separator: " ")
  }
}
