import * as clocks from './scenarios/clocks.mjs';
import * as frozenDatabase from './scenarios/frozen-database.mjs';
import * as fullDisk from './scenarios/full-disk.mjs';
import * as killApi from './scenarios/kill-api.mjs';
import * as killDatabase from './scenarios/kill-database.mjs';
import * as mailServer from './scenarios/mail-server.mjs';
import * as oneOfThree from './scenarios/one-of-three.mjs';
import * as sample from './scenarios/sample.mjs';
import * as smsService from './scenarios/sms-service.mjs';
import * as stop from './scenarios/stop.mjs';

/** In the order in which they run: {name, counts: {full, short}, unit, run(place, count), onlyByName}. */
export const SCENARIOS = [
  killApi,
  killDatabase,
  oneOfThree,
  mailServer,
  smsService,
  frozenDatabase,
  fullDisk,
  clocks,
  stop,
  sample,
];
