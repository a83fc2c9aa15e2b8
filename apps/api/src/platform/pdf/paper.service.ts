import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { WorkSlots } from '../jobs/work-slots.js';
import type { PaperJob } from './paper-program.js';
import { PaperProcesses } from './paper-processes.js';

const AT_ONCE = 2;
const WAITING = 40;
const busy = (): AppError => new AppError('paper-busy', { retryAfter: 5 });

/** A kind of document: typst of the product, read once, beside the service that fills it. */
export class PaperTemplate {
  readonly source: string;

  /** @param name without its ending, in that directory */
  constructor(directory: string, name: string) {
    this.source = readFileSync(join(directory, `${name}.typ`), 'utf8');
  }
}

export interface PaperContent {
  /** Plain JSON. Whatever members wrote belongs here, and nowhere else. */
  readonly data: object;
  /** By the names under which the template shows them, which end as their kind does: photo.jpg, code.svg. */
  readonly pictures?: Readonly<Record<string, Uint8Array>>;
  /** Sizes of letters in points, the largest first, of which the template takes `size`: until it is no more than `pages`. */
  readonly sizes?: readonly number[];
  /** 1 unless given. */
  readonly pages?: number;
}

/**
 * Documents as PDF, by typst. To write one:
 *
 * 1. `my-document.typ` beside your service. It begins with `#import "paper.typ": *` and `#show: sheet` (A4, the fonts,
 *    the colours, the border) and reads `data`, which is the JSON you give. `#data.name` is shown as it was typed, whatever
 *    signs are in it; `plain(data.name)` also breaks words that are wider than the page. Never use `eval`.
 * 2. `const DOCUMENT = new PaperTemplate(import.meta.dirname, 'my-document')` in the service.
 * 3. Inject `Paper`; `await this.paper.pdf(DOCUMENT, { data, pictures })` gives the bytes, `svg` the pages as one drawing, e.g. for a test:
 *    `e2e/support/make/paper-pictures.ts` compares it with a stored picture.
 */
@Injectable()
export class Paper {
  private readonly slots = new WorkSlots(AT_ONCE, WAITING, busy);
  private there: Promise<boolean> | undefined;

  constructor(private readonly processes: PaperProcesses) {}

  /** @throws AppError paper-busy, paper-missing, paper-failed */
  pdf(template: PaperTemplate, content: PaperContent): Promise<Buffer> {
    return this.make(template, content, 'pdf');
  }

  /** @throws AppError paper-busy, paper-missing, paper-failed */
  svg(template: PaperTemplate, content: PaperContent): Promise<Buffer> {
    return this.make(template, content, 'svg');
  }

  /** Whether this platform makes documents; asked once. */
  isThere(): Promise<boolean> {
    return (this.there ??= this.processes
      .run({ template: '', data: '{}', pictures: {}, as: 'svg', sizes: [], pages: 1 })
      .then((answer) => typeof answer === 'string' || !('missing' in answer)));
  }

  private make(
    { source }: PaperTemplate,
    { data, pictures = {}, sizes = [], pages = 1 }: PaperContent,
    as: PaperJob['as'],
  ): Promise<Buffer> {
    const job: PaperJob = { template: source, data: JSON.stringify(data), pictures, as, sizes, pages };
    return this.slots.run(async () => {
      const answer = await this.processes.run(job);
      if (answer === 'late' || answer === 'ended' || 'refused' in answer) throw new AppError('paper-failed');
      if ('missing' in answer) throw new AppError('paper-missing');
      return answer.done;
    });
  }
}
