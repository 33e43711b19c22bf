#include "CMeasuring.h"

#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

long measuring_thread_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1000000000L + now.tv_nsec;
}

/// A descriptor of the thread's counter, or -1: few virtual machines have one.
static int open_counter(void) {
  struct perf_event_attr event;
  memset(&event, 0, sizeof event);
  event.type = PERF_TYPE_HARDWARE;
  event.size = sizeof event;
  event.config = PERF_COUNT_HW_INSTRUCTIONS;
  event.exclude_kernel = 1;
  event.exclude_hv = 1;
  return (int)syscall(SYS_perf_event_open, &event, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

long measuring_instructions(void) {
  static _Thread_local int counter = -2;
  if (counter == -2) counter = open_counter();
  if (counter < 0) return -1;
  long long count;
  if (read(counter, &count, sizeof count) != sizeof count) return -1;
  return (long)count;
}
