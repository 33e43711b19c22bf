import BinderyTesting

extension MarbleCase {
  /// The behaviour of an operator that forwards all events.
  nonisolated static let allPass = [
    MarbleCase(
      "values and completion are forwarded",
      "-1-2-3-|",
      gives: "-1-2-3-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-1-2-#", holding: "^----!"),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "-1-2-!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3",
      gives: "-1-2",
      disposing: "----!",
      holding: "^---!"
    ),
  ]
}
