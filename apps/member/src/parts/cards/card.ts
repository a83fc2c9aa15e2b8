import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import type { CardFits } from '@kalyanam/shared/contracts/wishes';

/** In the list it also says how the two fit. */
export type Card = ProfileCard & Partial<CardFits>;
