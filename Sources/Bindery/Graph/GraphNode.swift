/// What the dependency graph knows of a property or an observer: who reads it and what it reads.
@MainActor
public class GraphNode {
  /// Whether a node's value can be trusted.
  enum Freshness: UInt8 {
    /// Nothing it has read has changed.
    case fresh
    /// Something further up has changed; whether it matters is not known yet.
    case suspect
    /// Something that it read itself has changed.
    case stale
  }

  var freshness = Freshness.fresh
  var isRunning = false
  /// The run that read this node last, so that reading twice links once.
  var lastReadBy: UInt = 0
  /// The reader that was running when this node's run began.
  var outerReader: GraphNode?
  /// This node's current or last run.
  ///
  /// It changes whenever the dependencies may.
  var run: UInt = 0

  var firstReader: LinkPointer?
  var lastReader: LinkPointer?
  var firstDependency: LinkPointer?
  /// The last dependency that the current run has confirmed.
  var confirmed: LinkPointer?

  init() {}

  isolated deinit {
    if let link = firstDependency { Graveyard.bury(link) } else { Graveyard.dig() }
  }

  /// Whether a change above reaches this node's readers through it.
  var isComputed: Bool { false }

  /// What a person calls this node when a cycle is reported.
  var name: String { "property" }

  /// Called once when a change first reaches the node.
  func becameSuspect() {}

  /// Brings the value up to date.
  ///
  /// The dependencies are fresh.
  func recompute() {}
}
