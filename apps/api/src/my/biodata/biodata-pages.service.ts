import type { BiodataChoice } from '@kalyanam/shared/topics/biodata/biodata';
import type { BiodataContent } from '@kalyanam/shared/contracts/biodata';
import { Injectable } from '@nestjs/common';
import type { BiodataShareRow } from '../../profiles/biodata-shares/biodata-share.entity.js';
import { LinkPhotos } from '../../profiles/biodata-shares/link-photos.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { DeskSeatsRepository } from '../../people/seats/desk-seats.repository.js';
import { PhotoAddresses } from '../../profiles/photos/photo-addresses.js';
import { Horoscopes } from '../../profiles/horoscopes/horoscopes.service.js';
import { ProfileDetailsService } from '../../profiles/profile/profile-details.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import type { PhotoViewer } from '../../people/sessions/photo-viewer.js';
import { contentOf, fingerprintOf, withCode } from './biodata-content.js';
import { BiodataLinks } from './biodata-links.service.js';
import type { BiodataFacts } from './biodata-parts.js';

export interface BiodataPage {
  readonly content: BiodataContent;
  readonly photoId: string | null;
  /** Changes with what the page says. */
  readonly fingerprint: string;
}

/** What a biodata says at this moment: the page, the PDF and the preview are this one answer. */
@Injectable()
export class BiodataPages {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly details: ProfileDetailsService,
    private readonly horoscopes: Horoscopes,
    private readonly seats: DeskSeatsRepository,
    private readonly photos: LinkPhotos,
    private readonly addresses: PhotoAddresses,
    private readonly links: BiodataLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError profile-not-found */
  async factsOf(ownerId: number): Promise<BiodataFacts> {
    const [rows, details, horoscope, familyNumbers] = await Promise.all([
      this.profiles.withUser(ownerId),
      this.details.forUser(ownerId),
      this.horoscopes.forUser(ownerId),
      this.seats.numbersOf(ownerId),
    ]);
    if (!rows) throw new AppError('profile-not-found');
    return { ...rows, details, horoscope, familyNumbers };
  }

  /** `eyes` are whose address of the photo is made: the owner's while they choose, then the link's. */
  async page(facts: BiodataFacts, choice: BiodataChoice, eyes: PhotoViewer): Promise<BiodataPage> {
    const photo = choice.photo === 'first' ? await this.photos.firstOf(facts.user.id) : null;
    const view = photo && this.addresses.view(photo, eyes);
    const shown = view && {
      address: eyes.kind === 'link' ? view.full : view.card,
      width: view.width,
      height: view.height,
    };
    const content = contentOf(facts, choice, { photo: shown, now: this.clock.now() });
    const photoId = photo?.publicId ?? null;
    return { content, photoId, fingerprint: fingerprintOf(content, photoId) };
  }

  /** The same of a link, with the code that leads to it. */
  async ofShare(share: BiodataShareRow, eyes: PhotoViewer = linkViewer(share)): Promise<BiodataPage> {
    return this.ofShareWith(share, await this.factsOf(share.ownerId), eyes);
  }

  async ofShareWith(share: BiodataShareRow, facts: BiodataFacts, eyes = linkViewer(share)): Promise<BiodataPage> {
    const page = await this.page(facts, share, eyes);
    const path = this.links.pathOf(share);
    if (path === null) return page;
    return { ...page, content: withCode(page.content, this.links.address(path, page.fingerprint)) };
  }
}

const linkViewer = ({ publicId }: Pick<BiodataShareRow, 'publicId'>): PhotoViewer => ({
  kind: 'link',
  sessionId: publicId,
});
