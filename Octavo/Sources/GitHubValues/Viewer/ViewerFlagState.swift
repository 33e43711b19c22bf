extension GitHub {
  /// The state of a ``ViewerFlag``, as far as it is known.
  public struct ViewerFlagState: Sendable, Hashable {
    /// The state on the server; `nil` while it is not known.
    public var confirmed: Bool?
    /// The state that the user has asked for and that the server has not confirmed yet.
    public var pending: Bool?
    /// The change of the count by requests that were confirmed since the stored count was read.
    public var confirmedChange: Int

    /// Makes a state.
    public init(confirmed: Bool? = nil, pending: Bool? = nil, confirmedChange: Int = 0) {
      self.confirmed = confirmed
      self.pending = pending
      self.confirmedChange = confirmedChange
    }

    /// The state to show: the pending one before the confirmed one; `nil` while neither is known.
    public var shown: Bool? { pending ?? confirmed }

    /// The change of the count that the pending request makes: 1, 0 or -1.
    public var pendingChange: Int {
      guard let pending else { return 0 }
      return (pending ? 1 : 0) - (confirmed == true ? 1 : 0)
    }

    /// The number to add to the stored count.
    public var countChange: Int { confirmedChange + pendingChange }
  }
}
