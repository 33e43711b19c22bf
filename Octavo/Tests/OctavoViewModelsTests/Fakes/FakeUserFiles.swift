import BinderyNavigation

@testable import OctavoViewModels

/// Files of the user that a test writes.
final class FakeUserFiles: UserFiles {
  private var files: [String: MutableProperty<UserFileContents>] = [:]

  deinit {}

  /// The contents of a file.
  subscript(name: String) -> UserFileContents {
    get { file(name).value }
    set { file(name).value = newValue }
  }

  func contents(of name: String) -> SignalProducer<UserFileContents, Never> {
    file(name).producer
  }

  func path(of name: String) -> String? { "/config/\(name)" }

  private func file(_ name: String) -> MutableProperty<UserFileContents> {
    let file = files[name] ?? MutableProperty(.missing)
    files[name] = file
    return file
  }
}
