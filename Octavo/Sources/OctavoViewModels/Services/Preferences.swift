/// What the person likes, kept between two runs.
public protocol Preferences: AnyObject {
  /// Whether long lines of source are wrapped; at first they are.
  var wrapsLines: Bool { get set }

  /// What was searched for, the latest first.
  var recentQueries: [String] { get set }
}
