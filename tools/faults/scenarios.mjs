import * as killApi from './scenarios/kill-api.mjs';
import * as killDatabase from './scenarios/kill-database.mjs';
import * as sample from './scenarios/sample.mjs';

/** In the order in which they run: {name, counts: {full, short}, run(place, times), onlyByName}. */
export const SCENARIOS = [killApi, killDatabase, sample];
