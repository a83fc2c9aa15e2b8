/** Text as the fonts of the documents can draw it: a sign that none of them has would be a box on paper. */

const CLUSTERS = new Intl.Segmenter();
const ASCII = /^[\n -~]*$/;
/** Letters, their marks, numbers: a name keeps them in every script, even one that is boxes on paper. */
const WRITTEN = /^(?!\p{Default_Ignorable_Code_Point}|\p{Me}|(?=\p{N})\p{Script=Common})[\p{L}\p{M}\p{N}]$/u;
/** Clusters whose letters the fonts have: a mark that they lack would make a box of the letter too. */
const OURS = /^[\p{Script=Latin}\p{Script=Telugu}\p{Script=Common}\p{Script=Inherited}]/u;
/** Signs that families write and typst's own fonts have. */
const OF_TYPST = /^[₹№←-↕≈≠≤≥●■★✓❤]$/u;
/** They are in fonts of Latin letters only. */
const ACCENT = /^[\u0300-\u036f]$/;
const UNSEEN = /^\p{Default_Ignorable_Code_Point}$/u;
/** Places where a word may break, which no font draws. */
const BREAK = /^[\n\u00ad\u200b]$/;
const JOINER = /^[\u200c\u200d]$/;
/** Marks a sign that is left out, until the blanks around it are fixed. */
const GAP = '\ue000';
const GAPS = new RegExp(`(?<! ) *${GAP}[ ${GAP}]*`, 'g');

type Covers = (character: string) => boolean;

/** @param fonts whole files of TTF */
export function drawableBy(fonts: readonly Buffer[]): (text: string) => string {
  const ranges = fonts.flatMap(rangesOf);
  const covers: Covers = (character) => {
    const code = character.codePointAt(0) ?? 0;
    return OF_TYPST.test(character) || ranges.some(([first, last]) => first <= code && code <= last);
  };
  return (text) =>
    ASCII.test(text)
      ? text
      : Array.from(CLUSTERS.segment(text), ({ segment }) => clusterOf(segment, covers))
          .join('')
          .replace(GAPS, blankAt);
}

function clusterOf(cluster: string, covers: Covers): string {
  const written = [...cluster].some((character) => WRITTEN.test(character));
  const isTelugu = /\p{Script=Telugu}/u.test(cluster);
  const isDrawn: Covers = (character) => {
    if (UNSEEN.test(character)) return written && JOINER.test(character);
    return ACCENT.test(character) ? !isTelugu : covers(character) && !/\p{Cc}/u.test(character);
  };
  const every = (text: string): boolean => [...text].every((character) => BREAK.test(character) || isDrawn(character));
  if (every(cluster)) return cluster;
  const plainer = cluster
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s/gu, ' ');
  if (every(plainer)) return plainer;
  const isKept: Covers = (character) =>
    isDrawn(character) || (WRITTEN.test(character) && !(OURS.test(cluster) && /\p{M}/u.test(character)));
  const left = [...cluster].filter(isKept).join('');
  return left || (UNSEEN.test(cluster) ? '' : GAP);
}

/** One blank between two words, none at an end or before a stop. */
function blankAt(gap: string, at: number, text: string): string {
  const [before, after] = [text[at - 1] ?? '\n', text[at + gap.length] ?? '\n'];
  return '\n('.includes(before) || '\n,.;:!?)'.includes(after) ? '' : ' ';
}

/** First and last code point of each range in the table `cmap` (OpenType, format 4). */
function rangesOf(font: Buffer): [number, number][] {
  const cmap = tableOf(font, 'cmap');
  for (let at = 4; at < 4 + 8 * cmap.readUInt16BE(2); at += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const doubled = table.readUInt16BE(6);
    return Array.from({ length: doubled / 2 - 1 }, (_, range) => [
      table.readUInt16BE(16 + doubled + 2 * range),
      table.readUInt16BE(14 + 2 * range),
    ]);
  }
  throw new Error('A font of the documents has no table of its letters.');
}

function tableOf(font: Buffer, name: string): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, entry) => 12 + 16 * entry);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === name);
  if (entry === undefined) throw new Error(`A font of the documents has no table ${name}.`);
  return font.subarray(font.readUInt32BE(entry + 8));
}
