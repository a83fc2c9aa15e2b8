import { extname, join } from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { Programs } from '../jobs/programs.js';
import { Settings } from '../config/settings.js';
import type { PictureAnswer, PictureKind, PictureWork } from './picture-program.js';

/** Built or from source, as this file itself. */
const PROGRAM = join(import.meta.dirname, `picture-program${extname(import.meta.filename)}`);

/** The processes that decode pictures: as many as there are pictures in parallel. */
@Injectable()
export class PictureProcesses implements OnModuleDestroy {
  private readonly programs = new Programs(PROGRAM);

  constructor(private readonly settings: Settings) {}

  /**
   * There is one deadline for all of the work on a picture; a process that misses it is ended.
   * @throws AppError picture-form, file-broken, busy after the deadline
   */
  async run<K extends PictureKind>(kind: K, given: PictureWork[K]['given']): Promise<PictureWork[K]['done']> {
    const answer = await this.programs.run<PictureAnswer<K>>({ kind, given }, this.settings.pictureSeconds * 1000);
    if (answer === 'late') throw new AppError('busy', { retryAfter: 5 });
    if (answer === 'ended') throw new AppError('file-broken');
    if ('refused' in answer) throw new AppError(answer.refused === 'form' ? 'picture-form' : 'file-broken');
    return answer.done;
  }

  onModuleDestroy(): void {
    this.programs.end();
  }
}
