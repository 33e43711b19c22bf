#include "CMeasuring.h"

static struct measuring_arrivals arrivals;

void measuring_consume(long value) {
  arrivals.count += 1;
  arrivals.last = value;
}

struct measuring_arrivals measuring_take_arrivals(void) {
  struct measuring_arrivals taken = arrivals;
  arrivals.count = 0;
  arrivals.last = 0;
  return taken;
}
