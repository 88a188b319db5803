/** Files share a process: what one has put in the place of a global, a timer or a function is gone before the next. */
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
