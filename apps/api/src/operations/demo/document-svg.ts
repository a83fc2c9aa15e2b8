/** A drawn placeholder for an identity document that cannot be mistaken for a real one. */
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { GENDERS } from '@kalyanam/shared/base/vocabulary/people';
import { DOCUMENT_KINDS, type DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { DemoMember } from './community.js';
import type { DemoIdentity } from './identity-of.js';

const DOCUMENT_PIXELS = { width: 1200, height: 760 } as const;

type Subject = Pick<DemoMember, 'fields' | keyof DemoIdentity | 'panNumber'>;

const NOTICE = 'DEMONSTRATION — NOT A REAL DOCUMENT';
const FONT = 'font-family="Mukta, Noto Sans, DejaVu Sans, sans-serif"';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Only the last four characters are readable. */
function maskedNumber(kind: DocumentKind, { aadhaarNumber, identityNumber, panNumber = '' }: Subject): string {
  const number = kind === 'pan' ? panNumber : (aadhaarNumber ?? identityNumber ?? '');
  return `${kind.startsWith('aadhaar') ? 'XXXX XXXX ' : 'XXXXXX'}${number.slice(-4)}`;
}

/** D, E, M, O as strokes: the stamp also works on machines without fonts. */
const DEMO_STROKES =
  'M0 0V100H30Q60 100 60 50T30 0ZM150 0H90V100H150M90 50H135M180 100V0L215 60L250 0V100M280 50A35 50 0 1 0 350 50A35 50 0 1 0 280 50';

const STAMP = `<path transform="translate(200 520) rotate(-22) scale(2.3)" d="${DEMO_STROKES}" fill="none" stroke="#7a1f2b" stroke-opacity=".2" stroke-width="12" stroke-linejoin="round"/>`;

const entry = (label: string, value: string, y: number) =>
  `<text x="400" y="${y}" font-size="24" fill="#6b5f58">${label}</text>
  <text x="400" y="${y + 42}" font-size="36" fill="#2a2321">${escaped(value)}</text>
  <path d="M400 ${y + 58}H1110" stroke="#d9cbb2" stroke-width="2"/>`;

/** An SVG document of DOCUMENT_PIXELS. */
export function documentSvg(kind: DocumentKind, member: Subject): string {
  const { name, dob, gender } = member.fields;
  const { width, height } = DOCUMENT_PIXELS;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${FONT}>
  <defs><pattern id="hatch" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0V28" stroke="#c8912b" stroke-opacity=".16" stroke-width="8"/></pattern></defs>
  <rect width="${width}" height="${height}" fill="#fbf7ef"/>
  <rect width="${width}" height="${height}" fill="url(#hatch)"/>
  <rect x="20" y="20" width="${width - 40}" height="${height - 40}" rx="20" fill="none" stroke="#7a1f2b" stroke-width="5" stroke-dasharray="18 12"/>
  <rect x="20" y="20" width="${width - 40}" height="92" rx="20" fill="#7a1f2b"/>
  <text x="${width / 2}" y="80" font-size="40" font-weight="700" fill="#fbf7ef" text-anchor="middle">${NOTICE}</text>
  <text x="70" y="172" font-size="30" fill="#7a1f2b">Specimen sheet: ${labelOf(DOCUMENT_KINDS, kind)}</text>
  <rect x="70" y="210" width="270" height="338" rx="12" fill="#efe4d2" stroke="#d9cbb2" stroke-width="3"/>
  <circle cx="205" cy="330" r="62" fill="#d9cbb2"/><path d="M95 546c0-80 50-126 110-126s110 46 110 126Z" fill="#d9cbb2"/>
  ${entry('Name', name, 240)}
  ${entry('Date of birth', dob.split('-').reverse().join('/'), 350)}
  ${entry('Gender', labelOf(GENDERS, gender), 460)}
  <text x="400" y="596" font-size="24" fill="#6b5f58">Number (masked)</text>
  <text x="400" y="652" font-size="50" letter-spacing="4" fill="#2a2321">${maskedNumber(kind, member)}</text>
  ${STAMP}
  <text x="${width / 2}" y="716" font-size="24" font-weight="700" fill="#7a1f2b" text-anchor="middle">${NOTICE}</text>
</svg>`;
}
