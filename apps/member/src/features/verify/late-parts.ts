import { lazyPart } from '../../shell/lazy-part';

/** Only of those who made a profile for somebody else. */
export const CandidateStep = lazyPart(async () => (await import('./candidate-step')).CandidateStep);
