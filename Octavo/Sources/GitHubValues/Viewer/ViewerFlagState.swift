extension GitHub {
  /// The state of a ``ViewerFlag``, as far as it is known.
  public struct ViewerFlagState: Sendable, Hashable {
    /// The state on the server; `nil` while it is not known.
    public var confirmed: Bool?
    /// The state that the user has asked for and that the server has not confirmed yet.
    public var pending: Bool?

    /// Makes a state.
    public init(confirmed: Bool? = nil, pending: Bool? = nil) {
      self.confirmed = confirmed
      self.pending = pending
    }

    /// The state to show: the pending one before the confirmed one; `nil` while neither is known.
    public var shown: Bool? { pending ?? confirmed }
  }
}
