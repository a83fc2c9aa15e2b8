import { join } from 'node:path';
import { differenceFrom, expectAsStored, pictureOf } from '../../../e2e/support/make/paper-pictures.js';
import { PaperProcesses } from './paper-processes.js';
import { Paper, type PaperTemplate } from './paper.service.js';

const template = (body: string): PaperTemplate => ({ source: `#import "paper.typ": *\n#show: sheet\n${body}` });
const LETTERS = template(
  '#for line in data.lines { [#plain(line) \\ ] }\n#text(font: serif, 24pt, weight: 600, data.head)',
);
const STORED = join(import.meta.dirname, '../../../e2e/support/make/stored');

describe('a document', () => {
  const processes = new PaperProcesses();
  const paper = new Paper(processes);
  afterAll(() => processes.onModuleDestroy());

  const drawn = async (data: object): Promise<string> => (await paper.svg(template('#data.name'), { data })).toString();

  it('is a PDF', async () => {
    expect(await paper.isThere()).toBe(true);
    const pdf = await paper.pdf(LETTERS, { data: { head: 'Lakshmi', lines: ['Reddy'] } });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has the conjuncts of Telugu as they were looked at', async () => {
    const lines = ['శ్రీ ర్వా ష్ఠ క్ష్మ', 'లక్ష్మీ కృష్ణ స్త్రీ విశ్వనాథ్ జ్ఞాన త్త్వ ర్ద్ర', 'Reddy రెడ్డి 4827-193 · 5′ 4″'];
    await expectAsStored(
      join(STORED, 'letters.png'),
      await paper.svg(LETTERS, { data: { head: 'శ్రీ రస్తు Sri', lines } }),
    );
  });

  it('differs from its stored picture clearly when a word is another', async () => {
    const other = await pictureOf(await paper.svg(LETTERS, { data: { head: 'శ్రీ రస్తు Sri', lines: ['శ్రీ ర్వా ష్ఠ క్షమ'] } }));
    expect(await differenceFrom(join(STORED, 'letters.png'), other)).toBeGreaterThan(0.02);
  });

  it.each([
    '#panic("run")',
    '#read("/etc/passwd")',
    '$x^2$',
    '\\ ] [ #[',
    '*bold* _thin_ = head',
    '"); #import "/x.typ"; (',
    '<label> @reference `code`',
    '// remark /* remark */',
  ])('shows what a member wrote as it was written: %s', async (name) => {
    const written = await drawn({ name });
    expect(written).toBe(await drawn({ name }));
    const signs = (await paper.svg(template(`#text(${JSON.stringify(name)})`), { data: {} })).toString();
    expect(written).toBe(signs);
  });

  it('keeps a name of a hundred letters within the page', async () => {
    const wide = await paper.svg(LETTERS, { data: { head: '', lines: ['W'.repeat(100), 'శ్రీ'.repeat(50)] } });
    const { data, info } = await import('sharp').then(({ default: sharp }) =>
      sharp(wide, { density: 72 })
        .flatten({ background: '#fff' })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
    const margin = Array.from({ length: info.height }, (_, row) => data[row * info.width + info.width - 40] ?? 255);
    expect(Math.min(...margin.slice(60, -60))).toBe(255);
  });

  it('says that it failed when the template is wrong, and the next one is made', async () => {
    await expect(paper.pdf(template('#data.nothing'), { data: {} })).rejects.toMatchObject({ code: 'paper-failed' });
    await expect(paper.pdf(template('#data.name'), { data: { name: 'A' } })).resolves.toBeInstanceOf(Buffer);
  });

  it('is refused to the forty-third parallel request, and made for the others', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 43 }, (_, at) => paper.pdf(LETTERS, { data: { head: `${at}`, lines: [] } })),
    );
    const refused = asked.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ code: 'paper-busy', extras: { retryAfter: 5 } });
    expect(asked.at(-1)).toBe(refused[0]);
  });
});

describe('a platform without the native part of typst', () => {
  class Without extends PaperProcesses {
    protected override readonly compiler = '@kalyanam/not-on-this-platform';
  }
  const processes = new Without();
  afterAll(() => processes.onModuleDestroy());

  it('says so instead of a document', async () => {
    const paper = new Paper(processes);
    expect(await paper.isThere()).toBe(false);
    await expect(paper.pdf(template(''), { data: {} })).rejects.toMatchObject({ code: 'paper-missing', status: 503 });
  });
});
