import { extname, join } from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Programs } from '../jobs/programs.js';
import type { PaperAnswer, PaperJob } from './paper-program.js';

/** Built or from source, as this file itself. */
const PROGRAM = join(import.meta.dirname, `paper-program${extname(import.meta.filename)}`);
const COMPILER = '@myriaddreamin/typst-ts-node-compiler';
/** The processes that make documents: as many as are made in parallel. */
@Injectable()
export class PaperProcesses implements OnModuleDestroy {
  protected readonly compiler: string = COMPILER;
  /** A document takes some 20 ms; the first one after a pause loads the compiler. */
  protected readonly milliseconds: number = 8000;
  private started: Programs | undefined;

  run(job: PaperJob): Promise<PaperAnswer | 'late' | 'ended'> {
    this.started ??= new Programs(PROGRAM, [this.compiler]);
    return this.started.run<PaperAnswer>(job, this.milliseconds);
  }

  onModuleDestroy(): void {
    this.started?.end();
  }
}
