import path from 'node:path';
import { buildAll } from '../build/build.mjs';
import { startApi } from './api.mjs';
import { firstDeath, layFoundation, runningParts, urlsOf } from './foundation.mjs';
import { serveApp } from './serve.mjs';
import { ROOT } from '../system/settings.mjs';
import { freePorts } from '../system/ports.mjs';

/**
 * Brings the whole product up: database, migrations, demonstration data, builds, API and both SPAs.
 * Settings as in settings.mjs (free ports when none are given), and `forTests` for a database that trades durability
 * for speed.
 * Returns {urls, env, died, stop}; `died` resolves with a sentence when a part dies. When a step fails, everything that
 * was started is stopped again.
 */
export async function startProduct({ say = () => {}, ports: given, ...others }) {
  const ports = given ?? (await freePorts());
  const settings = { ...others, ports };
  const { dataDir } = settings;
  const running = runningParts();
  try {
    const { env, database } = await layFoundation(settings, { running, build: buildAll, say });
    say('Starting the API and both applications ...');
    const api = running.add(await startApi({ env, dataDir, port: ports.api }));
    const apiUrl = `http://127.0.0.1:${ports.api}`;
    for (const side of ['member', 'admin']) {
      const root = path.join(ROOT, 'apps', side, 'dist');
      running.add(await serveApp({ side, root, apiUrl, port: ports[side] }));
    }
    return {
      urls: urlsOf(ports),
      env,
      died: firstDeath({ API: api, 'database server': database }),
      stop: running.stop,
    };
  } catch (error) {
    await running.stop();
    throw error;
  }
}
