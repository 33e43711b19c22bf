import BinderyTesting

extension MarbleCase {
  /// The behaviour of an operator that forwards all events.
  nonisolated static let allPass = [
    MarbleCase("values and completion pass", "-1-2-3-|", gives: "-1-2-3-|", holding: "^------!"),
    MarbleCase("a failure passes", "-1-2-#", gives: "-1-2-#", holding: "^----!"),
    MarbleCase("an interruption passes", "-1-2-!", gives: "-1-2-!", holding: "^----!"),
    MarbleCase(
      "nothing follows disposal",
      "-1-2-3",
      gives: "-1-2",
      disposing: "----!",
      holding: "^---!"
    ),
  ]
}
