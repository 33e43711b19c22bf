import Foundation

/// The cases of a test that tries the same for many screens, texts or sizes.
public enum Sweep {
  /// Whether each case is tested, as CI and `make test-long` do; otherwise only a few of them are.
  public static let isWhole = ProcessInfo.processInfo.environment["BINDERY_LONG"] == "1"

  /// Returns all cases in a long run, and otherwise so many of them, evenly chosen.
  public static func of<Case>(_ cases: [Case], sample count: Int) -> [Case] {
    guard !isWhole, count < cases.count else { return cases }
    return (0..<count).map { cases[$0 * cases.count / count] }
  }

  /// Whether a case is one of those to test: outside of a long run, about one of so many names is.
  public static func includes(_ name: String, oneOf count: Int) -> Bool {
    isWhole || name.utf8.reduce(0) { $0 + Int($1) } % count == 0
  }
}
