import Foundation

/// The cases of a test that tries the same for many screens, texts or sizes.
public enum Sweep {
  /// Whether every case is tested, as in CI, in `make test-long` and while pictures are recorded;
  /// otherwise only a few are.
  public static let isWhole = ["BINDERY_LONG", "RECORD_GOLDEN"].contains {
    ProcessInfo.processInfo.environment[$0] == "1"
  }

  /// Returns all cases in a whole run, and otherwise so many of them, evenly chosen.
  public static func of<Case>(_ cases: [Case], sample count: Int) -> [Case] {
    guard !isWhole, count < cases.count else { return cases }
    return (0..<count).map { cases[$0 * cases.count / count] }
  }

  /// Whether the case with this name is tested: always in a whole run, otherwise about one name in
  /// `count`.
  public static func includes(_ name: String, oneOf count: Int) -> Bool {
    isWhole || name.utf8.reduce(0) { $0 + Int($1) } % count == 0
  }
}
