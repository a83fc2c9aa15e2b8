import type { BiodataContent, BiodataPart, BiodataRow } from '@kalyanam/shared/contracts/biodata';
import { Muggu } from '../../../ui/muggu';
import { nameSize } from '../../../ui/name-size';
import { useBiodataTexts } from './biodata.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

const TELUGU = /[\u0c00-\u0c7f]/;
const languageOf = (text: string) => (TELUGU.test(text) ? 'te' : 'en');

/** The page as anyone with the link gets it, and as it leaves the printer: all of its words come from the server. */
export function BiodataSheet({ content }: { content: BiodataContent }) {
  const texts = useBiodataTexts();
  const common = useCommonTexts();
  const { head, title, name, photo, parts, footer, code } = content;
  const [first = '', ...others] = name;
  return (
    <article
      aria-label={texts.preview}
      className="rounded-card border border-line bg-paper px-5 py-8 wrap-anywhere print:rounded-none print:border-0 print:p-0 sm:px-10"
    >
      <div className="grid justify-items-center gap-1.5 text-center">
        <Muggu className="w-52 max-w-full" />
        {head && (
          <p lang="te" className="font-display text-2xl text-accent">
            {head}
          </p>
        )}
        <p className="font-display text-lg text-accent">{title.join(' · ')}</p>
        <h2 lang={languageOf(first)} className={nameSize(first)}>
          {first}
        </h2>
        {others.map((other) => (
          <p key={other} lang={languageOf(other)} className="text-lg">
            {other}
          </p>
        ))}
      </div>
      {photo && (
        <img
          src={photo.address}
          width={photo.width}
          height={photo.height}
          alt={common.photoOf(first)}
          className="mx-auto mt-6 aspect-4/5 h-auto w-48 rounded-card border border-line object-cover print:float-right print:m-0 print:mb-4 print:ml-6 print:w-40"
        />
      )}
      {parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
      <div className="mt-8 flex items-center gap-4 border-t border-line pt-4 text-small text-muted">
        {code && (
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            aria-hidden="true"
            className="w-24 shrink-0 bg-white fill-black p-1.5"
          >
            <path d={code.path} />
          </svg>
        )}
        <div>
          {footer.map((line) => (
            <p key={line} lang={languageOf(line)}>
              {line}
            </p>
          ))}
        </div>
      </div>
    </article>
  );
}

function Part({ part }: { part: BiodataPart }) {
  if (part.id !== 'words')
    return (
      <section className="mt-7 print:mt-4 print:break-inside-avoid-page">
        <Heading words={part.title} />
        <dl className="grid gap-2 print:gap-1">
          {part.rows.map((row, index) => (
            <Row key={index} row={row} />
          ))}
        </dl>
      </section>
    );
  return part.rows.map(({ name, lines }, index) => (
    <section key={index} className="mt-7 print:mt-4 print:break-inside-avoid-page">
      <Heading words={name} />
      {lines.map((line, at) => (
        <p key={at} lang={languageOf(line)}>
          {line}
        </p>
      ))}
    </section>
  ));
}

const Heading = ({ words }: { words: readonly string[] }) => (
  <h3 className="mb-2.5 border-b border-turmeric pb-1 text-xl text-accent">{words.join(' · ')}</h3>
);

const Row = ({ row: { name, lines } }: { row: BiodataRow }) => (
  <div className="grid gap-x-5 min-[26rem]:grid-cols-[minmax(7rem,34%)_minmax(0,1fr)] print:grid-cols-[34%_minmax(0,1fr)]">
    <dt className="text-muted">{name.join(' · ')}</dt>
    <dd>
      {lines.map((line, at) => (
        <span key={at} lang={languageOf(line)} className="block">
          {line}
        </span>
      ))}
    </dd>
  </div>
);
