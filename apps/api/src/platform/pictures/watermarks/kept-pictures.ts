interface Kept {
  readonly bytes: Buffer;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Pictures for a while, and never more bytes than that: the oldest go first. */
export class KeptPictures {
  private readonly kept = new Map<string, Kept>();
  private size = 0;

  constructor(
    private readonly mostBytes: number,
    private readonly milliseconds: number,
  ) {}

  get(key: string, now: Date): Buffer | null {
    this.dropOver(now.getTime());
    return this.kept.get(key)?.bytes ?? null;
  }

  put(key: string, bytes: Buffer, now: Date): void {
    this.drop(key);
    this.kept.set(key, { bytes, until: now.getTime() + this.milliseconds });
    this.size += bytes.length;
    this.dropOver(now.getTime());
  }

  /** All are kept for the same time, so the first ones end first. */
  private dropOver(now: number): void {
    for (const [key, { until }] of this.kept) {
      if (until > now && this.size <= this.mostBytes) return;
      this.drop(key);
    }
  }

  private drop(key: string): void {
    this.size -= this.kept.get(key)?.bytes.length ?? 0;
    this.kept.delete(key);
  }
}
