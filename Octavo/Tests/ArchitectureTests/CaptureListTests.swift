import Foundation
import Testing

/// Examples, documents and screens show no capture that traps after the release of its object.
struct CaptureListTests {
  /// The lines that may say `unowned self`, by the file that they are in, each with its reason.
  static let reasons = [
    "Octavo/Tests/ArchitectureTests/CaptureListTests.swift": "names the text that it looks for"
  ]

  @Test(arguments: ["Octavo", "Examples", "BinderyGTK/Examples", "README.md", "Documentation"])
  func `no example and no screen captures itself unowned`(place: String) throws {
    for file in try SourceTree.texts(at: place) where file.text.contains("unowned self") {
      #expect(Self.reasons[file.path] != nil, "\(file.path)")
    }
  }
}
