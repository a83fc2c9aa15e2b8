import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join(__dirname, '../../../../../tools/test/own-nginx.mjs');

/** The nginx of a deployment before these processes; `url` is null where this machine has no nginx. */
export async function ownNginx(ports: readonly number[]): Promise<{ url: string | null; end(): Promise<void> }> {
  const nginx = spawn(process.execPath, [PROGRAM, ...ports.map(String)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(nginx, 'exit');
  const [line] = (await once(createInterface({ input: nginx.stdout }), 'line')) as [string];
  const end = async (): Promise<void> => {
    nginx.stdin.end();
    await ended;
  };
  return { url: line.startsWith('http') ? line : null, end };
}
