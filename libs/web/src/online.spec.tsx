import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client';
import { online, useOnline } from './online';

const fetchMock = vi.fn<typeof fetch>();
const api = createApiClient({
  prefix: '/api',
  getToken: () => null,
  refresh: async () => 'new',
  onSignedOut: () => undefined,
});

const Note = () => (useOnline() ? 'Online' : 'No connection');
const tell = (event: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(event)));

function openPage() {
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Note />);
}

afterEach(() => {
  cleanup();
  online.set(true);
  fetchMock.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a page that has come is online, whatever the browser says, until it tells that the network is lost', () => {
  openPage();
  expect(document.body.textContent).toBe('Online');
  tell('offline');
  expect(document.body.textContent).toBe('No connection');
  tell('online');
  expect(document.body.textContent).toBe('Online');
});

it.each([200, 404, 503])('an answer with %s says that the network is back, until it is lost again', async (status) => {
  openPage();
  tell('offline');
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(() => api.get('/x').catch(() => null));
  expect(document.body.textContent).toBe('No connection');
  fetchMock.mockResolvedValueOnce(new Response('{}', { status }));
  await act(() => api.get('/x').catch(() => null));
  expect(document.body.textContent).toBe('Online');
  tell('offline');
  expect(document.body.textContent).toBe('No connection');
});

it('the answer to a call sent before the loss, or one that the browser may have kept, says nothing', async () => {
  openPage();
  let answer: (response: Response) => void = () => undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const sent = api.get('/x');
  tell('offline');
  answer(new Response('{}'));
  await act(() => sent);
  expect(document.body.textContent).toBe('No connection');
  fetchMock.mockResolvedValueOnce(new Response('{}', { headers: { 'Cache-Control': 'public, max-age=300' } }));
  await act(() => api.get('/x'));
  expect(document.body.textContent).toBe('No connection');
});

it('the answer to an upload says so as well', async () => {
  openPage();
  tell('offline');
  class Answered {
    upload = {};
    status = 200;
    responseText = '{}';
    onload = () => undefined;
    open = () => undefined;
    setRequestHeader = () => undefined;
    send = () => this.onload();
  }
  vi.stubGlobal('XMLHttpRequest', Answered);
  await act(() => api.upload('/x', new FormData(), { token: 't' }));
  expect(document.body.textContent).toBe('Online');
});
