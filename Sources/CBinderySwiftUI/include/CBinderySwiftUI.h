#pragma once

// Called once, when the program or the library that contains this target has been loaded, which is
// before `main` for a program; a library may be opened on any thread.
//
// The definition here does nothing and is weak: BinderySwiftUI defines a function of the same name
// where SwiftUI exists, which the linker prefers.
void bindery_swiftui_loaded(void);
