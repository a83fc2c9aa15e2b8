import { people } from '../people/people.module.js';
import { biodataShares } from './biodata-shares/biodata-shares.room.js';
import { cases } from './cases/cases.room.js';
import { checks } from './checks/checks.room.js';
import { documents } from './documents/documents.room.js';
import { gothras } from './gothras/gothras.room.js';
import { horoscopes } from './horoscopes/horoscopes.room.js';
import { identityNumbers } from './identity-numbers/identity-numbers.room.js';
import { photos } from './photos/photos.room.js';
import { places } from './places/places.room.js';
import { profile } from './profile/profile.room.js';
import { subcastes } from './subcastes/subcastes.room.js';
import { district } from '../platform/room.js';

export const profiles = district('ProfilesModule', {
  below: [people],
  rooms: [
    biodataShares,
    cases,
    checks,
    documents,
    gothras,
    horoscopes,
    identityNumbers,
    photos,
    places,
    profile,
    subcastes,
  ],
});
