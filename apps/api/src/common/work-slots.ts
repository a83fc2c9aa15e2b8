import { AppError } from './errors/app-error.js';

/** Limits how many heavy tasks run and wait at once; rejects the rest. */
export class WorkSlots {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly slots: number,
    private readonly queue: number,
    private readonly refusal = () => new AppError('busy', { retryAfter: 5 }),
  ) {}

  /** Whether nothing runs, so nothing waits either. */
  get isIdle(): boolean {
    return this.running === 0;
  }

  /** @throws AppError busy, or the given one, when the queue is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.slots) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.queue) throw this.refusal();
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** A freed slot goes to the longest-waiting task. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}

/** Turns at slots that many share: each account has one task in them or waiting for them, so nobody waits behind a single one. */
export class Turns {
  private readonly own = new Map<string | number, WorkSlots>();

  /** @param waitingEach how many tasks of an account wait for its turn */
  constructor(
    private readonly slots: WorkSlots,
    private readonly waitingEach: number,
    private readonly refusal?: () => AppError,
  ) {}

  /** @throws AppError busy, or the given one, when the account has too many, and busy when all have */
  async run<T>(account: string | number, work: () => Promise<T>): Promise<T> {
    const turns = this.own.get(account) ?? new WorkSlots(1, this.waitingEach, this.refusal);
    this.own.set(account, turns);
    try {
      return await turns.run(() => this.slots.run(work));
    } finally {
      if (turns.isIdle) this.own.delete(account);
    }
  }
}
