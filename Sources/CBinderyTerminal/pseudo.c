#if defined(__linux__) && !defined(__ANDROID__)
#define _GNU_SOURCE
#include "CBinderyTerminal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int bindery_pseudo_terminal(int *ours) {
  *ours = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (*ours < 0) return -1;
  char path[128];
  if (grantpt(*ours) != 0 || unlockpt(*ours) != 0 || ptsname_r(*ours, path, sizeof path) != 0) {
    close(*ours);
    return -1;
  }
  return open(path, O_RDWR | O_NOCTTY | O_CLOEXEC);
}

int bindery_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  return ioctl(terminal, TIOCSWINSZ, &size);
}
#endif
