import { LIMITS } from '@kalyanam/shared/limits';
import { dateInIndia } from '@kalyanam/shared/india-time';

const DAY_MS = 86_400_000;

/** The team's deadline for an answer. */
export const answerDue = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + LIMITS.relativesDays * DAY_MS);

/** What the writer may name on the phone: the year in India, and a number. */
export const ticketOf = ({ id, confirmedAt }: { id: number; confirmedAt: Date }): string =>
  `${dateInIndia(confirmedAt).slice(0, 4)}-${String(id).padStart(4, '0')}`;
