#pragma once

#include <stdbool.h>

// Called once, when the program or the library that contains this target has been loaded, before
// `main`. `is_main` is true on the main thread of the process.
//
// The definition here does nothing and is weak: BinderySwiftUI defines a function of the same name
// where SwiftUI exists, which the linker prefers.
void bindery_swiftui_loaded(bool is_main);
