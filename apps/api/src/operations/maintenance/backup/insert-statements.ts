const STATEMENT_BYTES = 512 * 1024;

/** How the values of a column are written. */
export type Kind = 'number' | 'text' | 'bytes';

const NUMBERS = /^(?:tinyint|smallint|mediumint|int|bigint|decimal|float|double|year)$/;
const BYTES = /binary$|blob$|^bit$/;

export const kindOf = (dataType: string): Kind => {
  if (NUMBERS.test(dataType)) return 'number';
  return BYTES.test(dataType) ? 'bytes' : 'text';
};

const NULL = Buffer.from('NULL');
const HEX = Buffer.from('0123456789abcdef');
const [QUOTE, BACKSLASH, X, OPEN, CLOSE, COMMA] = [...Buffer.from(`'\\X(),`)] as [
  number,
  number,
  number,
  number,
  number,
  number,
];
/** The letter behind a backslash for a byte of a text; 0 where the byte is written as it is. */
const ESCAPED = new Uint8Array(256);
for (const [byte, letter] of [
  ['\0', '0'],
  ['\n', 'n'],
  ['\r', 'r'],
  ['\x1a', 'Z'],
  [`'`, `'`],
  ['\\', '\\'],
] as const)
  ESCAPED[byte.charCodeAt(0)] = letter.charCodeAt(0);

/**
 * INSERT statements for rows as the server sends them, each on a line of its own. Values are copied from bytes to
 * bytes: as JavaScript's values and strings they would cost several times as much.
 */
export class InsertStatements {
  private bytes = Buffer.allocUnsafe(2 * STATEMENT_BYTES);
  private length: number;

  constructor(
    private readonly begin: Buffer,
    private readonly kinds: readonly Kind[],
  ) {
    this.length = begin.copy(this.bytes);
  }

  /** Returns a whole statement whenever one is long enough. */
  add(row: readonly (Buffer | null)[]): Buffer | null {
    this.makeRoom(row);
    const { bytes } = this;
    let at = this.length;
    if (at > this.begin.length) bytes[at++] = COMMA;
    bytes[at++] = OPEN;
    for (let place = 0; place < row.length; place += 1) {
      if (place > 0) bytes[at++] = COMMA;
      at = this.put(at, row[place] ?? null, this.kinds[place]);
    }
    bytes[at++] = CLOSE;
    this.length = at;
    return at > STATEMENT_BYTES ? this.end() : null;
  }

  /** The rest; null for nothing. */
  rest(): Buffer | null {
    return this.length > this.begin.length ? this.end() : null;
  }

  private end(): Buffer {
    this.length += this.bytes.write(';\n', this.length);
    const whole = Buffer.from(this.bytes.subarray(0, this.length));
    this.length = this.begin.length;
    return whole;
  }

  private put(at: number, value: Buffer | null, kind: Kind | undefined): number {
    const { bytes } = this;
    if (value === null) return at + NULL.copy(bytes, at);
    if (kind === 'number') {
      for (let i = 0; i < value.length; i += 1) bytes[at++] = value[i] as number;
      return at;
    }
    if (kind === 'bytes') bytes[at++] = X;
    bytes[at++] = QUOTE;
    at = kind === 'bytes' ? this.putHex(at, value) : this.putText(at, value);
    bytes[at++] = QUOTE;
    return at;
  }

  private putText(at: number, value: Buffer): number {
    const { bytes } = this;
    for (let i = 0; i < value.length; i += 1) {
      const byte = value[i] as number;
      const letter = ESCAPED[byte] as number;
      if (letter === 0) bytes[at++] = byte;
      else {
        bytes[at++] = BACKSLASH;
        bytes[at++] = letter;
      }
    }
    return at;
  }

  private putHex(at: number, value: Buffer): number {
    const { bytes } = this;
    for (let i = 0; i < value.length; i += 1) {
      const byte = value[i] as number;
      bytes[at++] = HEX[byte >> 4] as number;
      bytes[at++] = HEX[byte & 15] as number;
    }
    return at;
  }

  /** A value takes twice its bytes at most, and a few for its signs. */
  private makeRoom(row: readonly (Buffer | null)[]): void {
    let most = this.length + 8;
    for (const value of row) most += 2 * (value?.length ?? 0) + 8;
    if (most <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * most);
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}
