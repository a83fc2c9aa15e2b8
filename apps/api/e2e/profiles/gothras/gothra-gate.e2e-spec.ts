import type { GothraRuleLine } from '@kalyanam/shared/base/vocabulary/gothras';
import { GOTHRA_LIMITS } from '@kalyanam/shared/topics/gothras/gothras';
import { User } from '../../../src/people/accounts/user.entity.js';
import { Block } from '../../../src/contact/blocks/block.entity.js';
import { SEED_GOTHRAS, spellingsOf } from '../../../src/platform/text-keys/gothra-table.js';
import type { MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

interface Gate {
  verdict: string | null;
  line: string | null;
  changedAt: string | null;
}

describe('the gothra gate', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  beforeEach(() => test.empty());
  afterAll(() => test.close());

  const her = (wish: MemberWish = {}): Promise<SignedIn> => test.make.signedIn({ gender: 'female', ...wish });
  const him = (wish: MemberWish = {}): Promise<SignedIn> => test.make.signedIn({ gender: 'male', ...wish });

  const gate = async (viewer: SignedIn, owner: SignedIn): Promise<Gate> => {
    const { body } = await viewer.get(`/profiles/${owner.id}`).expect(200);
    return (body as { profile: { gothraGate: Gate } }).profile.gothraGate;
  };
  const verdict = async (viewer: SignedIn, owner: SignedIn): Promise<(string | null)[]> => {
    const { verdict, line } = await gate(viewer, owner);
    return [verdict, line];
  };
  const setRule = async (member: SignedIn, lines: GothraRuleLine[]): Promise<void> => {
    const { body } = await member.get('/profiles/me/lineage').expect(200);
    const { version } = body as { version: number };
    await member.put('/profiles/me/lineage/rule', { lines, version }).expect(200);
  };
  const say = async (member: SignedIn, line: string, typed: string): Promise<void> => {
    await member.put('/account/consents/family-details', { given: true }).expect(200);
    await member.put('/profiles/me/lineage', { [line]: { typed } }).expect(200);
  };

  it('knows every spelling of Bharadwaja as one gothra, and tells Paidipala from Pamidipala', async () => {
    const bharadwaja = SEED_GOTHRAS.find(({ id }) => id === 'bharadwaja')!;
    const viewer = await him({ gothra: 'భారద్వాజ' });
    for (const gothra of spellingsOf(bharadwaja))
      expect([gothra, await verdict(viewer, await her({ gothra }))]).toEqual([gothra, ['same', 'own']]);
    const paidipala = await her({ gothra: 'Paidipala' });
    expect(await verdict(viewer, paidipala)).toEqual(['different', null]);
    expect(await verdict(await him({ gothra: 'Pamidipalla' }), paidipala)).toEqual(['different', null]);
  });

  it('tells a semi-verified viewer the own line and nothing else', async () => {
    const viewer = await him({ gothra: 'Kasyapa', verificationStatus: 'semi-verified' });
    const owner = await her({ gothra: 'Kashyapasa' });
    expect(await gate(viewer, owner)).toEqual({ verdict: 'same', line: 'own', changedAt: null, sameSurname: false });
    const other = await her({ gothra: 'Atreya' });
    await say(other, 'mother', 'Kasyapa');
    await setRule(other, ['own', 'mother']);
    expect(await verdict(viewer, other)).toEqual(['different', null]);
  });

  it('leaves a cross cousin open until a family adds the line to its rule, and names only its own lines', async () => {
    const [u, c] = [await him({ gothra: 'Kasyapa' }), await her({ gothra: 'Atreya' })];
    await say(u, 'mother', 'Athreya');
    expect([await verdict(u, c), await verdict(c, u)]).toEqual([
      ['different', null],
      ['different', null],
    ]);
    await setRule(u, ['own', 'mother']);
    expect([await verdict(u, c), await verdict(c, u)]).toEqual([
      ['same', 'mother'],
      ['same', 'their-rule'],
    ]);
    await setRule(u, ['own']);
    expect([await verdict(u, c), await verdict(c, u)]).toEqual([
      ['different', null],
      ['different', null],
    ]);
  });

  it('cannot tell where a line of the rule is not known, and hide-same keeps that profile', async () => {
    const [u, c] = [await him({ gothra: 'Kasyapa' }), await her({ gothra: 'Atreya' })];
    await u.put('/account/consents/family-details', { given: true }).expect(200);
    await u.put('/profiles/me/lineage', { 'fathers-mother': { state: 'unknown' } }).expect(200);
    await setRule(u, ['own', 'fathers-mother']);
    expect(await verdict(u, c)).toEqual(['cannot-tell', null]);
    const { body } = await u.get('/profiles?gothra=hide-same').expect(200);
    expect(body).toMatchObject({ total: 1, hiddenByGothra: 0, profiles: [{ id: c.id, sameGothra: false }] });
  });

  it('hides the same by my rule and by theirs, and counts them', async () => {
    const u = await him({ gothra: 'Kasyapa' });
    await say(u, 'mother', 'Gautama');
    await setRule(u, ['own', 'mother']);
    const same = await her({ gothra: 'Kashyap' });
    const mothers = await her({ gothra: 'Gowthama' });
    const theirs = await her({ gothra: 'Atreya' });
    await say(theirs, 'mothers-mother', 'కాశ్యప');
    await setRule(theirs, ['own', 'mothers-mother']);
    const open = await her({ gothra: 'Vasishta' });
    const waiting = await her({ gothra: 'Kasyapa', verificationStatus: 'semi-verified' });
    const listed = async (query: string) => {
      const { body } = await u.get(`/profiles${query}`).expect(200);
      const { profiles, total, hiddenByGothra } = body as {
        profiles: { id: string; sameGothra: boolean }[];
        total: number;
        hiddenByGothra: number;
      };
      const chips = profiles.filter(({ sameGothra }) => sameGothra).map(({ id }) => id);
      return { ids: profiles.map(({ id }) => id).sort(), chips: chips.sort(), total, hiddenByGothra };
    };
    const ids = (...members: SignedIn[]): string[] => members.map(({ id }) => id).sort();
    expect(await listed('')).toEqual({
      ids: ids(same, mothers, theirs, open, waiting),
      chips: ids(same, mothers, theirs),
      total: 5,
      hiddenByGothra: 0,
    });
    expect(await listed('?gothra=hide-same')).toEqual({
      ids: ids(open, waiting),
      chips: [],
      total: 2,
      hiddenByGothra: 3,
    });
    await setRule(u, ['own']);
    await setRule(theirs, ['own']);
    expect(await listed('?gothra=hide-same')).toMatchObject({
      ids: ids(mothers, theirs, open, waiting),
      hiddenByGothra: 1,
    });
  });

  it('refuses the filter to a semi-verified viewer, and shows no chip', async () => {
    const viewer = await him({ gothra: 'Kasyapa', verificationStatus: 'semi-verified' });
    await her({ gothra: 'Kasyapa' });
    const { body } = await viewer.get('/profiles?gothra=hide-same').expect(400);
    expect(body).toMatchObject({ code: 'invalid-form', fields: { gothra: 'This opens after verification' } });
    const { body: page } = await viewer.get('/profiles').expect(200);
    expect(page).toMatchObject({ profiles: [{ sameGothra: false }] });
  });

  it('never sends a gothra to a semi-verified viewer in any spelling, in body or headers', async () => {
    const viewer = await him({ gothra: 'Kasyapa', verificationStatus: 'semi-verified' });
    const owner = await her({ gothra: 'Bharadwajasa' });
    await say(owner, 'mother', 'Kaundinyasa');
    await setRule(owner, ['own', 'mother']);
    const spellings = SEED_GOTHRAS.filter(({ id }) => ['bharadwaja', 'kaundinya'].includes(id)).flatMap((one) => [
      one.id,
      ...spellingsOf(one),
    ]);
    for (const address of [
      `/profiles/${owner.id}`,
      `/profiles/get.php?id=${owner.id}`,
      '/profiles',
      '/profiles/list.php',
    ]) {
      const answer = await viewer.get(address).expect(200);
      const sent = `${JSON.stringify(answer.headers)}${answer.text}`.toLowerCase();
      expect([address, spellings.filter((one) => sent.includes(one.toLowerCase()))]).toEqual([address, []]);
    }
  });

  it('cannot tell for thirty days after a change that no one reviewed', async () => {
    const viewer = await him({ gothra: 'Kasyapa', verificationStatus: 'semi-verified' });
    const owner = await her({ gothra: 'Vadhula' });
    expect(await verdict(viewer, owner)).toEqual(['different', null]);
    for (const gothra of ['Vadhula', 'Atreya', 'Gautama', 'Vasishta', 'Sandilya']) {
      await viewer.put('/profiles/me/lineage', { own: { typed: gothra } }).expect(200);
      expect(await gate(viewer, owner)).toMatchObject({
        verdict: 'cannot-tell',
        changedAt: expect.any(String) as string,
      });
    }
    test.clock.advance(29 * 86_400);
    expect(await verdict(await test.make.session(viewer), owner)).toEqual(['cannot-tell', null]);
    test.clock.advance(2 * 86_400);
    expect(await gate(await test.make.session(viewer), owner)).toMatchObject({ verdict: 'different', changedAt: null });
  });

  it('does not take another spelling for a change', async () => {
    const viewer = await him({ gothra: 'Kasyapa', verificationStatus: 'semi-verified' });
    const owner = await her({ gothra: 'Vadhula' });
    await viewer.put('/profiles/me/lineage', { own: { typed: 'Kashyapasa' } }).expect(200);
    expect(await verdict(viewer, owner)).toEqual(['different', null]);
  });

  it('gives a semi-verified viewer the verdict on a limited number of profiles a day, and opens the others without it', async () => {
    const viewer = await him({ gothra: 'Kasyapa', verificationStatus: 'semi-verified' });
    const owners = [];
    for (let made = 0; made <= GOTHRA_LIMITS.verdictsPerDay; made += 1) owners.push(await her({ gothra: 'Kasyapa' }));
    const [first, ...others] = owners;
    const last = others.pop()!;
    for (const owner of [first!, ...others]) expect(await verdict(viewer, owner)).toEqual(['same', 'own']);
    expect(await gate(viewer, last)).toEqual({ verdict: null, line: null, changedAt: null, sameSurname: false });
    expect(await verdict(viewer, first!)).toEqual(['same', 'own']);
    expect(await verdict(viewer, last)).toEqual([null, null]);
    test.clock.advance(86_400);
    expect(await verdict(await test.make.session(viewer), last)).toEqual(['same', 'own']);
  });

  it('tells two equal texts that are in no list as the same, and others not at all', async () => {
    const viewer = await him({ gothra: 'Pentakula' });
    expect(await verdict(viewer, await her({ gothra: 'pentakula gothram' }))).toEqual(['same', 'own']);
    expect(await verdict(viewer, await her({ gothra: 'Gondakula' }))).toEqual(['cannot-tell', null]);
  });

  it('notes the same surname between verified members, and counts it where a rule says so', async () => {
    const [u, c] = [
      await him({ gothra: 'Kasyapa', surname: 'Mallela' }),
      await her({ gothra: 'Atreya', surname: 'Malela' }),
    ];
    expect(await gate(u, c)).toMatchObject({ verdict: 'different', sameSurname: true });
    await setRule(c, ['own', 'surname']);
    expect(await gate(u, c)).toMatchObject({ verdict: 'same', line: 'surname' });
    const { body } = await u.get('/profiles?gothra=hide-same').expect(200);
    expect(body).toMatchObject({ total: 0, hiddenByGothra: 1 });
    const semi = await him({ gothra: 'Kasyapa', surname: 'Mallela', verificationStatus: 'semi-verified' });
    expect(await gate(semi, c)).toMatchObject({ verdict: 'different', sameSurname: false });
    const reddys = [
      await him({ gothra: 'Kasyapa', surname: 'Reddy' }),
      await her({ gothra: 'Atreya', surname: 'Reddy' }),
    ];
    expect(await gate(reddys[0]!, reddys[1]!)).toMatchObject({ sameSurname: false });
  });

  it('answers a blocked pair as if there were no profile', async () => {
    const [u, c] = [await him({ gothra: 'Kasyapa' }), await her({ gothra: 'Kashyapasa' })];
    const codeOf = async (member: SignedIn): Promise<string> =>
      (await member.get('/profiles/me').expect(200)).body.profile.memberCode;
    const ways: [SignedIn, SignedIn][] = [
      [u, c],
      [c, u],
    ];
    const answers = async (viewer: SignedIn, id: string, code: string) => {
      const seen = [];
      for (const path of [
        `/profiles/${id}`,
        `/profiles/by-code/${code}`,
        `/profiles/why?code=${code}&gothra=hide-same`,
      ]) {
        const { status, body } = await viewer.get(path);
        seen.push([status, { ...body, requestId: '' }]);
      }
      return seen;
    };
    const gone = await her({ gothra: 'Kasyapa' });
    const goneCode = await codeOf(gone);
    await test.rows(User).delete({ id: gone.userId });
    for (const [blocker, blocked] of ways) {
      await test.make.block(blocker, blocked);
      for (const [viewer, owner] of ways) {
        const nothing = await answers(viewer, gone.id, goneCode);
        expect(nothing.map(([status]) => status)).toEqual([404, 404, 200]);
        expect(await answers(viewer, owner.id, await codeOf(owner))).toEqual(nothing);
      }
      await test.rows(Block).deleteAll();
    }
  });
});
