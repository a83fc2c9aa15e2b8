import { fork, type ChildProcess } from 'node:child_process';

/** Memory is released after this idle time. */
const IDLE_MS = 30_000;

interface Idle {
  readonly child: ChildProcess;
  readonly ending: NodeJS.Timeout;
}

/**
 * Processes of one program, which know no settings and no secrets: native code at work cannot be interrupted, but a
 * process can be ended. There are as many as have work at the same time, and each does one piece of work after another.
 */
export class Programs {
  private readonly idle: Idle[] = [];

  constructor(
    private readonly program: string,
    private readonly given: readonly string[] = [],
  ) {}

  /** 'late' when the work took longer, and 'ended' when the process ends without an answer. */
  async run<Answer extends object>(job: object, milliseconds: number): Promise<Answer | 'late' | 'ended'> {
    const child = this.next();
    let late = false;
    const deadline = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, milliseconds);
    const answer = await answerOf<Answer>(child, job);
    clearTimeout(deadline);
    if (late) return 'late';
    if (!answer) return 'ended';
    this.keep(child);
    return answer;
  }

  end(): void {
    for (const { child, ending } of this.idle.splice(0)) {
      clearTimeout(ending);
      child.kill('SIGKILL');
    }
  }

  private next(): ChildProcess {
    for (let idle = this.idle.pop(); idle; idle = this.idle.pop()) {
      clearTimeout(idle.ending);
      if (!idle.child.connected) continue;
      idle.child.ref();
      idle.child.channel?.ref();
      return idle.child;
    }
    return fork(this.program, this.given, {
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
    const idle: Idle = { child, ending: setTimeout(() => this.drop(idle), IDLE_MS).unref() };
    this.idle.push(idle);
  }

  /** Unavailable immediately: the event of its end comes later. */
  private drop(idle: Idle): void {
    this.idle.splice(this.idle.indexOf(idle), 1);
    idle.child.kill('SIGKILL');
  }
}

/** Null when the process ends without an answer. */
function answerOf<Answer>(child: ChildProcess, job: object): Promise<Answer | null> {
  return new Promise((resolve) => {
    const done = (answer: Answer | null): void => {
      child.removeAllListeners();
      resolve(answer);
    };
    child.once('message', (answer) => done(answer as Answer));
    child.once('exit', () => done(null));
    child.on('error', () => done(null));
    // A process that cannot be written to is about to exit.
    child.send(job, () => undefined);
  });
}
