/**
 * R34: a legal text as the owner writes it. Empty lines separate paragraphs, a line that begins with `# ` is a heading,
 * text before the first heading introduces the page, and {email}, {site} and {documents} (those of identity
 * that are accepted) are filled in.
 */
export const LEGAL_KINDS = [
  { value: 'terms', label: 'Terms' },
  { value: 'privacy', label: 'Privacy' },
] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number]['value'];

/** A part is a heading with the text under it, or the introduction of the page. */
export const LEGAL_LIMITS = { part: 2000, parts: 45, versions: 200 } as const;

const PLACEHOLDERS = ['email', 'site', 'documents'] as const;
export type LegalFacts = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

export interface LegalText {
  lead: string;
  blocks: [heading: string, ...paragraphs: string[]][];
}

const BRACES = /\{([^{}]*)\}/g;
const isFact = (name: string): name is keyof LegalFacts => (PLACEHOLDERS as readonly string[]).includes(name);

/** Whether everything in braces can be filled in. */
export const hasKnownFacts = (text: string): boolean =>
  [...text.matchAll(BRACES)].every(([, name]) => isFact(name ?? ''));

/** The parts of a text, each beginning with its heading; the first may introduce the page. */
export const legalParts = (text: string): string[] =>
  text
    .split(/^(?=# )/m)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function readLegalText(text: string, facts: LegalFacts): LegalText {
  const filled = text.replace(BRACES, (whole, name: string) => (isFact(name) ? facts[name] : whole));
  const lead: string[] = [];
  const blocks: LegalText['blocks'] = [];
  const keep = (paragraph: string) => {
    if (paragraph !== '') (blocks.at(-1) ?? lead).push(paragraph);
  };
  let paragraph = '';
  for (const line of filled.split('\n').map((written) => written.trim())) {
    if (line !== '' && !line.startsWith('# ')) {
      paragraph = paragraph === '' ? line : `${paragraph} ${line}`;
      continue;
    }
    keep(paragraph);
    paragraph = '';
    if (line !== '') blocks.push([line.slice(2).trim()]);
  }
  keep(paragraph);
  return { lead: lead.join(' '), blocks };
}
