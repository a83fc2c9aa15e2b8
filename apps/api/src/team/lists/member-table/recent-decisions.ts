import { roomFor } from '../../../platform/positions/bits.js';

export interface Decided {
  /** In seconds since 1970. */
  readonly at: number;
  /** From entering the queue, in seconds. */
  readonly took: number;
  readonly approved: boolean;
  /** Someone on the team decided. */
  readonly byPerson: boolean;
}

const APPROVED = 1;
const BY_PERSON = 2;

/** Decisions about cases that are young enough for the dashboard. */
export class RecentDecisions {
  private members = new Uint32Array(64);
  private at = new Uint32Array(64);
  private took = new Uint32Array(64);
  private kinds = new Uint16Array(64);
  private count = 0;

  /** In bytes. */
  get memory(): number {
    return [this.members, this.at, this.took, this.kinds].reduce((bytes, { byteLength }) => bytes + byteLength, 0);
  }

  add(userId: number, { at, took, approved, byPerson }: Decided): void {
    const place = this.count;
    this.members = roomFor(this.members, place);
    this.at = roomFor(this.at, place);
    this.took = roomFor(this.took, place);
    this.kinds = roomFor(this.kinds, place);
    this.count += 1;
    this.write(place, userId, at, took, (approved ? APPROVED : 0) | (byPerson ? BY_PERSON : 0));
  }

  removeOf(userId: number): void {
    const members = this.members;
    for (let place = members.indexOf(userId); place >= 0 && place < this.count; place = members.indexOf(userId, place))
      this.removeAt(place);
  }

  each(call: (decided: Decided) => void): void {
    for (let place = 0; place < this.count; place += 1) {
      const kind = this.kinds[place]!;
      call({
        at: this.at[place]!,
        took: this.took[place]!,
        approved: (kind & APPROVED) !== 0,
        byPerson: (kind & BY_PERSON) !== 0,
      });
    }
  }

  forgetBefore(moment: number): void {
    for (let place = this.count - 1; place >= 0; place -= 1) if (this.at[place]! < moment) this.removeAt(place);
  }

  /** The last one takes the place. */
  private removeAt(place: number): void {
    this.count -= 1;
    const last = this.count;
    this.write(place, this.members[last]!, this.at[last]!, this.took[last]!, this.kinds[last]!);
    this.members[last] = 0;
  }

  private write(place: number, userId: number, at: number, took: number, kind: number): void {
    this.members[place] = userId;
    this.at[place] = at;
    this.took[place] = took;
    this.kinds[place] = kind;
  }
}
