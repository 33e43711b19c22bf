/// A value that names a screen: usually a case of the app’s enum.
///
/// A route holds all that is needed to make the screen, such as the name of a repository. It can be
/// compared, stored and sent.
///
/// ```swift
/// enum Route: NavigationRoute {
///   case home, repository(String), tree(String, path: String)
///   case refPicker(String, current: String, result: RouteResult<String> = .init())
/// }
/// ```
///
/// Any type that conforms to `Codable`, `Hashable` and `Sendable` is a route. One that conforms to
/// this protocol is on no actor, also where the default isolation of its module is the main actor;
/// other types need `nonisolated` there.
public nonisolated protocol NavigationRoute: Codable, Hashable, Sendable {}
