import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../system/settings.mjs';
import { FAILURES } from './failures.mjs';
import { fileHeaders, pageHeaders } from './headers.mjs';

const read = (file) => readFileSync(path.join(ROOT, 'docker/nginx', file), 'utf8');
const HSTS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** The headers that a part of the configuration sets, including those of included files. */
function headersOf(part) {
  const included = (text) =>
    text.replace(/include ((?:headers|member-page)\.conf);/g, (_, file) => included(read(file)));
  const whole = included(part);
  const found = [...whole.matchAll(/add_header (\S+) "([^"]*)"( always)?;/g)];
  for (const [line, , value, always] of found)
    assert.equal(Boolean(always), !value.includes('immutable'), `only what is found may be kept for ever: ${line}`);
  return Object.fromEntries(found.map(([, name, value]) => [name, value]));
}

function locationOf(text, location) {
  const start = text.indexOf(`location ${location} {`);
  assert.notEqual(start, -1, location);
  return text.slice(start, text.indexOf('}', start));
}

const [, member, admin] = read('nginx.conf').split(/\bserver \{\n\s+listen/);

describe('the nginx of a deployment', () => {
  it('sends the members’ page with the same headers as the stand-alone product', () => {
    for (const place of ['= /index.html', '^~ /pages/'])
      assert.deepEqual(headersOf(locationOf(member, place)), { ...pageHeaders(), ...HSTS });
    assert.match(locationOf(member, '^~ /pages/'), /\n +internal;/);
  });

  it('does the same for the administrators’ page, with a new nonce for each request', () => {
    const page = locationOf(admin, '= /index.html');
    assert.deepEqual(headersOf(page), { ...pageHeaders('$request_id'), ...HSTS });
    assert.match(page, /sub_filter '__CSP_NONCE__' '\$request_id';/);
  });

  it('sends files with the same headers, and lets those with a hash be cached forever', () => {
    const files = read('files.conf');
    const hashed = { ...fileHeaders, ...HSTS, 'Cache-Control': 'public, max-age=31536000, immutable' };
    for (const place of ['^~ /assets/', '@kept']) assert.deepEqual(headersOf(locationOf(files, place)), hashed);
    const others = { ...fileHeaders, ...HSTS, 'Cache-Control': 'no-cache' };
    for (const place of ['~ ^/[^/]+\\.[A-Za-z0-9]+$', '^~ /.well-known/'])
      assert.deepEqual(headersOf(locationOf(files, place)), others);
    const gone = { ...fileHeaders, ...HSTS, 'Cache-Control': 'no-store' };
    assert.deepEqual(headersOf(locationOf(files, '@gone')), gone);
  });

  it('answers in the place of the API in its shape and its words', () => {
    const files = read('files.conf');
    for (const code of ['not-found', 'payload-too-large', 'busy']) {
      const { status, message, retryAfter } = FAILURES[code];
      const location = locationOf(files, `@${code}`);
      const body = JSON.stringify({ success: false, code, message, requestId: '$request_id' });
      assert.ok(files.includes(`return ${status} '${body}';`), code);
      const wanted = { ...fileHeaders, ...HSTS, 'Cache-Control': 'no-store' };
      if (retryAfter) wanted['Retry-After'] = String(retryAfter);
      assert.deepEqual(headersOf(location), wanted);
    }
  });

  it('trusts only the proxy in front about the client’s address, and hides its version', () => {
    const conf = read('nginx.conf');
    assert.deepEqual(conf.match(/set_real_ip_from \S+;/g), ['set_real_ip_from 10.89.0.1;']);
    assert.match(conf, /server_tokens off;/);
    assert.match(read('api.conf'), /proxy_set_header X-Forwarded-For \$remote_addr;/);
  });
});
