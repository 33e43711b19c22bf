/// A counter of living tokens.
@MainActor
final class TokenCounter {
  var living = 0
  init() {}
  deinit {}
}

/// A value that calls a closure when it is released.
@MainActor
final class Token {
  let number: Int
  var atEnd: (() -> Void)?
  private let counter: TokenCounter

  init(_ number: Int, in counter: TokenCounter) {
    self.number = number
    self.counter = counter
    counter.living += 1
  }

  isolated deinit {
    counter.living -= 1
    atEnd?()
  }
}
