import { fork, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { Settings } from '../../config/settings.js';
import type { PictureAnswer, PictureJob, PictureKind, PictureWork } from './picture-program.js';

/** Built or from source, as this file itself. */
const PROGRAM = join(import.meta.dirname, `picture-program${extname(import.meta.filename)}`);
/** Its memory is given back when nobody has uploaded for a while. */
const IDLE_MS = 30_000;

interface Idle {
  readonly child: ChildProcess;
  readonly ending: NodeJS.Timeout;
}

/** The processes that decode pictures: as many as there are pictures at once. */
@Injectable()
export class PictureProcesses implements OnModuleDestroy {
  private readonly idle: Idle[] = [];

  constructor(private readonly settings: Settings) {}

  /**
   * There is one deadline for all of the work on a picture; a process that misses it is ended.
   * @throws AppError picture-form, file-broken, busy after the deadline
   */
  async run<K extends PictureKind>(kind: K, given: PictureWork[K]['given']): Promise<PictureWork[K]['done']> {
    const child = this.next();
    let late = false;
    const deadline = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, this.settings.pictureSeconds * 1000);
    const answer = await answerOf(child, { kind, given });
    clearTimeout(deadline);
    if (late) throw new AppError('busy', { retryAfter: 5 });
    if (!answer) throw new AppError('file-broken');
    this.keep(child);
    if ('refused' in answer) throw new AppError(answer.refused === 'form' ? 'picture-form' : 'file-broken');
    return answer.done;
  }

  onModuleDestroy(): void {
    for (const { child } of this.idle.splice(0)) child.kill('SIGKILL');
  }

  private next(): ChildProcess {
    for (let idle = this.idle.pop(); idle; idle = this.idle.pop()) {
      clearTimeout(idle.ending);
      if (!idle.child.connected) continue;
      idle.child.ref();
      idle.child.channel?.ref();
      return idle.child;
    }
    return fork(PROGRAM, {
      serialization: 'advanced',
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  /** An idle process keeps nothing running: it ends with this one. */
  private keep(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    const idle: Idle = { child, ending: setTimeout(() => this.end(idle), IDLE_MS).unref() };
    this.idle.push(idle);
  }

  /** At once not to be had: that it has ended is heard later. */
  private end(idle: Idle): void {
    this.idle.splice(this.idle.indexOf(idle), 1);
    idle.child.kill('SIGKILL');
  }
}

/** Null when the process ends without an answer. */
function answerOf<K extends PictureKind>(child: ChildProcess, job: PictureJob<K>): Promise<PictureAnswer<K> | null> {
  return new Promise((resolve) => {
    const done = (answer: PictureAnswer<K> | null): void => {
      child.removeAllListeners();
      resolve(answer);
    };
    child.once('message', (answer) => done(answer as PictureAnswer<K>));
    child.once('exit', () => done(null));
    child.on('error', () => done(null));
    // A process that cannot be written to is about to exit.
    child.send(job, () => undefined);
  });
}
