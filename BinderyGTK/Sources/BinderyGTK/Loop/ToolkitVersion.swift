import CGTK

/// The versions of the libraries that draw windows.
public enum ToolkitVersion {
  /// The version of GTK at run time, such as “4.14.2”.
  public static var gtk: String {
    let numbers = [gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version()]
    return numbers.map { "\($0)" }.joined(separator: ".")
  }
}
