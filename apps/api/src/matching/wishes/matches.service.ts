/** R47: how two candidates fit each other's wishes, by what each may read of the other. */
import type { CardFits, FitCounts, ProfileMatch, TheirFit, TheirMatch } from '@kalyanam/shared/contracts/wishes';
import { fitOf, withoutVerifiedFacts, wordOfFact, type Fit, type FitFacts } from '@kalyanam/shared/topics/matching/fit';
import type { WishName } from '@kalyanam/shared/topics/matching/wishes';
import type { GothraVerdict } from '@kalyanam/shared/base/vocabulary/gothras';
import { Injectable } from '@nestjs/common';
import { fullVerdict } from '../../profiles/gothras/gothra-gate.js';
import { Candidates, type Candidate } from './candidates.service.js';
import type { StatedWishes } from './member-wishes.service.js';

/** Fewer tell too much about each of them. */
const TELLING_WISHES = 3;

export interface Pair {
  /** The other's public id. */
  readonly id: string;
  readonly my: StatedWishes;
  readonly mine: Fit;
  /** What the viewer may read of the other. */
  readonly read: FitFacts;
  readonly theirs: Fit;
  readonly their: StatedWishes;
  /** Both verified: the viewer may know how they fit the other's wishes. */
  readonly open: boolean;
  /** The verdict on the two families, between verified members. */
  readonly gothra: GothraVerdict | null;
}

@Injectable()
export class Matches {
  constructor(private readonly candidates: Candidates) {}

  /** The viewer with each of these others. */
  async pairs(viewerId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, Pair>> {
    const pairs = new Map<number, Pair>();
    if (otherIds.length === 0) return pairs;
    const candidates = await this.candidates.byIds([viewerId, ...otherIds]);
    const viewer = candidates.get(viewerId);
    if (!viewer) return pairs;
    for (const id of otherIds) {
      const other = candidates.get(id);
      if (other) pairs.set(id, pairOf(viewer, other));
    }
    return pairs;
  }

  /** What a profile that is opened says of the two; null on one's own. */
  async withOwner(viewerId: number, ownerId: number): Promise<ProfileMatch | null> {
    if (viewerId === ownerId) return null;
    const pair = (await this.pairs(viewerId, [ownerId])).get(ownerId);
    return pair ? { mine: myMatch(pair), theirs: theirMatch(pair) } : null;
  }
}

function pairOf(viewer: Candidate, other: Candidate): Pair {
  const open = viewer.verified && other.verified;
  const gothra = open ? fullVerdict(viewer.family, other.family).verdict : null;
  const [my, their] = [viewer.stated, other.stated];
  const read = readBy(other.facts, open, gothra);
  return {
    id: other.publicId,
    my,
    mine: fitOf(my.wishes, read, viewer.verified),
    read,
    theirs: fitOf(their.wishes, readBy(viewer.judged, open, gothra), other.verified),
    their,
    open,
    gothra,
  };
}

const readBy = (facts: FitFacts, open: boolean, gothra: GothraVerdict | null): FitFacts =>
  open ? { ...facts, gothra } : withoutVerifiedFacts(facts);

function fitCounts({ my, mine: { stated, fits, unknown, misses }, read }: Pair): FitCounts {
  const isMust = (wish: WishName): boolean => my.wishes[wish]?.weight === 'must';
  const first = misses.find(isMust) ?? misses[0];
  const firstMiss = first ? { wish: first, must: isMust(first), fact: wordOfFact(first, read) } : null;
  return { stated, fits, unknown, misses: [...misses], firstMiss };
}

/** Counts alone; a limit or a value of theirs never leaves the server. */
function theirFit({ theirs, open }: Pair): TheirFit | null {
  if (!open) return null;
  const few = theirs.stated < TELLING_WISHES;
  return few
    ? { few, stated: 0, fits: 0, mustMissed: false }
    : { few, stated: theirs.stated, fits: theirs.fits, mustMissed: theirs.mustMisses > 0 };
}

function myMatch({ my, mine }: Pair): ProfileMatch['mine'] {
  if (mine.stated === 0) return null;
  const { stated, fits, unknown } = mine;
  const items = mine.items.map(({ wish, judged }) => ({ wish, ...my.wishes[wish]!, judged }));
  return { stated, fits, unknown, items };
}

function theirMatch(pair: Pair): TheirMatch | null {
  const fit = theirFit(pair);
  if (!fit) return null;
  const isShown = !fit.few && pair.their.visible === 'items';
  return { ...fit, items: isShown ? pair.theirs.items.map(({ wish, judged }) => ({ wish, judged })) : null };
}

/** What a card says of both; null where there is nothing to say. */
export const cardFitsOf = (pair: Pair | undefined): CardFits => ({
  fit: pair && pair.mine.stated > 0 ? fitCounts(pair) : null,
  theirs: pair ? theirFit(pair) : null,
});
