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

export const signIn = (api, email) => read(`${api}/auth/login`, post({ email, password: PASSWORD }));

/** Sends requests as the demonstration's owner. */
export async function ownerOf(api) {
  const { data } = await read(`${api}/admin/session`, post({ username: 'admin', password: PASSWORD }));
  return (route) => read(api + route, { headers: { authorization: `Bearer ${data.token}` } });
}

/** Cycles through a list. */
export function inTurn(list) {
  let turn = 0;
  return () => list[turn++ % list.length];
}
