/// Binds a few cells to the visible part of a long list, and reuses them as it scrolls.
///
/// Each cell is bound with a lifetime that ends before the cell gets another element, so a reused
/// cell is never observed twice.
///
/// ```swift
/// let binder = RecyclingBinder<RowViewModel, Label>(make: Label.init) { cell, row, lifetime in
///   lifetime.observe(cell) { $0.text = row.title }
/// }
/// binder.show(20..<60, of: rows)
/// print(binder.cellsMade)  // 40, and as many after it has shown 30..<70
/// ```
///
/// A cell stays bound while the element with its identity is unchanged: the same object, or an
/// equal value. A changed element is bound again in its cell; a value whose type is not `Equatable`
/// is bound again each time. Elements that share an identity have a cell each.
@MainActor
public final class RecyclingBinder<Element: Identifiable, Cell> {
  /// An identity, and the number of elements with the same identity before it.
  private struct Place: Hashable {
    let id: Element.ID
    let repetition: Int
  }

  private struct Bound {
    let cell: Cell
    var element: Element
    var lifetime: Lifetime
  }

  private let make: () -> Cell
  private let bind: (Cell, Element, Lifetime) -> Void
  private var bound: [Place: Bound] = [:]
  private var spare: [Cell] = []

  /// The number of cells made so far.
  public private(set) var cellsMade = 0

  /// Makes a binder from a closure that makes a cell and one that binds it.
  public init(make: @escaping () -> Cell, bind: @escaping (Cell, Element, Lifetime) -> Void) {
    self.make = make
    self.bind = bind
  }

  deinit {}

  /// Binds cells to the elements in `range`; cells that are bound already are kept.
  ///
  /// Reads of the closure that binds a cell are not tracked, so an observer may call this method.
  ///
  /// - Returns: The cells, in order. Offsets of the range outside the list are left out.
  @discardableResult
  public func show(_ range: Range<Int>, of elements: [Element]) -> [Cell] {
    let visible = elements[range.clamped(to: elements.indices)]
    let places = places(of: visible)
    let wanted = Set(places)
    for (place, binding) in bound where !wanted.contains(place) {
      bound[place] = nil
      release(binding)
    }
    var cells: [Cell] = []
    for (place, element) in zip(places, visible) { cells.append(cell(at: place, for: element)) }
    return cells
  }

  private func places(of visible: ArraySlice<Element>) -> [Place] {
    var repetitions: [Element.ID: Int] = [:]
    var places: [Place] = []
    for element in visible {
      places.append(Place(id: element.id, repetition: repetitions[element.id, default: 0]))
      repetitions[element.id, default: 0] += 1
    }
    return places
  }

  private func cell(at place: Place, for element: Element) -> Cell {
    if let binding = bound[place] {
      if isUnchanged(binding.element, element) { return binding.cell }
      binding.lifetime.dispose()
      return bind(binding.cell, at: place, to: element)
    }
    return bind(spare.popLast() ?? makeCell(), at: place, to: element)
  }

  private func bind(_ cell: Cell, at place: Place, to element: Element) -> Cell {
    let lifetime = Lifetime()
    bound[place] = Bound(cell: cell, element: element, lifetime: lifetime)
    untracked { bind(cell, element, lifetime) }
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

  private func isUnchanged(_ old: Element, _ new: Element) -> Bool {
    if Element.self is AnyObject.Type { return (old as AnyObject) === (new as AnyObject) }
    guard let old = old as? any Equatable else { return false }
    return isEqual(old, new)
  }

  private func isEqual<Value: Equatable>(_ value: Value, _ other: Element) -> Bool {
    value == other as? Value
  }
}
