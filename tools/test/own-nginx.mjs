// The nginx of a deployment for one test: `own-nginx.mjs <port>...` names the API's processes. Its first line is the address of
// the members' host, or why there is none; it ends with its input.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { missingNginx, placeholderPages, runNginx } from '../web/run-nginx.mjs';

if (missingNginx) {
  console.log(missingNginx);
  process.exit(0);
}
const folder = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-nginx-'));
await placeholderPages(folder);
const nginx = await runNginx({ folder, api: process.argv.slice(2) });
console.log(nginx.urls.member);
process.stdin.resume();
await once(process.stdin, 'end');
await nginx.stop();
await rm(folder, { recursive: true });
