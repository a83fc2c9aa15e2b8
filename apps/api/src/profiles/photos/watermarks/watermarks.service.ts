import { buffer } from 'node:stream/consumers';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock.js';
import { Turns, WorkSlots } from '../../../platform/jobs/work-slots.js';
import type { Photo } from '../photo.entity.js';
import { photoFile } from '../../../platform/pictures/photo-files.js';
import { PictureProcesses } from '../../../platform/pictures/picture-processes.js';
import { StoredFiles } from '../../../platform/storage/stored-files.service.js';
import { KeptPictures } from '../../../platform/pictures/watermarks/kept-pictures.js';
import { WatermarkPatterns, type WatermarkedFor } from '../../../platform/pictures/watermarks/watermark-patterns.js';

const AT_ONCE = 1;
const WAITING = 40;
const KEPT_BYTES = 48 * 1024 * 1024;
const KEPT_MS = 10 * 60 * 1000;

/**
 * C8: a stored photo as one viewer gets it, with the viewer's number and the pattern in it. It costs a tenth of a
 * second of a core, so it is done in the processes for pictures, a few at a time, and kept for as long as a viewer
 * looks through photos.
 */
@Injectable()
export class Watermarks {
  private readonly slots = new WorkSlots(AT_ONCE, WAITING);
  private readonly turns = new Turns(this.slots, LIMITS.photos);
  private readonly kept = new KeptPictures(KEPT_BYTES, KEPT_MS);
  private readonly underWay = new Map<string, Promise<Buffer | null>>();

  constructor(
    private readonly files: StoredFiles,
    private readonly processes: PictureProcesses,
    private readonly patterns: WatermarkPatterns,
    private readonly clock: Clock,
  ) {}

  /**
   * Null if the file is lost.
   * @param turn whose turn it is: each of the team has their own, though all get the same mark
   * @throws AppError busy
   */
  marked(
    photo: Pick<Photo, 'publicId' | 'storageKey'>,
    viewer: WatermarkedFor,
    turn = viewer.id,
    as: 'webp' | 'jpeg' = 'webp',
  ): Promise<Buffer | null> {
    const line = `${viewer.code} ${dayMonthYear(this.clock.now())}`;
    const key = [photo.publicId, viewer.id, line, as, viewer.words?.text].join(' ');
    const kept = this.kept.get(key, this.clock.now());
    if (kept) return Promise.resolve(kept);
    const running = this.underWay.get(key);
    if (running) return running;
    const mark = this.turns
      .run(turn, () => this.mark(photo, viewer, { line, as }))
      .then((bytes) => {
        if (bytes) this.kept.put(key, bytes, this.clock.now());
        return bytes;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, mark);
    return mark;
  }

  private async mark(
    { publicId, storageKey }: Pick<Photo, 'publicId' | 'storageKey'>,
    viewer: WatermarkedFor,
    how: { readonly line: string; readonly as: 'webp' | 'jpeg' },
  ): Promise<Buffer | null> {
    const file = await this.files.read(photoFile(storageKey, 'full'));
    if (!file) return null;
    const stored = await buffer(file.stream);
    const drawn = (await viewer.words?.drawn()) ?? null;
    return this.processes.run('mark', { stored, bits: this.patterns.forViewer(viewer.id, publicId), drawn, ...how });
  }
}

/** 24.11.2026: no other order of the three is written with full stops. */
const dayMonthYear = (now: Date): string => dateInIndia(now).split('-').reverse().join('.');
