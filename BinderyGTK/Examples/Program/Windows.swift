import BinderyGTK
import ExampleWindows
import Glibc
import LoginSteps

/// Shows one of the articles' examples in a window.
///
/// `main` is synchronous, so that the main thread belongs to GLib's loop.
@main
enum Windows {
  static func main() {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      print(Options.usage)
      exit(64)
    }
    guard Application.hasDisplay else {
      print("There is no display to open a window on. For a picture: xvfb-run -a windows …")
      exit(69)
    }
    let application = Application(id: "io.bindery.Windows", isUnique: false)
    var shown: ExampleWindow?
    var failure: Int32 = 0
    let status = application.run {
      if options.isDark { Appearance.setDark(true) }
      let service = LocalLoginService { try await Task.sleep(for: .milliseconds(800)) }
      let example = ExampleWindow(options.example, in: application, service: service)
      example.window.present()
      shown = example
      guard let file = options.screenshot else { return }
      Task {
        await example.window.painted()
        if !write(Screenshot.png(of: example.window, scale: 2) ?? [], to: file) {
          print("The picture cannot be written to \(file)")
          failure = 73
        }
        application.quit()
      }
    }
    _ = shown
    exit(max(status, failure))
  }

  private static func write(_ bytes: [UInt8], to file: String) -> Bool {
    guard let stream = fopen(file, "wb") else { return false }
    let count = fwrite(bytes, 1, bytes.count, stream)
    return fclose(stream) == 0 && count == bytes.count && !bytes.isEmpty
  }
}
