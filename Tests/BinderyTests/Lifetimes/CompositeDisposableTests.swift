import Bindery
import Testing

struct CompositeDisposableTests {
  @Test func `a handle removes its member without ending it, and the others keep their order`() {
    let composite = CompositeDisposable()
    var ended: [Int] = []
    let handles = (0..<5).map { number in composite.add { ended.append(number) } }

    handles[3]?.dispose()
    handles[1]?.dispose()
    handles[1]?.dispose()
    composite.dispose()

    #expect(ended == [0, 2, 4])
    #expect(handles.map { $0?.isDisposed } == [false, true, false, true, false])
  }

  @Test func `a removed member is released, and a handle retains neither member nor composite`() {
    weak var (removed, kept): (AnyDisposable?, AnyDisposable?)
    weak var composite: CompositeDisposable?
    var handles: [(any Disposable)?] = []
    do {
      let made = CompositeDisposable()
      let (first, second) = (AnyDisposable(), AnyDisposable())
      (composite, removed, kept) = (made, first, second)
      handles = [made.add(first), made.add(second)]
      handles[0]?.dispose()
      keepAlive(made)
    }

    #expect(removed == nil && kept == nil && composite == nil)
    for handle in handles { handle?.dispose() }
  }

  @Test func `a member that another one removes during the end is not ended`() {
    let composite = CompositeDisposable()
    var ended: [String] = []
    var second: (any Disposable)?
    composite.add {
      ended.append("first")
      second?.dispose()
    }
    second = composite.add { ended.append("second") }
    composite.add { ended.append("third") }

    composite.dispose()

    #expect(ended == ["first", "third"])
  }

  @Test func `the release of a removed member may use the composite`() {
    let composite = CompositeDisposable()
    var ended: [String] = []
    let handle = composite.add(
      ReleaseAction { composite.add { ended.append("added by the release") } }
    )

    handle?.dispose()
    composite.dispose()

    #expect(ended == ["added by the release"])
  }

  private func keepAlive(_ object: AnyObject) {}
}

/// A disposable that calls a closure when it is released.
private final class ReleaseAction: Disposable {
  let isDisposed = false
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  isolated deinit { action() }

  func dispose() {}
}
