import BinderyNavigation
import Foundation
import GitHubValues

/// The facts of the pull requests of a list, which come after its rows and fill them in.
///
/// One request has those of fifty rows. Conflicts and threads, for which the server takes longer,
/// are asked for only of rows that stay visible.
final class PullRowFacts: ViewModel {
  /// The number of rows of one request.
  nonisolated static let portion = 50

  /// The ids of the pull requests whose rows were visible, in the order of the rows.
  @MutableProperty private var nodes: [String] = []
  @MutableProperty private var stored = Stored<[String: GitHub.PullFacts]>()
  /// The pull requests whose facts were requested since the list was refreshed.
  private var requested: Set<String> = []
  /// The pull requests of these whose conflicts and threads were, too.
  private var requestedVisible: Set<String> = []
  private let visible = Signal<[String], Never>.pipe()
  private let services: Services

  private lazy var loadCommand: Command<Portion, Void> = command(.queue) { viewModel, portion in
    try await viewModel.services.sync.refresh(
      .pullFacts(ofNodes: portion.nodes, areVisible: portion.areVisible)
    )
  }

  /// Pull requests whose facts are requested at once.
  private nonisolated struct Portion: Sendable {
    let nodes: [String]
    let areVisible: Bool
  }

  /// Makes the facts of a list without rows.
  init(_ services: Services) {
    self.services = services
    super.init()
    _stored
      <~ $nodes.producer.skipRepeats().flatMap(.latest) { nodes in
        nodes.isEmpty
          ? SignalProducer(value: Stored()) : services.store.observe(.pullFacts(ofNodes: nodes))
      }
    // A list is complete without them, and the next refresh asks for them again.
    lifetime.add(loadCommand.errors.observeValues { _ in })
    lifetime.add(
      visible.output.debounce(.milliseconds(300), on: services.scheduler)
        .observeValues { [weak self] in self?.requestVisible($0) }
    )
  }

  /// Returns the facts of a pull request; `nil` while they are not known.
  func facts(of node: String?) -> GitHub.PullFacts? { node.flatMap { stored.value?[$0] } }

  /// Shows rows, which come with those around them.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the rows that are visible.
  ///   - count: The number of all rows.
  ///   - node: Returns the id of the pull request of a row.
  func display(_ offsets: Range<Int>, of count: Int, node: (Int) -> String?) {
    let offsets = offsets.clamped(to: 0..<count)
    guard !offsets.isEmpty else { return }
    let size = Self.portion
    let first = offsets.lowerBound / size * size
    let portions = stride(from: first, to: offsets.upperBound, by: size).map {
      ($0..<min($0 + size, count)).compactMap(node)
    }
    let known = Set(untracked { nodes })
    let added = portions.flatMap(\.self).filter { !known.contains($0) }
    if !added.isEmpty { nodes += added }
    for portion in portions { request(portion, areVisible: false) }
    visible.input.send(value: offsets.compactMap(node))
  }

  /// Requests the facts again that were requested before a refresh of the list.
  func renew() {
    requested = []
    requestedVisible = []
  }

  private func requestVisible(_ nodes: [String]) { request(nodes, areVisible: true) }

  private func request(_ nodes: [String], areVisible: Bool) {
    let known = areVisible ? requestedVisible : requested
    let missing = nodes.filter { !known.contains($0) }
    guard !missing.isEmpty, !services.sync.isNearLimit else { return }
    if areVisible { requestedVisible.formUnion(missing) } else { requested.formUnion(missing) }
    for start in stride(from: 0, to: missing.count, by: Self.portion) {
      let portion = Array(missing[start...].prefix(Self.portion))
      loadCommand.execute(Portion(nodes: portion, areVisible: areVisible))
    }
  }
}
