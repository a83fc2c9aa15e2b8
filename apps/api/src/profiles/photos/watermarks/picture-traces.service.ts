import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { WorkSlots } from '../../../platform/jobs/work-slots.js';
import type { Photo } from '../photo.entity.js';
import { PhotosService } from '../photos.service.js';
import { photoFile } from '../../../platform/pictures/photo-files.js';
import { PictureProcesses } from '../../../platform/pictures/picture-processes.js';
import { StoredFiles } from '../../../platform/storage/stored-files.service.js';
import { correlationOf, highest, WatermarkPatterns } from '../../../platform/pictures/watermarks/watermark-patterns.js';
import type { Trace } from '../../../platform/pictures/watermarks/trace-picture.js';

/** Takes seconds of a core. */
const AT_ONCE = 1;
const WAITING = 3;
/** Unassigned patterns: the best of these is the level of chance, however few candidates there are. */
const STRANGERS = Array.from({ length: 200 }, (_, number) => `nobody ${number}`);

export interface FoundPhoto extends Trace {
  readonly photo: Photo;
}

/** C8: which of a member's photos a picture shows, and whose pattern is in it. */
@Injectable()
export class PictureTraces {
  private readonly slots = new WorkSlots(AT_ONCE, WAITING);

  constructor(
    private readonly photos: PhotosService,
    private readonly files: StoredFiles,
    private readonly processes: PictureProcesses,
    private readonly patterns: WatermarkPatterns,
  ) {}

  /** The photo that is most like it. @throws AppError picture-form, file-broken, busy */
  async find(ownerId: number, picture: Buffer): Promise<FoundPhoto | null> {
    return this.slots.run(async () => {
      let best: FoundPhoto | null = null;
      for (const { publicId } of await this.photos.ofUser(ownerId)) {
        const photo = await this.photos.byPublicId(publicId);
        const trace = photo && (await this.trace(photo, picture));
        if (trace && trace.likeness > (best?.likeness ?? 0)) best = { ...trace, photo };
      }
      return best;
    });
  }

  /** Marks that were made with an earlier key are found as long as it is in the ring. */
  correlation({ photo, votes }: FoundPhoto, viewerId: string): number {
    return highest(this.patterns.every(viewerId, photo.publicId).map((bits) => correlationOf(votes, bits)));
  }

  chance(found: FoundPhoto): number {
    return highest(STRANGERS.map((nobody) => this.correlation(found, nobody)));
  }

  private async trace(photo: Photo, picture: Buffer): Promise<Trace | null> {
    const file = await this.files.read(photoFile(photo.storageKey, 'full'));
    return file && this.processes.run('trace', { picture, original: await buffer(file.stream) });
  }
}
