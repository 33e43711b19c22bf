#if canImport(Glibc) || canImport(Musl)
/// A line for the user, until the next key or, if it lasts, until it is removed.
struct Notice: Equatable {
  /// An action that the notice offers, such as undoing.
  struct Action {
    let title: String
    let perform: () -> Void
  }

  /// The number of the notice: two notices with the same text have different actions.
  let number: Int
  let mark: Run
  let text: String
  let action: Action?
  /// Whether keys leave it in place.
  let isLasting: Bool

  static func == (left: Notice, right: Notice) -> Bool { left.number == right.number }
}
#endif
