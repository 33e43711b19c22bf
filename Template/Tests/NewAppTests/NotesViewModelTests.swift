import BinderyTesting
import NewApp
import Testing

struct NotesViewModelTests {
  @Test func `a note is added and the field is empty again`() async throws {
    let viewModel = NotesViewModel()
    viewModel.draft = "Buy milk"

    try await viewModel.add()

    #expect(viewModel.notes == ["Buy milk"])
    #expect(viewModel.draft.isEmpty)
    #expect(viewModel.summary == "1 note")
  }

  @Test func `an empty note cannot be added`() {
    let viewModel = NotesViewModel()

    #expect(!viewModel.add.isEnabled)
  }
}
