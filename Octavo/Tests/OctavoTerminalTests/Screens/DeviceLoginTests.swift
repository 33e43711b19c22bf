import BinderyTerminal
import Testing

@testable import OctavoTerminal

struct DeviceLoginTests {
  @Test(arguments: [Size(columns: 60, rows: 20), Size(columns: 100, rows: 30)])
  func `a device code is shown with its page, and removed by Cancel`(size: Size) async throws {
    try await TestApp.run("/-/login", size: size) { app in
      try await app.press("Ctrl+L")
      let shown = app.text
      try await app.press("Ctrl+X")

      #expect(shown.contains("Enter this code at"))
      #expect(shown.contains("/login/device"))
      #expect(shown.firstMatch(of: /(?:[A-Z] ){4}- (?:[A-Z] ){3}[A-Z]/) != nil)
      #expect(shown.contains("Expires in 1"))
      #expect(!app.text.contains("Expires in"))
    }
  }
}
