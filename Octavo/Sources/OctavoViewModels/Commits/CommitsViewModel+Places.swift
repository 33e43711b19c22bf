import Bindery
import BinderyNavigation
import GitHubEndpoints
import GitHubValues

extension CommitsViewModel {
  /// Asks for a place until the answer names one of the log, and shows it.
  func goToPlace() async throws {
    guard let source = window.source else { return }
    var question = InputQuestion.commit(of: source.count)
    while let answer = await services.questions.ask(question) {
      let place = ListPlace(parsing: answer, of: source.count, in: services.calendar)
      if let place, let offset = try await offset(of: place, in: source) {
        list.keyword = ""
        return select(offset)
      }
      let problem = place.map { _ in "The log has no such commit." }
      question = .commit(of: source.count, after: answer, problem: problem)
    }
  }

  /// Returns the offset of a place; `nil` for one outside the log.
  ///
  /// It is that of a commit behind as many as do not lead to it: exact in a straight history, and
  /// an estimate beside merged branches.
  private func offset(
    of place: ListPlace,
    in source: PagedSource<GitHub.Commit>
  ) async throws -> Int? {
    switch place {
    case .number(let number): return number - 1
    case .share(let share): return Int((Double(source.count - 1) * share).rounded())
    case .day(let date):
      return try await offset(
        of: .commitExtent(of: repository, at: source.id, path: path, until: date),
        in: source
      )
    case .hash(let hash):
      return try await offset(
        of: .commitExtent(of: repository, at: hash, path: path),
        in: source
      )
    }
  }

  private func offset(
    of query: StoreQuery<GitHub.ListExtent>,
    in source: PagedSource<GitHub.Commit>
  ) async throws -> Int? {
    do {
      try await services.sync.refresh(query)
    } catch let error as APIError where error.reason == .notFound {
      return nil
    }
    let count = services.store.result(of: query).value?.count ?? 0
    return (1...source.count).contains(count) ? source.count - count : nil
  }
}
