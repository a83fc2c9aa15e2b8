import { AppError } from '../errors/app-error.js';

/** Limits how many heavy tasks run and wait at the same time; rejects the rest. */
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

/**
 * Turns at slots that many accounts share: each has one task running or waiting, so no account waits behind all tasks
 * of another.
 */
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

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * Slots whose queue is shared fairly: askers take turns, and when all places are taken, the asker with the most gives
 * one up to an asker with fewer. One address that floods is refused; its neighbours hardly wait.
 */
export class FairSlots {
  private running = 0;
  private places = 0;
  /** Waiting tasks by account, in the order of their turns. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(
    private readonly slots: number,
    private readonly queue: number,
  ) {}

  /** @throws AppError busy when the queue is full, also while waiting */
  async run<T>(asker: string, work: () => Promise<T>): Promise<T> {
    await this.enter(asker);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(asker: string): Promise<void> {
    if (this.running < this.slots) {
      this.running += 1;
      return;
    }
    if (this.places >= this.queue) this.makeRoomFor(asker);
    await new Promise<void>((start, reject) => {
      const own = this.waiting.get(asker) ?? [];
      own.push({ start, refuse: () => reject(busy()) });
      this.waiting.set(asker, own);
      this.places += 1;
    });
  }

  /** The newest of the asker with the most is refused, unless that is the one who asks. */
  private makeRoomFor(asker: string): void {
    const [most] = [...this.waiting].sort(([, one], [, other]) => other.length - one.length);
    if (!most || most[1].length <= (this.waiting.get(asker)?.length ?? 0) + 1) throw busy();
    most[1].pop()?.refuse();
    this.forget(...most);
  }

  /** A freed slot goes to the asker whose turn it is; those who wait for more queue up again behind the others. */
  private leave(): void {
    const [next] = this.waiting;
    if (!next) {
      this.running -= 1;
      return;
    }
    const [asker, theirs] = next;
    const first = theirs.shift();
    this.waiting.delete(asker);
    this.waiting.set(asker, theirs);
    this.forget(asker, theirs);
    first?.start();
  }

  private forget(asker: string, theirs: readonly Waiting[]): void {
    this.places -= 1;
    if (theirs.length === 0) this.waiting.delete(asker);
  }
}

const busy = (): AppError => new AppError('busy', { retryAfter: 5 });
