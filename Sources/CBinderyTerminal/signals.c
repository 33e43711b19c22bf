#if defined(__linux__) && !defined(__ANDROID__)
#define _GNU_SOURCE
#include "CBinderyTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

static const int watched[] = {SIGWINCH, SIGCONT, SIGTSTP, SIGINT, SIGTERM, SIGHUP, SIGQUIT};
enum { watched_count = sizeof watched / sizeof watched[0] };

static struct sigaction former[watched_count];
static int descriptors[2] = {-1, -1};
static volatile sig_atomic_t ends_asked;

static int asks_to_end(int number) {
  return number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT;
}

static void note(int number) {
  int saved = errno;
  if (asks_to_end(number) && ends_asked++ > 0) {
    bindery_restore();
    signal(number, SIG_DFL);
    raise(number);
  }
  unsigned char byte = (unsigned char)number;
  // A full pipe means that the program has enough to read already.
  ssize_t ignored = write(descriptors[1], &byte, 1);
  (void)ignored;
  errno = saved;
}

static void install(int place) {
  struct sigaction action = {0};
  action.sa_handler = note;
  sigfillset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  sigaction(watched[place], &action, NULL);
}

int bindery_signals_open(void) {
  if (descriptors[0] >= 0) return descriptors[0];
  if (pipe2(descriptors, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  ends_asked = 0;
  sigset_t ours;
  sigemptyset(&ours);
  for (int place = 0; place < watched_count; place++) {
    sigaction(watched[place], NULL, &former[place]);
    // What the parent had ignored (nohup) stays ignored.
    if (former[place].sa_handler != SIG_IGN) install(place);
    sigaddset(&ours, watched[place]);
  }
  // A parent with threads may have passed on a mask that blocks them.
  sigprocmask(SIG_UNBLOCK, &ours, NULL);
  return descriptors[0];
}

void bindery_signals_close(void) {
  if (descriptors[0] < 0) return;
  for (int place = 0; place < watched_count; place++) {
    sigaction(watched[place], &former[place], NULL);
  }
  close(descriptors[0]);
  close(descriptors[1]);
  descriptors[0] = descriptors[1] = -1;
}
#endif
