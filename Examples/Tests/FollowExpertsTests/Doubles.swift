import BinderyTesting
import FollowExperts

/// A test double that responds when the test calls it.
final class ControlledExpertService: ExpertService {
  private var followings: [(Result<Bool, any Error>) -> Void] = []
  private(set) var cancellations = 0
  var list: Result<[Expert], any Error> = .success([])

  deinit {}

  func experts(_ complete: @escaping (Result<[Expert], any Error>) -> Void) -> any Disposable {
    complete(list)
    return AnyDisposable()
  }

  func setFollowed(
    _ isFollowed: Bool,
    id: Expert.ID,
    _ complete: @escaping (Result<Bool, any Error>) -> Void
  ) -> any Disposable {
    followings.append(complete)
    return AnyDisposable { [weak self] in
      self?.cancellations += 1
      complete(.failure(CancellationError()))
    }
  }

  func answer(_ result: Result<Bool, any Error>) {
    if !followings.isEmpty { followings.removeFirst()(result) }
  }
}

nonisolated extension Expert {
  static func numbered(_ count: Int) -> [Expert] {
    (0..<count).map { Expert(id: $0, name: "Expert \($0)", field: "Field") }
  }
}
