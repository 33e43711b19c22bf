import CGTK

/// The part of GTK that draws, which the user chooses with a variable of the environment.
enum Renderer {
  /// Opens the display without OpenGL if windows are drawn without it.
  ///
  /// GTK loads OpenGL when it opens a display on X11, also if `GSK_RENDERER` names its renderer
  /// without OpenGL. Without a graphics processor that is a compiler for shaders, which takes some
  /// 60 MB. The variable that prevents it is removed again, because programs that are started from
  /// this one inherit the environment. A value that the user has set stays.
  @MainActor
  static func withoutUnusedOpenGL<Result>(_ open: () -> Result) -> Result {
    // Later versions have a variable of its own for what is not to be used.
    let (variable, value) =
      gtk_get_minor_version() < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl")
    let renderer = g_getenv("GSK_RENDERER").map { String(cString: $0) }
    guard renderer == "cairo", g_getenv(variable) == nil else { return open() }
    g_setenv(variable, value, 1)
    defer { g_unsetenv(variable) }
    return open()
  }
}
