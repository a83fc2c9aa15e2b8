/** Chance that is the same in each run. */
export class Dice {
  constructor(private state: number) {}

  /** A number from 0 up to but not including this one. */
  below(sides: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * sides);
  }

  chance(part: number): boolean {
    return this.below(1000) < part * 1000;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  }

  some<T>(list: readonly T[], most: number): T[] {
    return [...new Set(Array.from({ length: 1 + this.below(most) }, () => this.pick(list)))];
  }
}
