import http from 'node:http';

const PASSWORD = 'Kalyanam2026@demo';
const post = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The response's body; anything but a success ends the run. */
export async function read(url, init) {
  const answer = await fetch(url, init);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${body}`);
  return JSON.parse(body);
}

export const bearer = (token) => ({ headers: { authorization: `Bearer ${token}` } });

export const signIn = (api, email) => read(`${api}/auth/login`, post({ email, password: PASSWORD }));

/** Signs in as a browser that has signed in before, in a new session each time; anything but a success ends the run. */
export async function knownSignIn(api, email) {
  const first = await fetch(`${api}/auth/login`, post({ email, password: PASSWORD }));
  await first.arrayBuffer();
  const cookie = first.headers.getSetCookie().map((one) => one.split(';')[0]);
  const { headers, ...request } = post({ email, password: PASSWORD });
  return () => read(`${api}/auth/login`, { ...request, headers: { ...headers, cookie: cookie.join('; ') } });
}

/** The token of the demonstration's owner. */
export async function ownerToken(api) {
  const { data } = await read(`${api}/admin/session`, post({ username: 'admin', password: PASSWORD }));
  return data.token;
}

/** Cycles through a list. */
export function inTurn(list) {
  let turn = 0;
  return () => list[turn++ % list.length];
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Resolves with the status once all of the answer has come. `fetch` would cost as much as what it measures. */
export const statusOf = (url, token) =>
  new Promise((resolve, reject) => {
    const headers = token ? bearer(token).headers : {};
    http
      .get(url, { agent, headers }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
      .on('error', reject);
  });
