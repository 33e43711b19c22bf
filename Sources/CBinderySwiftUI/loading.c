#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "CBinderySwiftUI.h"

#if defined(__APPLE__)
#include <pthread.h>
#elif defined(__linux__)
#include <unistd.h>
#endif

__attribute__((weak)) void bindery_swiftui_loaded(bool is_main) { (void)is_main; }

// A library may be opened on any thread.
static bool is_main_thread(void) {
#if defined(__APPLE__)
  return pthread_main_np() != 0;
#elif defined(__linux__)
  return getpid() == gettid();
#else
  return false;
#endif
}

__attribute__((constructor)) static void bindery_swiftui_load(void) {
  bindery_swiftui_loaded(is_main_thread());
}
