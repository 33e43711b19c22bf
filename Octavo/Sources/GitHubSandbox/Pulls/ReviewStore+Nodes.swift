import GRDB

extension ReviewStore {
  /// The row of the issue of a review; `nil` if there is no such review.
  func issue(ofReview id: Int) async throws -> Int64? {
    try await state.read { db in try StoredReview.fetchOne(db, key: id)?.issue }
  }
}
