import BinderyTesting
import FollowExperts
import Testing

struct ExpertCellTests {
  let service = ControlledExpertService()

  private func cells(_ count: Int) async -> [ExpertCellViewModel] {
    service.list = .success(Expert.numbered(count))
    let screen = FollowExpertsViewModel(service: service)
    screen.loadCommand.execute()
    await settle()
    return screen.cellViewModels
  }

  @Test func `an observing cell has the present state before anything changes`() async {
    let viewModels = await cells(1)
    let cell = ObservingExpertCell()

    cell.bind(viewModels[0], Lifetime())

    #expect(cell.name == "Expert 0")
    #expect(cell.buttonTitle == "Follow")
    #expect(cell.notifications == 3)
  }

  @Test func `a reused cell is observed once`() async {
    let viewModels = await cells(30)
    let binder = RecyclingBinder<ExpertCellViewModel, ObservingExpertCell>(
      make: { ObservingExpertCell() },
      bind: { $0.bind($1, $2) }
    )
    for start in [0, 10, 20, 0, 20, 10, 0] { binder.show(start..<(start + 5), of: viewModels) }
    let shown = binder.show(0..<5, of: viewModels)
    let before = shown.map(\.notifications)

    viewModels[2].likeCommand.execute()
    viewModels[12].likeCommand.execute()

    #expect(binder.cellsMade == 5)
    let added = zip(shown, before).map { $0.notifications - $1 }
    #expect(added == [0, 0, 1, 0, 0])
    #expect(shown.map(\.isLiked) == [false, false, true, false, false])
  }

  @Test func `a reused delegate is called by its present view model only`() async {
    let viewModels = await cells(30)
    let binder = RecyclingBinder<ExpertCellViewModel, DelegatingExpertCell>(
      make: { DelegatingExpertCell() },
      bind: { $0.bind($1, $2) }
    )
    for start in [0, 10, 20, 0] { binder.show(start..<(start + 5), of: viewModels) }
    let shown = binder.show(0..<5, of: viewModels)

    viewModels[2].likeCommand.execute()
    viewModels[12].likeCommand.execute()

    // Once when it starts and once when it has finished.
    #expect(shown.map(\.notifications) == [0, 0, 2, 0, 0])
    #expect(shown.map(\.isLiked) == [false, false, true, false, false])
    #expect(viewModels.count { $0.likeCommand.delegate != nil } == 5)
  }

  @Test func `both styles show the same at every moment`() async {
    let viewModel = await cells(1)[0]
    let (observing, delegating) = (ObservingExpertCell(), DelegatingExpertCell())
    let lifetime = Lifetime()
    observing.bind(viewModel, lifetime)
    delegating.bind(viewModel, lifetime)

    viewModel.followCommand.execute()
    #expect(observing.isBusy && delegating.isBusy)
    service.answer(.success(true))
    await settle()

    #expect(!observing.isBusy && !delegating.isBusy)
    #expect(observing.buttonTitle == "Following")
    #expect(delegating.buttonTitle == "Following")
  }

  @Test func `a cell that observes with the standard library shows each change`() async {
    let viewModel = await cells(1)[0]
    let cell = TrackingExpertCell()
    let lifetime = Lifetime()
    cell.bind(viewModel, lifetime)
    await settle()
    #expect((cell.name, cell.buttonTitle) == ("Expert 0", "Follow"))

    viewModel.followCommand.execute()
    await settle()
    #expect(cell.isBusy)
    service.answer(.success(true))
    await settle()
    #expect((cell.buttonTitle, cell.isBusy) == ("Following", false))
    lifetime.dispose()
    viewModel.likeCommand.execute()
    await settle()

    #expect(viewModel.isLiked && !cell.isLiked)
  }

  @Test func `an unbound cell receives no further changes`() async {
    let viewModel = await cells(1)[0]
    let (observing, delegating) = (ObservingExpertCell(), DelegatingExpertCell())
    let lifetime = Lifetime()
    observing.bind(viewModel, lifetime)
    delegating.bind(viewModel, lifetime)

    lifetime.dispose()
    viewModel.likeCommand.execute()

    #expect(!observing.isLiked)
    #expect(!delegating.isLiked)
    #expect(viewModel.followCommand.delegate == nil)
    #expect(viewModel.likeCommand.delegate == nil)
  }

  @Test func `a cell is not retained by its view model`() async {
    let viewModel = await cells(1)[0]
    let released = await isReleased {
      DelegatingExpertCell()
    } afterwards: {
      $0.bind(viewModel, Lifetime())
    }

    #expect(released)
  }
}
