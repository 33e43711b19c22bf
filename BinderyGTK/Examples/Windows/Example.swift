/// An example that can be shown in a window.
package enum Example: Equatable {
  /// The article's page.
  case person
  /// The login, bound on one of the levels.
  case login(LoginLevel)
  /// Postcards, which are written and sent.
  case postcards
}
