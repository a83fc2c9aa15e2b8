import type { Room } from '../../platform/room.js';
import { CardsRepository } from './cards.repository.js';
import { KnownCards } from './known-cards.service.js';
import { MemberCards } from './member-cards.service.js';
import { ProfileDetailsRow } from './profile-details.entity.js';
import { ProfileDetailsRepository } from './profile-details.repository.js';
import { ProfileDetailsService } from './profile-details.service.js';
import { ProfileEditsRepository } from './profile-edits.repository.js';
import { ProfileEdits } from './profile-edits.service.js';
import { ProfilePhotos } from './profile-photos.service.js';
import { ProfileSeen } from './profile-seen.service.js';
import { ProfileVisibilityRepository } from './profile-visibility.repository.js';
import { ProfileVisibility } from './profile-visibility.service.js';
import { Profile } from './profile.entity.js';
import { ProfilesRepository } from './profiles.repository.js';
import { ProfilesService } from './profiles.service.js';
import { SiblingRow } from './sibling.entity.js';

export const profile: Room = {
  entities: [Profile, ProfileDetailsRow, SiblingRow],
  providers: [
    CardsRepository,
    KnownCards,
    MemberCards,
    ProfileDetailsRepository,
    ProfileDetailsService,
    ProfileEdits,
    ProfileEditsRepository,
    ProfilePhotos,
    ProfileSeen,
    ProfileVisibility,
    ProfileVisibilityRepository,
    ProfilesRepository,
    ProfilesService,
  ],
};
