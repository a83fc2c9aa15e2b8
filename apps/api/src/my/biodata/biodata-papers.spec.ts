import { join } from 'node:path';
import { BIODATA_SECTIONS, type BiodataChoice } from '@kalyanam/shared/topics/biodata/biodata';
import { exampleProfile } from '@kalyanam/shared/topics/profile/fields';
import sharp from 'sharp';
import { expectAsStored } from '../../../e2e/support/make/paper-pictures.js';
import type { User } from '../../people/accounts/user.entity.js';
import { PaperProcesses } from '../../platform/pdf/paper-processes.js';
import { Paper, type PaperContent } from '../../platform/pdf/paper.service.js';
import { NO_DETAILS } from '../../profiles/profile/profile-details.view.js';
import type { Profile } from '../../profiles/profile/profile.entity.js';
import { columnsOf } from '../../profiles/profile/profile.fields.js';
import { contentOf, withCode } from './biodata-content.js';
import { BIODATA_PAPER, paperOf } from './biodata-paper.js';
import type { BiodataFacts } from './biodata-parts.js';

const STORED = join(import.meta.dirname, '../../../e2e/support/make/stored');
const NOW = new Date('2026-11-26T10:00:00+05:30');

const USER = {
  memberCode: '4827193W',
  phone: '9848012345',
  phoneAbroad: null,
  email: 'sravani@example.com',
} as User;

const FACTS: BiodataFacts = {
  user: USER,
  familyNumbers: [],
  profile: {
    ...columnsOf(exampleProfile()),
    selfSummary: 'డేటా ఇంజినీర్. వారాంతాల్లో అన్నమయ్య కీర్తనలు పాడతాను.',
  } as Profile,
  details: {
    fields: {
      ...NO_DETAILS,
      familyType: 'joint',
      fatherName: 'Venkata Krishna Reddy',
      fatherNameTe: 'వెంకట కృష్ణా రెడ్డి',
      fatherWork: 'Agriculture',
      motherName: 'Lakshmi',
      motherNameTe: 'లక్ష్మి',
      nativeState: 'andhra-pradesh',
      nativeDistrict: 'kurnool',
      nativeVillage: 'Sirivella',
      villageTe: 'సిరివెళ్ల',
      degree: 'btech',
      jobTitle: 'Data engineer',
      languages: ['te', 'en'],
    },
    siblings: [{ relation: 'elder-brother', married: true, work: 'Software engineer', place: 'Pune' }],
    version: 1,
  },
  horoscope: { star: 3, pada: 2, kuja: 'no' } as BiodataFacts['horoscope'],
};

const ALL: BiodataChoice = {
  language: 'te',
  sections: [...BIODATA_SECTIONS],
  photo: 'none',
  contact: 'own',
  gothra: true,
  horoscope: true,
  head: 'sri',
};

const face = (): Promise<Buffer> =>
  sharp({ create: { width: 480, height: 600, channels: 3, background: '#cbb79a' } })
    .jpeg()
    .toBuffer();

/** A4 in points. */
const PAGE_HEIGHT = 842;

describe('the paper of a biodata', () => {
  const processes = new PaperProcesses();
  const paper = new Paper(processes);
  afterAll(() => processes.onModuleDestroy());

  const paperFor = (facts: BiodataFacts, choice: BiodataChoice, photo: Buffer | null = null): PaperContent =>
    paperOf(withCode(contentOf(facts, choice, { photo: null, now: NOW }), 'https://kalyanam.example/b/x?v=1'), photo);
  const drawn = (facts: BiodataFacts, choice: BiodataChoice, photo: Buffer | null = null): Promise<Buffer> =>
    paper.svg(BIODATA_PAPER, paperFor(facts, choice, photo));
  const pagesOf = (svg: Buffer): number =>
    Math.round(Number(/height="([\d.]+)/.exec(svg.toString())?.[1]) / PAGE_HEIGHT);

  it.each(['te', 'en', 'both'] as const)('is one page in %s, as it was looked at (C13 test 4)', async (language) => {
    const svg = await drawn(FACTS, { ...ALL, language }, await face());
    expect(pagesOf(svg)).toBe(1);
    await expectAsStored(join(STORED, `biodata-${language}.png`), svg);
  });

  it.each(['te', 'en', 'both'] as const)('fits in %s with the first size that is tried', async (language) => {
    for (const photo of [null, await face()])
      for (const sections of [ALL.sections, ALL.sections.slice(0, 3)]) {
        const { sizes = [], ...content } = paperFor(FACTS, { ...ALL, language, sections }, photo);
        expect(content.pages).toBe(1);
        expect(pagesOf(await paper.svg(BIODATA_PAPER, { ...content, sizes: sizes.slice(0, 1) }))).toBe(1);
      }
  });

  it('is another picture without what was not chosen (C13 test 1)', async () => {
    const part = async (choice: Partial<BiodataChoice>): Promise<string> =>
      (await drawn(FACTS, { ...ALL, ...choice })).toString();
    const without = { gothra: false, contact: 'none', horoscope: false } as const;
    const other: BiodataFacts = {
      user: { ...USER, phone: '9000000000', email: 'other@example.com' },
      profile: { ...FACTS.profile, gothra: 'Bharadwaja' },
      details: FACTS.details,
      horoscope: null,
      familyNumbers: [],
    };
    expect(await part(without)).not.toBe(await part({}));
    // Parts that are not chosen change nothing, whatever they contain.
    expect(await part(without)).toBe((await drawn(other, { ...ALL, ...without })).toString());
  });

  it('asks to scan only where there is a code', () => {
    const preview = contentOf(FACTS, { ...ALL, language: 'both' }, { photo: null, now: NOW });
    const linked = withCode(preview, 'https://kalyanam.example/b/x?v=1');
    expect(preview.footer[1]).toMatch(/^Profile ID /);
    expect(linked.footer[1]).toBe(`Scan for the latest version. ${preview.footer[1]}`);
    expect(linked.footer[0]).toMatch(/స్కాన్ చేయండి\. ప్రొఫైల్ నంబరు/);
  });

  it('calls subcaste, gothra and towns as its language does', () => {
    const linesIn = (language: BiodataChoice['language']): string[] =>
      contentOf(FACTS, { ...ALL, language }, { photo: null, now: NOW }).parts.flatMap(({ rows }) =>
        rows.flatMap(({ lines }) => lines),
      );
    const [te, en] = [
      ['మోటాటి', 'కాశ్యప', 'కర్నూలు, ఆంధ్రప్రదేశ్'],
      ['Motati', 'Kasyapa', 'Kurnool, Andhra Pradesh'],
    ];
    expect(linesIn('te')).toEqual(expect.arrayContaining(te));
    expect(linesIn('te').filter((line) => en.includes(line))).toEqual([]);
    expect(linesIn('en')).toEqual(expect.arrayContaining(en));
    expect(linesIn('both')).toEqual(expect.arrayContaining([...te, ...en]));
  });

  it('holds a name of a hundred letters, and no more than two pages of all that can be written (C13 test 8)', async () => {
    const long = (letters: string, most: number): string => letters.repeat(most).slice(0, most);
    const facts: BiodataFacts = {
      ...FACTS,
      profile: {
        ...FACTS.profile,
        name: long('W', 100),
        nameTe: long('శ్రీ', 100),
        selfSummary: long('నాకు పుస్తకాలు చదవడం ఇష్టం. ', 1000),
        expectations: long('Someone kind who likes long walks. ', 1000),
        subcaste: long('M', 80),
        surname: long('G', 40),
      },
      details: {
        ...FACTS.details,
        fields: {
          ...FACTS.details.fields,
          fatherName: long('F', 80),
          fatherWork: long('Agriculture and more ', 80),
          motherWork: long('Teacher of Telugu ', 80),
          institution: long('College of ', 100),
          employer: long('Company of ', 80),
        },
        siblings: Array.from({ length: 12 }, (_, at) => ({
          relation: at % 2 ? 'elder-sister' : 'elder-brother',
          married: at % 3 === 0,
          work: long(`Work ${at} of many words `, 80),
          place: long(`Place ${at} `, 60),
        })),
      },
    };
    for (const language of ['te', 'en', 'both'] as const)
      expect(pagesOf(await drawn(facts, { ...ALL, language }, await face()))).toBeLessThanOrEqual(2);
    await expectAsStored(
      join(STORED, 'biodata-long.png'),
      await drawn(facts, { ...ALL, language: 'te' }, await face()),
    );
  });

  it('is a PDF of some tens of kilobytes', async () => {
    const pdf = await paper.pdf(BIODATA_PAPER, paperFor(FACTS, ALL, await face()));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(120_000);
  });
});
