/// The version of the programs.
public nonisolated enum ProgramVersion {
  /// The version, as `--version` prints it.
  public static let current = "0.1.0-dev"
}
