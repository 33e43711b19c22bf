/// How many tokens there are.
@MainActor
final class Census {
  var living = 0
  init() {}
  deinit {}
}

/// A value that does something when it goes.
@MainActor
final class Token {
  let number: Int
  var atEnd: (() -> Void)?
  private let census: Census

  init(_ number: Int, in census: Census) {
    self.number = number
    self.census = census
    census.living += 1
  }

  isolated deinit {
    census.living -= 1
    atEnd?()
  }
}
