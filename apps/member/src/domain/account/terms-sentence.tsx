import { PATHS } from '../../shell/paths';

const LINK = 'font-semibold text-accent underline underline-offset-4';

interface TermsSentenceProps {
  agree: string;
  terms: string;
  and: string;
  privacy: string;
  agreeEnd: string;
}

/** What is agreed to. The links open beside the form, so that nothing typed is left behind. */
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
