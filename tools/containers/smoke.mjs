import assert from 'node:assert/strict';
import sharp from 'sharp';
import { send } from '../faults/client.mjs';

const EXAMPLE = new URL('../../libs/shared/dist/contracts/registration.example.js', import.meta.url);
const API = '/backend/api';
const ADMIN = { username: 'asha', password: 'Queue4Morning' };

async function pages({ member, admin }) {
  const page = await fetch(`${member}/`);
  assert.equal(page.status, 200);
  const [asset] = /\/assets\/[\w-]+\.js/.exec(await page.text());
  const found = await fetch(member + asset);
  assert.deepEqual([found.status, found.headers.get('cache-control')], [200, 'public, max-age=31536000, immutable']);
  assert.equal(found.headers.get('content-encoding'), 'gzip');
  const gone = await fetch(`${member}/assets/gone.js`);
  assert.deepEqual([gone.status, gone.headers.get('cache-control')], [404, 'no-store']);
  assert.equal((await fetch(`${member}/profile/john.doe`)).status, 200);
  for (const file of ['/robots.txt', '/.well-known/security.txt'])
    assert.equal((await fetch(member + file)).status, 200);
  assert.match((await fetch(`${admin}/`)).headers.get('content-security-policy'), /nonce-/);
}

async function hosts({ member, admin }) {
  const statusOf = async (url) => (await send(url, { method: 'GET' })).status;
  for (const closed of ['/metrics', '/admin/session', '/ADMIN/session', '/dev/outbox'])
    assert.equal(await statusOf(member + API + closed), 404, closed);
  assert.equal(await statusOf(`${admin}${API}/auth/me`), 404);
  assert.equal(await statusOf(`${admin}${API}/metrics`), 404);
  assert.equal(await statusOf(`${member}${API}/auth/me`), 401);
}

/** Registers, sends a photo, logs in and enters the code of the mail. */
async function family({ member }, mails) {
  const { registrationExample } = await import(EXAMPLE);
  const form = { ...registrationExample(), email: 'family@example.com', phone: '9848000001' };
  const registered = await send(`${member}${API}/auth/register`, { json: form });
  assert.equal(registered.status, 201, JSON.stringify(registered.body));
  const { uploadToken } = registered.body.data ?? registered.body;
  const photos = new FormData();
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a4b2d' } })
    .jpeg()
    .toBuffer();
  photos.append('declaration', 'true');
  photos.append('photos', new Blob([picture], { type: 'image/jpeg' }), 'photo.jpg');
  const sent = await send(`${member}${API}/files/photos`, { token: uploadToken, form: photos });
  assert.ok(sent.status < 300, JSON.stringify(sent.body));
  const login = await send(`${member}${API}/auth/login`, { json: { email: form.email, password: form.password } });
  assert.equal(login.status, 200, JSON.stringify(login.body));
  const { token } = login.body.data ?? login.body;
  const verified = await send(`${member}${API}/auth/verify-email`, {
    token,
    json: { token: await mails.codeFor(form.email) },
  });
  assert.equal(verified.status, 200, JSON.stringify(verified.body));
}

/** The first owner, made in a container of the team's API, who signs in at the second host only. */
async function team({ member, admin }, exec) {
  await exec(ADMIN.password, 'node', 'dist/operations/commands/create-admin.js', ADMIN.username, 'Asha Reddy', 'owner');
  const login = (host) => send(`${host}${API}/admin/session`, { json: ADMIN });
  const signedIn = await login(admin);
  assert.ok(signedIn.status < 300, JSON.stringify(signedIn.body));
  assert.equal((await login(member)).status, 404);
}

/** A member's and an administrator's first minutes through nginx; closed routes stay closed. */
export async function smoke(urls, { mails, exec, say }) {
  await pages(urls);
  say('ok  pages, assets, headers');
  await hosts(urls);
  say('ok  hosts: each passes its own side, neither the metrics');
  await family(urls, mails);
  say('ok  registration, photo, login, code by mail');
  await team(urls, exec);
  say('ok  first owner signs in at the second host');
}
