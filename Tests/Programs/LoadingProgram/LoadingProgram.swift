import BinderySwiftUI

/// Fails unless importing BinderySwiftUI has turned the tracking by the standard library on before
/// `main`.
///
/// Scripts/check-stubs compiles it, with the stub of SwiftUI.
@main
struct LoadingProgram {
  static func main() {
    precondition(StandardTracking.isOn, "the constructor has not called the function of the module")
    print("Importing BinderySwiftUI turns the tracking by the standard library on.")
  }
}
