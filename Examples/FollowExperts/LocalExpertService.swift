public import Bindery

/// The experts of this machine, answering after a while; the one called Oblomov refuses.
public final class LocalExpertService: ExpertService {
  /// Runs something later, until what it returns is disposed of.
  public typealias Delay = (_ action: @escaping () -> Void) -> any Disposable

  private let delay: Delay
  private let names = [
    ("Ada Lovelace", "Analytical engines"), ("Grace Hopper", "Compilers and clocks"),
    ("Emmy Noether", "Symmetry"), ("Ilya Oblomov", "Staying in bed"),
    ("Li Shanlan", "Translations of Euclid"), ("Mary Anning", "Ichthyosaurs"),
    ("Hedy Lamarr", "Hopping frequencies"), ("Al-Khwarizmi", "Restoring and balancing"),
    ("Sofya Kovalevskaya", "Spinning tops"), ("Alan Turing", "Chess by hand"),
    ("Maria Sibylla Merian", "Caterpillars"), ("Shen Kuo", "Dream pools"),
  ]

  /// Makes a server whose answers take `delay`.
  public init(delay: @escaping Delay) { self.delay = delay }

  deinit {}

  /// Answers with all experts.
  public func experts(
    _ complete: @escaping (Result<[Expert], any Error>) -> Void
  ) -> any Disposable {
    var experts: [Expert] = []
    for (place, entry) in names.enumerated() {
      experts.append(
        Expert(id: place, name: entry.0, field: entry.1, isFollowed: place == 1)
      )
    }
    return answer(.success(experts), complete)
  }

  /// Answers with whether the expert is followed now.
  public func setFollowed(
    _ isFollowed: Bool,
    id: Expert.ID,
    _ complete: @escaping (Result<Bool, any Error>) -> Void
  ) -> any Disposable {
    let refuses = names[id].0.hasSuffix("Oblomov")
    return answer(refuses ? .failure(ExpertError.refused) : .success(isFollowed), complete)
  }

  private func answer<Value>(
    _ result: Result<Value, any Error>,
    _ complete: @escaping (Result<Value, any Error>) -> Void
  ) -> any Disposable {
    var isDone = false
    let finish = { (result: Result<Value, any Error>) in
      guard !isDone else { return }
      isDone = true
      complete(result)
    }
    let timer = delay { finish(result) }
    return AnyDisposable {
      timer.dispose()
      finish(.failure(CancellationError()))
    }
  }
}
