#if defined(__linux__) && !defined(__ANDROID__)
#define _GNU_SOURCE
#include "CBinderyTerminal.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pid_t parent_of(const char *process) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%.32s/stat", process);
  FILE *file = fopen(path, "re");
  if (!file) return -1;
  text[fread(text, 1, sizeof text - 1, file)] = 0;
  fclose(file);
  // The name of the program, in parentheses, can hold any character.
  const char *name_end = strrchr(text, ')');
  int parent = -1;
  if (name_end) sscanf(name_end + 1, " %*c %d", &parent);
  return parent;
}

// A process that this one is just starting would stop before its exec. The thread that waits for
// the exec cannot stop, so this process would stay half stopped, and its shell would wait for ever.
static void stop_group_but_children(void) {
  DIR *processes = opendir("/proc");
  if (!processes) return;
  for (struct dirent *entry; (entry = readdir(processes));) {
    pid_t process = (pid_t)strtol(entry->d_name, NULL, 10);
    if (process <= 0 || process == getpid() || getpgid(process) != getpgrp()) continue;
    if (parent_of(entry->d_name) != getpid()) kill(process, SIGTSTP);
  }
  closedir(processes);
}

void bindery_signals_stop(int whole_group) {
  struct sigaction standard = {0};
  standard.sa_handler = SIG_DFL;
  struct sigaction stopping, continuing;
  sigset_t stop, mask;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  pthread_sigmask(SIG_BLOCK, &stop, &mask);
  sigaction(SIGTSTP, &standard, &stopping);
  // The caller knows that it was continued when this returns.
  sigaction(SIGCONT, &standard, &continuing);
  // It is pending before the others stop: a shell that continues the group at once takes it back.
  raise(SIGTSTP);
  if (whole_group) stop_group_but_children();
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGCONT, &continuing, NULL);
  sigaction(SIGTSTP, &stopping, NULL);
}
#endif
