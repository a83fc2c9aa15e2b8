import { PATHS } from '../../shell/paths';

const LINK = 'font-semibold text-accent underline underline-offset-4';

interface TermsSentenceProps {
  agree: string;
  terms: string;
  and: string;
  privacy: string;
  agreeEnd: string;
}

/** The terms to agree to. The links open in a new tab, so that nothing typed is lost. */
export function TermsSentence({ agree, terms, and, privacy, agreeEnd }: TermsSentenceProps) {
  return (
    <>
      {agree}{' '}
      <a href={PATHS.terms} target="_blank" rel="noreferrer" className={LINK}>
        {terms}
      </a>{' '}
      {and}{' '}
      <a href={PATHS.privacy} target="_blank" rel="noreferrer" className={LINK}>
        {privacy}
      </a>
      {agreeEnd}
    </>
  );
}
