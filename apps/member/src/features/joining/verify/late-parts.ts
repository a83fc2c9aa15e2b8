import { lazyPart } from '../../../shell/lazy-part';

/** Needed only by members who made a profile for someone else. */
export const CandidateStep = lazyPart(async () => (await import('./candidate-step')).CandidateStep);
