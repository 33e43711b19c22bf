/// A proof that the framework itself calls a method, which only the framework can make.
///
/// The methods that take one are public so that classes of the framework's other modules can
/// override them. They change reference counts and links: called at another moment than the
/// engine's own they would break the memory.
public nonisolated struct EngineCall: Sendable {
  @inlinable package init() {}
}
