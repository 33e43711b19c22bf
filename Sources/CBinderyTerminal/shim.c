#include "CBinderyTerminal.h"
