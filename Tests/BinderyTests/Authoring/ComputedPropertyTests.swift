import Bindery
import BinderyTesting
import Testing

struct ComputedPropertyTests {
  @Test func `a derived property reads like a stored one`() {
    let viewModel = ShelfViewModel(Library())
    viewModel.books = ["Ulysses"]

    #expect(viewModel.title == "1 books, 0 loans")
    #expect(viewModel.$title.value == "1 books, 0 loans")
  }

  // C7
  @Test func `a derived property notifies once for one change`() {
    let viewModel = ShelfViewModel(Library())
    var seen: [String] = []
    let token = observe { seen.append(viewModel.loudTitle) }

    batch {
      viewModel.books = ["Ulysses"]
      viewModel.library.loans = 2
    }
    viewModel.books = ["Emma"]

    #expect(seen == ["0 BOOKS, 0 LOANS", "1 BOOKS, 2 LOANS"])
    token.dispose()
  }

  // C46
  @Test func `a derived property that outlives its view model keeps its last value`() {
    let library = Library()
    var viewModel: ShelfViewModel? = ShelfViewModel(library)
    weak let released = viewModel
    let title = viewModel?.$title
    var seen: [String?] = []
    let token = observe { seen.append(title?.value) }

    viewModel = nil
    library.loans = 1
    library.loans = 2

    #expect(released == nil)
    #expect(title?.value == "0 books, 0 loans")
    #expect(seen == ["0 books, 0 loans"])
    token.dispose()
  }

  // C46
  @Test func `a derived property that was never read has a value after its view model`() {
    let library = Library()
    library.loans = 3
    var viewModel: ShelfViewModel? = ShelfViewModel(library)
    let title = viewModel?.$title

    viewModel = nil

    #expect(title?.value == "0 books, 3 loans")
  }

  @Test func `a derived property can be read while its view model is deinitialised`() {
    let library = Library()
    var viewModel: LastWordsViewModel? = LastWordsViewModel(library)

    viewModel?.books = ["Emma"]
    viewModel = nil

    #expect(library.log == ["1 books"])
  }

  @Test func `an observer of a derived property keeps no view model alive`() {
    let library = Library()
    var viewModel: ShelfViewModel? = ShelfViewModel(library)
    weak let released = viewModel
    let lifetime = Lifetime()
    let label = Label()
    if let viewModel {
      lifetime.observe(label) { [title = viewModel.$title] in $0.text = title.value }
    }

    viewModel = nil
    library.loans = 1

    #expect(released == nil)
    #expect(label.text == "0 books, 0 loans")
  }

  @Test func `a generic class derives its properties in the same way`() {
    let box = Box(1)

    box.value = 2

    #expect(box.description == "Box of 2")
  }

  // C9
  @Test func `a cycle of derived properties is reported under their names, with the lines`() {
    let viewModel = CircularViewModel()
    var reports: [[String]] = []
    let trace = Trace.observe { if case .cycle(let names) = $0 { reports.append(names) } }
    defer { trace.dispose() }
    _ = viewModel.next

    viewModel.isCircular = true
    _ = viewModel.next

    let names = reports.first?.map { $0.prefix { $0 != "(" } } ?? []
    let name = "CircularViewModel"
    #expect(names == ["\(name).next ", "\(name).previous ", "\(name).next "])
    let file = "(BinderyTests/ComputedPropertyTests.swift:"
    #expect(reports.joined().allSatisfy { $0.contains(file) })
  }
}

private final class Library {
  @MutableProperty var loans = 0
  var log: [String] = []
}

private final class ShelfViewModel: ViewModel {
  @MutableProperty var books: [String] = []
  let library: Library

  @Computed({ (viewModel: ShelfViewModel) in
    "\(viewModel.books.count) books, \(viewModel.library.loans) loans"
  }) var title
  @Computed({ (viewModel: ShelfViewModel) in viewModel.title.uppercased() }) var loudTitle

  init(_ library: Library) {
    self.library = library
    super.init()
  }
}

private final class LastWordsViewModel: ViewModel {
  @MutableProperty var books: [String] = []
  @Computed({ (viewModel: LastWordsViewModel) in "\(viewModel.books.count) books" }) var title
  private let library: Library

  init(_ library: Library) {
    self.library = library
    super.init()
  }

  isolated deinit { library.log.append(title) }
}

private final class CircularViewModel: ViewModel {
  @MutableProperty var isCircular = false
  @Computed({ (viewModel: CircularViewModel) in
    viewModel.isCircular ? viewModel.previous + 1 : 1
  }) var next: Int
  @Computed({ (viewModel: CircularViewModel) in viewModel.next - 1 }) var previous: Int
}

private final class Box<Value> {
  @MutableProperty var value: Value
  @Computed({ (box: Box) in "Box of \(box.value)" }) var description

  init(_ value: Value) { _value = MutableProperty(wrappedValue: value) }
}

private final class Label {
  var text = ""
}
