extension Computed {
  /// The read-only property of `owner`, whose wrapper this is; for code that reflects on an object.
  package func property(of owner: Owner) -> Property<Value> {
    Property(node: node ?? makeNode(for: owner))
  }
}

extension Graph {
  /// Whether a property is being changed in place, and must not be read.
  package static var hasChangeInPlace: Bool { ChangesInPlace.areAny }
}
