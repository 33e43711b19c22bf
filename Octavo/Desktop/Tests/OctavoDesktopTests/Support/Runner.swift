import BinderyGTK
import Glibc
import OctavoDesktop
import Testing

/// Runs the tests as a GTK program: the main thread belongs to GLib's loop, as in the real one.
@main
enum Runner {
  static let application = Application(id: "io.bindery.Octavo.Tests", isUnique: false)

  static func main() {
    GLibLog.collect()
    guard Application.hasDisplay else {
      print("The tests of the desktop program need a display: run them with Scripts/with-screen")
      exit(69)
    }
    var status: CInt = 0
    _ = application.run {
      application.hold()
      Appearance.makeReproducible()
      Task {
        status = await Testing.__swiftPMEntryPoint(passing: nil)
        application.quit()
      }
    }
    exit(status)
  }
}
