/** Background work of a process that runs once at a time, and not at all after the process has begun to stop. */
export class OneAtATime {
  private working: Promise<void> | null = null;
  private next: Promise<void> | null = null;
  private stopped = false;

  constructor(private readonly work: () => Promise<void>) {}

  /**
   * Resolves when a run is over that began after this call: one that is under way may have looked too early to see
   * what the caller wants done. All calls during that run share the run that follows it.
   */
  run(): Promise<void> {
    if (this.stopped) return Promise.resolve();
    if (this.next) return this.next;
    if (!this.working) return this.start();
    this.next = this.working
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        return this.stopped ? undefined : this.start();
      });
    return this.next;
  }

  /** Resolves when nothing runs and no run is waited for. */
  async idle(): Promise<void> {
    for (let run; (run = this.next ?? this.working);) await run.catch(() => undefined);
  }

  /** Whether the process has begun to stop. */
  get ended(): boolean {
    return this.stopped;
  }

  /** Resolves when the last run is over. */
  async end(): Promise<void> {
    this.stopped = true;
    await this.working;
  }

  private start(): Promise<void> {
    this.working = this.work().finally(() => (this.working = null));
    return this.working;
  }
}
