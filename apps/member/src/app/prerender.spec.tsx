import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prerender, prerenderWaiting } from './prerender';

const PUBLIC = ['/', '/login', '/register', '/privacy', '/terms', '/contact', '/grievance'];

describe('the pages that are written at build time', () => {
  beforeEach(() => {
    for (const name of ['window', 'document', 'localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(PUBLIC)('say at %s what a visitor reads, with links that lead there without any code', async (path) => {
    const html = await prerender(path);
    expect(html).toMatch(/<h1[^>]*>[^<]+</);
    expect(html).toContain('href="/login"');
    expect(html).toMatch(/^<a href="#main"/);
  });

  it.each(PUBLIC)('need at %s no style that the policy forbids', async (path) => {
    expect(await prerender(path)).not.toMatch(/ style=|<script|<style/);
  });

  it.each(PUBLIC)('keep controls disabled at %s until their code is there', async (path) => {
    const controls = (await prerender(path)).match(/<(?:button|input|select|textarea)\b[^<>]*>/g) ?? [];
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) expect(control).toContain(' disabled=""');
  });

  it('say of the pages of members nothing but that they are loading', () => {
    expect(prerenderWaiting()).toContain('Loading');
  });
});
