public import Foundation

/// The source of the repositories and users that a sandbox serves.
public enum SandboxContent: Sendable {
  /// The demo world, written into this folder if it is not there yet.
  case demo(URL)
  /// Repositories of one's own: work trees, bare ones, folders of them.
  ///
  /// Without an account, one is made of the user of this machine, with secrets made up at each
  /// start.
  case folders([URL], account: SandboxAccount? = nil)

  /// Whether it is the demo world.
  var isDemo: Bool {
    if case .demo = self { true } else { false }
  }
}
