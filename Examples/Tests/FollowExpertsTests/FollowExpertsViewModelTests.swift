import BinderyTesting
import FollowExperts
import Testing

struct FollowExpertsViewModelTests {
  let service = ControlledExpertService()

  private func screen(experts: Int = 3) async -> FollowExpertsViewModel {
    service.list = .success(Expert.numbered(experts))
    let screen = FollowExpertsViewModel(service: service)
    screen.loadCommand.execute()
    await settle()
    return screen
  }

  @Test func `each user to follow gets a cell view model`() async {
    let screen = await screen()

    #expect(screen.usersToFollow == Expert.numbered(3))
    #expect(screen.cellViewModels.map(\.name) == ["Expert 0", "Expert 1", "Expert 2"])
    #expect(screen.error == nil)
  }

  @Test func `each cell has a command of its own`() async {
    let screen = await screen()
    let (first, second) = (screen.cellViewModels[0], screen.cellViewModels[1])

    first.followCommand.execute()
    #expect(first.followCommand.isExecuting)
    #expect(!first.followCommand.isEnabled)
    #expect(second.followCommand.isEnabled)
    service.answer(.success(true))
    await settle()

    #expect(first.buttonTitle == "Following")
    #expect(second.buttonTitle == "Follow")
    #expect(!first.followCommand.isExecuting)
    #expect(screen.followedCount == 1)
  }

  @Test func `a failed command sets the error of the screen until a command succeeds`() async {
    let screen = await screen()

    screen.cellViewModels[0].followCommand.execute()
    service.answer(.failure(ExpertError.refused))
    await settle()
    #expect(screen.error == "Expert 0: accepts no more followers.")
    #expect(!screen.cellViewModels[0].isFollowed)

    screen.cellViewModels[1].followCommand.execute()
    service.answer(.failure(ExpertError.offline))
    await settle()
    #expect(screen.error == "Expert 1: There is no network.")

    screen.cellViewModels[1].followCommand.execute()
    service.answer(.success(true))
    await settle()
    #expect(screen.error == nil)
  }

  @Test func `a list that fails to load is an error`() async {
    service.list = .failure(ExpertError.offline)
    let screen = FollowExpertsViewModel(service: service)

    screen.loadCommand.execute()
    await settle()

    #expect(screen.error == "There is no network.")
    #expect(screen.cellViewModels.isEmpty)
  }

  @Test func `a cancelled request changes nothing and is no error`() async {
    let screen = await screen()
    let cell = screen.cellViewModels[0]

    cell.followCommand.execute()
    cell.followCommand.cancel()
    await settle()

    #expect(service.cancellations == 1)
    #expect(!cell.followCommand.isExecuting)
    #expect(!cell.isFollowed)
    #expect(screen.error == nil)
  }

  @Test func `liking sends no request and takes effect at once`() async {
    let cell = await screen().cellViewModels[0]

    cell.likeCommand.execute()
    #expect(cell.isLiked)
    cell.likeCommand.execute()

    #expect(!cell.isLiked)
  }

  @Test func `a screen is released with its cells`() async {
    let service = service
    service.list = .success(Expert.numbered(2))
    let released = await isReleased {
      FollowExpertsViewModel(service: service)
    } afterwards: {
      $0.loadCommand.execute()
      await settle()
      $0.cellViewModels[0].followCommand.execute()
      service.answer(.success(true))
    }

    #expect(released)
  }
}
