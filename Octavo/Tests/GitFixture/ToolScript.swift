public import Foundation

/// A shell script in the place of a program that the tested code starts.
public enum ToolScript {
  /// Writes a script that can be run at once.
  ///
  /// - Throws: An error if the file cannot be written.
  public static func write(_ script: String, to file: URL) throws {
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    waitForWriters(of: file)
  }

  /// Waits until no process has a file open for writing, because such a file cannot be executed.
  ///
  /// A child that another test starts at this moment has it open until it runs its own program.
  private static func waitForWriters(of file: URL) {
    let setLease: Int32 = 1_024  // `F_SETLEASE` of Linux, which Swift does not import.
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    while fcntl(descriptor, setLease, F_RDLCK) == -1, errno == EAGAIN { sched_yield() }
    // A child may have the descriptor, too. With the lease, the next writer would end this process
    // by SIGIO.
    _ = fcntl(descriptor, setLease, F_UNLCK)
    close(descriptor)
  }
}
