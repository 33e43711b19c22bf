#include "CMeasuring.h"

void measuring_arrive(struct measuring_arrivals *arrivals, long value) {
  arrivals->count += 1;
  arrivals->last = value;
}
