/// Binds a few cells to the visible part of a long list, and reuses them as it scrolls.
///
/// Each cell is bound with a lifetime that ends before the cell gets another element, so a reused
/// cell is never observed twice.
///
/// ```swift
/// let binder = RecyclingBinder<RowViewModel, Cell>(make: Cell.init) { cell, row, lifetime in
///   lifetime.observe(cell) { $0.text = row.title.value }
/// }
/// binder.show(20..<60, of: rows)
/// ```
@MainActor
public final class RecyclingBinder<Element: Identifiable, Cell> {
  private struct Bound {
    let cell: Cell
    let lifetime: Lifetime
  }

  private let make: () -> Cell
  private let bind: (Cell, Element, Lifetime) -> Void
  private var bound: [Element.ID: Bound] = [:]
  private var spare: [Cell] = []

  /// How many cells were ever made.
  public private(set) var cellsMade = 0

  /// Makes a binder from a way to make a cell and a way to bind one.
  public init(make: @escaping () -> Cell, bind: @escaping (Cell, Element, Lifetime) -> Void) {
    self.make = make
    self.bind = bind
  }

  deinit {}

  /// Binds cells to the elements in `range`, keeping those that already are.
  ///
  /// - Returns: The cells, in order. A part of the range outside the list is left out.
  @discardableResult
  public func show(_ range: Range<Int>, of elements: [Element]) -> [Cell] {
    let visible = elements[range.clamped(to: elements.indices)]
    var wanted: Set<Element.ID> = []
    for element in visible { wanted.insert(element.id) }
    for (id, binding) in bound where !wanted.contains(id) {
      bound[id] = nil
      release(binding)
    }
    var cells: [Cell] = []
    for element in visible { cells.append(cell(for: element)) }
    return cells
  }

  private func cell(for element: Element) -> Cell {
    if let binding = bound[element.id] { return binding.cell }
    let cell = spare.popLast() ?? makeCell()
    let lifetime = Lifetime()
    bound[element.id] = Bound(cell: cell, lifetime: lifetime)
    bind(cell, element, lifetime)
    return cell
  }

  private func makeCell() -> Cell {
    cellsMade += 1
    return make()
  }

  private func release(_ binding: Bound) {
    binding.lifetime.dispose()
    spare.append(binding.cell)
  }
}
