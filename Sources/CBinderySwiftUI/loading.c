#include "CBinderySwiftUI.h"

__attribute__((weak)) void bindery_swiftui_loaded(void) {}

__attribute__((constructor)) static void bindery_swiftui_load(void) { bindery_swiftui_loaded(); }
