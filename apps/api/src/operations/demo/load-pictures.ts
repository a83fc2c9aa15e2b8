import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { DocumentsService, idOf } from '../../profiles/documents/documents.service.js';
import { PhotosService } from '../../profiles/photos/photos.service.js';
import type { DemoMember } from './community.js';
import { documentSvg } from './document-svg.js';
import { portraitSvg } from './portrait-svg.js';

// The upload decoder has disabled every loader but two; this process draws, and accepts no uploads.
const SVG_LOADER = { operation: ['VipsForeignLoadSvgBuffer'] };

const drawn = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();

/** Draws photos and documents and stores them like a member's own uploads. */
@Injectable()
export class DemoPictures {
  constructor(
    private readonly accounts: AccountsService,
    private readonly photos: PhotosService,
    private readonly documents: DocumentsService,
  ) {}

  prepare(): void {
    sharp.unblock(SVG_LOADER);
  }

  /** The first photo of one member, a little smaller, as another's last. */
  async copy(from: DemoMember, to: DemoMember): Promise<void> {
    const [portrait] = from.portraits;
    const user = await this.accounts.byEmail(to.email);
    if (!portrait || !user || (await this.photos.ofUser(user.id)).length >= LIMITS.photos) return;
    const smaller = await sharp(Buffer.from(portraitSvg(portrait)))
      .resize({ width: 500 })
      .jpeg()
      .toBuffer();
    await this.photos.add(user.id, [smaller]);
  }

  async add(member: DemoMember): Promise<void> {
    const user = await this.accounts.byEmail(member.email);
    if (!user) return;
    const missing = member.portraits.slice((await this.photos.ofUser(user.id)).length);
    await this.photos.add(user.id, await Promise.all(missing.map((portrait) => drawn(portraitSvg(portrait)))));
    const given = await this.documents.storedFor(user.id);
    for (const kind of member.documents)
      if (idOf(given, kind) === null)
        await this.documents.store(
          { userId: user.id, publicId: user.publicId },
          kind,
          await drawn(documentSvg(kind, member)),
        );
  }

  /** Some paper, for a file that is no document of identity. */
  paper(member: DemoMember): Promise<Buffer> {
    return drawn(documentSvg('pan', member));
  }
}
