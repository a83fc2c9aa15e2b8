import { honestyOf } from '@kalyanam/shared/topics/interests/honesty';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import type { ProfileMatch } from '@kalyanam/shared/contracts/wishes';
import { Injectable } from '@nestjs/common';
import { Checks } from '../checks/checks.service.js';
import { Clock } from '../../platform/time/clock.js';
import { InterestsService } from '../../people/relations/interests.service.js';
import { GothraGates } from '../gothras/gothra-gates.service.js';
import { Lineages } from '../gothras/lineages.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { PhotoViewer } from '../../people/sessions/photo-viewer.js';
import { withGateVerdict } from './gate-match.js';
import { ProfilePhotos } from './profile-photos.service.js';
import { ProfileDetailsService } from './profile-details.service.js';
import type { Viewer } from './profile.policy.js';
import type { FoundProfile } from './profile-visibility.service.js';
import { profileView, viewerContext } from './profile.view.js';
import { ProfilesService } from './profiles.service.js';

/** R25: the one way in which a profile that was found becomes what a viewer gets of it. */
@Injectable()
export class ProfileSeen {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly details: ProfileDetailsService,
    private readonly photos: ProfilePhotos,
    private readonly gates: GothraGates,
    private readonly lineages: Lineages,
    private readonly checks: Checks,
    private readonly interests: InterestsService,
    private readonly clock: Clock,
  ) {}

  /** `eyes` are whose photo addresses are made; the status is the one that `may` was decided by. @throws AppError profile-not-found */
  async view(
    viewer: Viewer,
    { ownerId, owner, may }: FoundProfile,
    eyes: PhotoViewer,
    match: ProfileMatch | null = null,
  ): Promise<ProfileView> {
    const rows = await this.profiles.withUser(ownerId);
    if (!rows) throw new AppError('profile-not-found');
    const details = await this.details.forUser(ownerId);
    const women = may.moreDetails ? await this.lineages.womenOf([ownerId]) : null;
    const honesty = may.honesty ? honestyOf(await this.interests.answering(ownerId)) : null;
    const checks = await this.checks.linesOf(ownerId);
    const photos = await this.photos.forViewer(eyes, may.photos ? [ownerId] : []);
    const now = this.clock.now();
    const context = viewerContext(viewer, owner, may, photos.get(ownerId), now);
    const gothraGate = viewer.userId > 0 ? await this.gates.forProfile(viewer, ownerId, may.gate) : null;
    const rule = match && gothraGate ? (await this.lineages.family(viewer.userId)).rule : [];
    const user = { ...rows.user, verificationStatus: owner.verificationStatus };
    return profileView(
      { ...rows, user, details: { ...details, womensGothras: women?.get(ownerId) ?? [] }, checks },
      may,
      { ...context, gothraGate, match: withGateVerdict(match, gothraGate, rule), honesty },
      now,
    );
  }
}
