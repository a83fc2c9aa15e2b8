import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join(__dirname, '../../../../../tools/test/own-database.mjs');

export interface OwnDatabase {
  url: string;
  does(act: 'freeze' | 'thaw' | 'restart'): Promise<void>;
  end(): Promise<void>;
}

/** A database server for one test alone, which may do with it what others would suffer from. */
export async function ownDatabase(...options: string[]): Promise<OwnDatabase> {
  const server = spawn(process.execPath, [PROGRAM, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: server.stdout });
  const [url] = (await once(lines, 'line')) as [string];
  return {
    url,
    async does(act) {
      server.stdin.write(`${act}\n`);
      await once(lines, 'line');
    },
    async end() {
      server.stdin.end();
      await once(server, 'exit');
    },
  };
}
