#include "CBackground.h"

#include <stdbool.h>

// libdispatch calls these when a worker of a queue starts and ends; the first call starts the timer
// that observes them. --wrap gives the functions of libdispatch the prefix __real_. They are weak,
// because a program that does not contain libdispatch has none.
extern void __real__dispatch_workq_worker_register(void *queue) __attribute__((weak));
extern void __real__dispatch_workq_worker_unregister(void *queue) __attribute__((weak));

void __wrap__dispatch_workq_worker_register(void *queue);
void __wrap__dispatch_workq_worker_unregister(void *queue);

static bool is_unobserved = false;

void octavo_dispatch_workers_unobserved(void) { is_unobserved = true; }

void __wrap__dispatch_workq_worker_register(void *queue) {
  if (!is_unobserved && __real__dispatch_workq_worker_register) {
    __real__dispatch_workq_worker_register(queue);
  }
}

void __wrap__dispatch_workq_worker_unregister(void *queue) {
  if (!is_unobserved && __real__dispatch_workq_worker_unregister) {
    __real__dispatch_workq_worker_unregister(queue);
  }
}
