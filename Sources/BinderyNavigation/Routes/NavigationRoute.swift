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
public typealias NavigationRoute = Codable & Hashable & Sendable
