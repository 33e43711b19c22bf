/// The images of the page, as names that each front end draws in its own way.
public nonisolated enum MineImage: String, Sendable, CaseIterable {
  /// The avatars: of a logged-out user, and of the users of the service.
  case stranger, plum, panda
  /// The images of the first section's cells.
  case balance, coupons, parcels
  /// The images of the second section's cells.
  case addresses, help, about
}
