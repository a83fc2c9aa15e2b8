import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const FAULTS = join(process.cwd(), '..', '..', 'tools', 'faults.mjs');

/** The smallest part of `npm run faults`, which `npm run check:deep` runs whole. */
describe('a killed database and a killed API', () => {
  it('leave nothing lost, half-done or doubled', async () => {
    const child = spawn(process.execPath, [FAULTS, 'sample', '--built'], {
      env: { ...process.env, UV_THREADPOOL_SIZE: '8' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    const [code] = (await once(child, 'exit')) as [number | null];
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('sample: kept') as string });
  }, 180_000);
});
