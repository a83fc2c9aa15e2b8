import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort, isFree } from '../system/ports.mjs';
import { Problem } from '../system/problem.mjs';

const LONGEST_SOCKET_PATH = 103;
const SPACE_NEEDED = 400 * 1024 * 1024;
export const USER = 'kalyanam';
export const DATABASE = 'kalyanam';

/** The files of the private server below the data folder. */
export function placeOf(dataDir) {
  const folder = path.join(dataDir, 'database');
  const socket = path.join(folder, 'server.sock');
  const short = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return {
    folder,
    data: path.join(folder, 'data'),
    tmp: path.join(folder, 'tmp'),
    log: path.join(folder, 'server.log'),
    pid: path.join(folder, 'server.pid'),
    access: path.join(folder, 'access.json'),
    setup: path.join(folder, 'setup.sql'),
    socket: socket.length <= LONGEST_SOCKET_PATH ? socket : path.join(os.tmpdir(), `kalyanam-${short}.sock`),
  };
}

export async function preparePlace(place) {
  await mkdir(place.folder, { recursive: true, mode: 0o700 });
  await mkdir(place.tmp, { recursive: true, mode: 0o700 });
  const disk = await statfs(place.folder);
  if (disk.bavail * disk.bsize < SPACE_NEEDED) {
    throw new Problem(
      `The disk of ${place.folder} is nearly full: free 400 MB, or set DATA_DIR to a folder on another disk.`,
    );
  }
}

/** Port and password, created once and kept; another port when the kept one is in use. */
export async function chooseAccess(place) {
  const kept = await readFile(place.access, 'utf8').then(JSON.parse, () => null);
  const password = kept?.password ?? randomBytes(18).toString('base64url');
  const port = kept?.port && (await isFree(kept.port)) ? kept.port : await freePort();
  const access = { port, password };
  await writeFile(place.access, JSON.stringify(access), { mode: 0o600 });
  return access;
}

export function urlsOf({ port, password }) {
  const serverUrl = `mysql://${USER}:${password}@127.0.0.1:${port}/`;
  return { serverUrl, url: serverUrl + DATABASE };
}
