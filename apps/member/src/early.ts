/** Comes before the application's own code: asks who is signed in, and for what this address will show them. */
import { askForPage, fetchForMember } from './app/ahead';
import { startSession } from './session/ensure-session';
import { forgetOldDraft } from './session/old-draft';

forgetOldDraft();
startSession();
fetchForMember();
void askForPage(new URL(window.location.href)).catch(() => null);
