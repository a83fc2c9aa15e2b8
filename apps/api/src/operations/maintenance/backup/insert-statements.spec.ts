import { escape } from 'mysql2';
import { linesOf } from './lines.js';
import { InsertStatements, kindOf } from './insert-statements.js';

const BEGIN = Buffer.from('INSERT INTO t (a, b, c) VALUES ');
const row = (...values: (string | Buffer | null)[]) =>
  values.map((value) => (typeof value === 'string' ? Buffer.from(value) : value));

describe('INSERT statements', () => {
  it('hold numbers, texts and bytes as the driver itself would write them', () => {
    const statements = new InsertStatements(BEGIN, ['number', 'text', 'bytes']);
    const text = `it's \\ "quoted"\n\r\0\x1a తెలుగు`;
    statements.add(row('-12.50', text, Buffer.from([0, 255, 39])));
    statements.add(row(null, null, null));
    const written = statements.rest()?.toString();
    // The driver escapes the double quote too, which need not be.
    const escaped = escape(text).replaceAll('\\"', '"');
    expect(written).toBe(`${BEGIN.toString()}(-12.50,${escaped},X'00ff27'),(NULL,NULL,NULL);\n`);
    expect(statements.rest()).toBeNull();
  });

  it('end when they are long, and have room for a value of any length', () => {
    const statements = new InsertStatements(BEGIN, ['number', 'text', 'bytes']);
    const long = statements.add(row('1', `'`.repeat(3_000_000), Buffer.alloc(2_000_000)));
    expect(long?.length).toBe(BEGIN.length + `(1,'',X'');\n`.length + 10_000_000);
    expect(statements.add(row('1', 'a', null))).toBeNull();
    expect(statements.rest()?.toString()).toBe(`${BEGIN.toString()}(1,'a',NULL);\n`);
  });

  it.each([
    ['bigint', 'number'],
    ['varbinary', 'bytes'],
    ['mediumblob', 'bytes'],
    ['datetime', 'text'],
    ['json', 'text'],
    ['mediumtext', 'text'],
  ])('take a %s for a %s', (type, kind) => {
    expect(kindOf(type)).toBe(kind);
  });
});

describe('lines', () => {
  it('end at a newline alone, wherever the bytes are cut', async () => {
    const text = 'a\u2028b\r\nతెలుగు\n\nlast';
    const bytes = Buffer.from(text);
    const lines: string[] = [];
    for await (const line of linesOf(
      (async function* () {
        for (const byte of bytes) yield Buffer.of(byte);
      })(),
    ))
      lines.push(line);
    expect(lines).toEqual(text.split('\n'));
  });
});
