import Bindery
import Testing

/// Debug builds check the invariants of the references and casts that optimised builds trust.
struct UncheckedReferenceTests {
  @Test func `a borrowed reference calls its closure with the object`() {
    let item = Item()
    let reference = Borrowed(item)

    let count = reference.borrow { $0.count }

    #expect(count == 1)
    #expect(reference.object === item)
    #expect(reference.address == Borrowed(item).address)
  }

  @Test func `a retaining reference retains its object until its release`() {
    weak var item: Item?
    let reference = {
      let made = Item()
      item = made
      return Borrowed.retaining(made)
    }()
    let wasRetained = item != nil

    reference.release()

    #expect(wasRetained)
    #expect(item == nil)
  }

  @Test func `an owner can be used through its back reference while it is deinitialised`() {
    var counts: [Int] = []
    var owner: Owner? = Owner { counts.append($0) }
    owner?.count = 7

    owner = nil

    #expect(counts == [7])
  }

  #if DEBUG
  @Test func `the use of a borrowed reference after the release of its object ends the program`()
    async
  {
    await #expect(processExitsWith: .failure) { @MainActor in
      let reference = Borrowed(Item())
      _ = reference.borrow { $0.count }
    }
  }

  @Test func `a cast to another type ends the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = downcast(Item(), to: Owner.self).count
    }
  }
  #endif
}

private final class Item {
  let count = 1

  init() {}

  deinit {}
}

/// An object whose part uses it while it is deinitialised.
private final class Owner {
  var count = 0
  private var part: BackReference<Owner>?
  private let report: (Int) -> Void

  init(_ report: @escaping (Int) -> Void) {
    self.report = report
    part = BackReference(self)
  }

  isolated deinit {
    part?.borrow { report($0.count) }
    part = nil
  }
}
