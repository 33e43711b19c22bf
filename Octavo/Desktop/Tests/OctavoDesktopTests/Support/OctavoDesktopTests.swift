import BinderyGTKTesting
import Testing

/// All tests, one after the other: there is one display.
@Suite(.serialized, .cleanLog, .timeLimit(.minutes(20)))
struct OctavoDesktopTests {}
