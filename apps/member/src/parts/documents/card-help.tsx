import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { useDocumentTexts } from './documents.en';

/** A drawing of the document, with the numbers of what the team reads on it, and what is to be covered. */
export function CardHelp({ kind }: { kind: IdentityKind }) {
  const { help } = useDocumentTexts();
  const masked = kind === 'aadhaar-masked';
  return (
    <figure className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:grid-cols-[15rem_1fr] sm:items-center">
      <CardDrawing label={help.alt(kind)} masked={masked} />
      <figcaption>
        <p className="font-semibold">{help.title}</p>
        <ol className="mt-1 grid list-inside list-decimal grid-cols-2 gap-x-4 marker:font-semibold marker:text-accent">
          {[help.photo, help.name, help.dob, masked ? help.lastFour : help.number].map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
        {masked && <p className="mt-2 font-semibold">{help.cover}</p>}
        <p className="mt-2 text-small text-muted">{help.tip}</p>
      </figcaption>
    </figure>
  );
}

const MARKS = [
  { x: 24, y: 58 },
  { x: 184, y: 55 },
  { x: 160, y: 75 },
  { x: 196, y: 119 },
];

const CardDrawing = ({ label, masked }: { label: string; masked: boolean }) => (
  <svg viewBox="0 0 240 150" role="img" aria-label={label} className="w-full max-w-60">
    <rect x="1" y="1" width="238" height="148" rx="10" className="fill-ground stroke-edge" strokeWidth="1.5" />
    <path d="M1 32V11A10 10 0 0 1 11 1H229A10 10 0 0 1 239 11V32Z" className="fill-well" />
    <path d="M12 17h52M176 17h52" className="stroke-edge" strokeWidth="5" strokeLinecap="round" />
    <g className="fill-none stroke-ink" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
      <rect x="16" y="44" width="48" height="58" rx="4" />
      <circle cx="40" cy="65" r="9" />
      <path d="M23 102c1-13 8-19 17-19s16 6 17 19" />
    </g>
    <path d="M76 55h86M76 75h62M76 93h40" className="stroke-muted" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M204 44h22v22h-22ZM204 74h9v9h-9ZM218 74h8v8h-8ZM204 89h8v8h-8ZM217 88h9v9h-9Z"
      className="fill-none stroke-muted"
      strokeWidth="2.4"
    />
    <path d="M16 111.5h208" className="stroke-line" strokeWidth="1.5" />
    <g className="stroke-ink" strokeWidth="6" strokeLinecap="round" strokeDasharray="0.1 11">
      <path d="M46 130h34M96 130h34M146 130h34" />
    </g>
    {masked && <path d="M38 119h98v22H38Z" className="fill-ink" />}
    {MARKS.map(({ x, y }, index) => (
      <g key={index}>
        <circle cx={x} cy={index === 3 ? 130 : y} r="9.5" className="fill-kumkum" />
        <text
          x={x}
          y={(index === 3 ? 130 : y) + 4.6}
          textAnchor="middle"
          className="fill-on-kumkum text-[13px] font-semibold"
        >
          {index + 1}
        </text>
      </g>
    ))}
  </svg>
);
