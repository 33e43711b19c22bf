#if defined(__linux__) && !defined(__ANDROID__)
#define _GNU_SOURCE
#include "CBinderyTerminal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
enum { crash_count = sizeof crashes / sizeof crashes[0] };

static struct sigaction former[crash_count];
static volatile sig_atomic_t armed;
static int terminal = -1;
static struct termios former_mode;
static char farewell[256];
static size_t farewell_length;
static int real_error = -1;
static int held_error = -1;
static char alternate_stack[64 * 1024];

// Writes all of it, but never waits more than a second for a terminal that takes nothing.
static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
      if (poll(&ready, 1, 1000) <= 0) return;
    } else if (written < 0 && errno == EINTR) {
      continue;
    } else {
      return;
    }
  }
}

static void hold_errors(void) {
  if (!isatty(STDERR_FILENO)) return;
  held_error = memfd_create("standard error", MFD_CLOEXEC);
  if (held_error < 0) return;
  real_error = dup(STDERR_FILENO);
  if (real_error < 0 || dup2(held_error, STDERR_FILENO) < 0) {
    close(held_error);
    held_error = -1;
  }
}

static void show_errors(void) {
  if (held_error < 0) return;
  char part[1024];
  ssize_t count;
  dup2(real_error, STDERR_FILENO);
  lseek(held_error, 0, SEEK_SET);
  while ((count = read(held_error, part, sizeof part)) > 0) {
    write_all(STDERR_FILENO, part, (size_t)count);
  }
  close(real_error);
  close(held_error);
  real_error = held_error = -1;
}

void bindery_restore(void) {
  if (!armed) return;
  armed = 0;
  int saved = errno;
  write_all(terminal, farewell, farewell_length);
  tcflush(terminal, TCIFLUSH);
  tcsetattr(terminal, TCSANOW, &former_mode);
  show_errors();
  errno = saved;
}

static void crash(int number) {
  bindery_restore();
  for (int place = 0; place < crash_count; place++) {
    if (crashes[place] == number) sigaction(number, &former[place], NULL);
  }
  // Delivered when this handler returns, with the meaning that the signal had before.
  raise(number);
}

static void watch_crashes(void) {
  static int watching;
  if (watching) return;
  watching = 1;
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {0};
  action.sa_handler = crash;
  sigfillset(&action.sa_mask);
  action.sa_flags = SA_ONSTACK;
  sigset_t all;
  sigemptyset(&all);
  for (int place = 0; place < crash_count; place++) {
    sigaction(crashes[place], &action, &former[place]);
    sigaddset(&all, crashes[place]);
  }
  sigprocmask(SIG_UNBLOCK, &all, NULL);
  atexit(bindery_restore);
}

void bindery_restore_arm(int descriptor, const struct termios *mode, const char *bytes) {
  if (armed) return;
  terminal = descriptor;
  former_mode = *mode;
  farewell_length = strnlen(bytes, sizeof farewell - 1);
  memcpy(farewell, bytes, farewell_length);
  hold_errors();
  watch_crashes();
  armed = 1;
}

int bindery_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}
#endif
