import type { Room } from '../../platform/room.js';
import { Candidates } from './candidates.service.js';
import { JudgedFacts } from './judged-facts.entity.js';
import { Matches } from './matches.service.js';
import { MemberWishes } from './member-wishes.service.js';
import { WishesRow } from './wishes.entity.js';

export const wishes: Room = { entities: [JudgedFacts, WishesRow], providers: [Candidates, Matches, MemberWishes] };
