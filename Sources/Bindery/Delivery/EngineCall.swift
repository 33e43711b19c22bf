/// A token without which the methods that take it cannot be called outside the framework.
///
/// These methods are public so that classes of the framework's other modules can override them.
/// They change reference counts and links: a call at any other moment would corrupt the memory.
public nonisolated struct EngineCall: Sendable {
  @inlinable package init() {}
}
