import { join } from 'node:path';
import { expectAsStored } from '../../../e2e/support/make/paper-pictures.js';
import { chartOf } from '../../profiles/horoscopes/ephemeris.js';
import { PaperProcesses } from '../../platform/pdf/paper-processes.js';
import { Paper } from '../../platform/pdf/paper.service.js';
import { STAR_SHEET, starSheet, type SheetFacts, type SheetPerson } from './star-sheet.js';

const STORED = join(import.meta.dirname, '../../../e2e/support/make/stored');
const BRIDE: SheetPerson = {
  name: 'Sravani Reddy',
  memberCode: '4827193W',
  star: { star: 6, pada: 2 },
  kuja: 'no',
  chart: null,
};
const GROOM: SheetPerson = {
  name: 'Venkata Krishna Reddy',
  memberCode: '1234567A',
  star: { star: 20, pada: 3 },
  kuja: 'remedied',
  chart: chartOf(new Date('1995-01-01T23:45:00+05:30'), { lat: 17.385, lon: 78.4867 }),
};
const FACTS: SheetFacts = { bride: BRIDE, groom: GROOM, now: new Date('2026-11-26T10:00:00+05:30') };

/** Height of A4, in points. */
const PAGE_HEIGHT = 841.89;
const pagesOf = (svg: Buffer): number => Math.round(Number(/height="([\d.]+)/.exec(svg.toString())?.[1]) / PAGE_HEIGHT);

describe('the sheet for the purohit', () => {
  const processes = new PaperProcesses();
  const paper = new Paper(processes);
  afterAll(() => processes.onModuleDestroy());

  it('is one page, in English and Telugu, as it was looked at (test 8)', async () => {
    const svg = await paper.svg(STAR_SHEET, starSheet(FACTS));
    await expectAsStored(join(STORED, 'star-sheet.png'), svg);
    expect(pagesOf(svg)).toBe(1);
  });

  it('stays one page with names of a hundred letters, births of both and every note', async () => {
    const chart = GROOM.chart;
    const long = { ...BRIDE, name: 'W'.repeat(100), star: { star: 4, pada: 1 }, kuja: 'remedied', chart } as const;
    const facts = { ...FACTS, bride: long, groom: { ...long, star: { star: 4, pada: 3 } } };
    expect(pagesOf(await paper.svg(STAR_SHEET, starSheet(facts)))).toBe(1);
  });

  it('is a PDF', async () => {
    const pdf = await paper.pdf(STAR_SHEET, starSheet(FACTS));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
