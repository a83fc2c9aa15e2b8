const SHIFT = 12;
const IDS = 1 << SHIFT;

/** The position of each account, by its number. Numbers may be far apart: only parts with someone in them take memory. */
export class Places {
  /** One more than the position. */
  private readonly parts = new Map<number, Uint32Array>();

  /** In bytes. */
  get memory(): number {
    return this.parts.size * IDS * Uint32Array.BYTES_PER_ELEMENT;
  }

  positionOf(userId: number): number | null {
    const place = this.parts.get(userId >>> SHIFT)?.[userId % IDS] ?? 0;
    return place === 0 ? null : place - 1;
  }

  set(userId: number, position: number): void {
    const number = userId >>> SHIFT;
    const part = this.parts.get(number) ?? new Uint32Array(IDS);
    this.parts.set(number, part);
    part[userId % IDS] = position + 1;
  }

  delete(userId: number): void {
    const part = this.parts.get(userId >>> SHIFT);
    if (part) part[userId % IDS] = 0;
  }
}
