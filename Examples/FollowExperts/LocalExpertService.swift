public import Bindery

/// A local service that responds after a delay; a request to follow the expert Oblomov fails.
public final class LocalExpertService: ExpertService {
  /// A function that runs an action later, unless the returned handle is disposed of before.
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

  /// Makes a service whose responses are delayed by `delay`.
  public init(delay: @escaping Delay) { self.delay = delay }

  deinit {}

  /// Returns all experts to the callback.
  public func experts(
    _ complete: @escaping (Result<[Expert], any Error>) -> Void
  ) -> any Disposable {
    var experts: [Expert] = []
    for (place, entry) in names.enumerated() {
      experts.append(
        Expert(id: place, name: entry.0, field: entry.1, isFollowed: place == 1)
      )
    }
    return respond(.success(experts), complete)
  }

  /// Returns to the callback whether the user follows the expert now.
  public func setFollowed(
    _ isFollowed: Bool,
    id: Expert.ID,
    _ complete: @escaping (Result<Bool, any Error>) -> Void
  ) -> any Disposable {
    let refuses = names[id].0.hasSuffix("Oblomov")
    return respond(refuses ? .failure(ExpertError.refused) : .success(isFollowed), complete)
  }

  private func respond<Value>(
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
