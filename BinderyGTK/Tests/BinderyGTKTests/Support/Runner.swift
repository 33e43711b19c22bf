import BinderyGTK
import CGTK
import Glibc
import Testing

/// Runs the tests as a GTK program: the main thread belongs to GLib's loop, as in a real one.
@main
enum Runner {
  static let application = Application(id: "io.bindery.Tests", isUnique: false)

  static func main() {
    GLibLog.collect()
    guard Application.hasDisplay else {
      print("The tests of the desktop kit need a display: run them with Scripts/with-screen")
      exit(69)
    }
    var status: CInt = 0
    _ = application.run {
      application.hold()
      // Transitions take time; the tests that are about them turn them on.
      bindery_animations_enable(0)
      Task {
        status = await Testing.__swiftPMEntryPoint(passing: nil)
        application.quit()
      }
    }
    exit(status)
  }
}
