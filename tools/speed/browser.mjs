import { chromium } from '@playwright/test';
import { browserLaunch } from '../system/browser.mjs';
import { Problem } from '../system/problem.mjs';

/** The demonstration's verified member (README.md). */
const MEMBER = { email: 'verified@example.com', password: 'Kalyanam2026@demo' };
const API = '/backend/api';

export const launchOptions = async () => (await browserLaunch()) ?? {};

export async function launchBrowser() {
  return chromium.launch(await launchOptions());
}

async function called(answer) {
  if (answer.ok()) return answer.json();
  throw new Problem(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
}

/** Signs the demonstration's member in, so that the context's pages have a session. Returns the address of a profile. */
export async function signIn(context, address) {
  const { token } = await called(await context.request.post(`${address}${API}/auth/login`, { data: MEMBER }));
  const headers = { Authorization: `Bearer ${token}` };
  const { profiles } = await called(await context.request.get(`${address}${API}/profiles`, { headers }));
  return `/profile/${(profiles.find(({ photo }) => photo) ?? profiles[0]).id}`;
}
