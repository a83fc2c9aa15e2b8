const PATIENCE_MS = 20_000;

/**
 * One request, whatever becomes of it: {status, body}. The status is 0 where no answer came, and `took` in ms says how long
 * that was known.
 */
export async function send(url, { method = 'POST', token, headers = {}, json, form } = {}) {
  const began = performance.now();
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json ? JSON.stringify(json) : form,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null, took: performance.now() - began };
  } catch {
    return { status: 0, body: null, took: performance.now() - began };
  }
}

export const isDone = ({ status }) => status >= 200 && status < 300;
