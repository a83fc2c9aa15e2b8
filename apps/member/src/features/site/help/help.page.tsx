import { useVoice } from '../../../parts/speech/voices';
import { useSessionUser } from '../../../session/session';
import { SITE } from '../../../shell/site';
import { Section } from '../../../ui/section';
import { AllPages } from './all-pages';
import { DisplayForm } from './display-form';
import { useHelpTexts } from './help.en';

/** C15: open to everyone, because a person who needs it may not be able to log in. */
export default function HelpPage() {
  const texts = useHelpTexts();
  const isMember = useSessionUser() !== null;
  return (
    <div className="page grid max-w-3xl gap-8 py-6 sm:py-10">
      <title>{texts.title}</title>
      <div>
        <h1 className="text-4xl">{texts.heading}</h1>
        <p className="mt-2 text-muted">{texts.lead}</p>
      </div>
      <Section title={texts.displayHeading}>
        <DisplayForm />
      </Section>
      <Section title={texts.voiceHeading}>
        <Voice />
      </Section>
      <Section title={texts.ringHeading}>
        <p>{texts.ring}</p>
        <a
          href={`mailto:${SITE.supportEmail}`}
          className="inline-flex min-h-12 items-center font-semibold wrap-anywhere text-accent underline-offset-4"
        >
          {SITE.supportEmail}
        </a>
      </Section>
      {isMember && <AllPages />}
    </div>
  );
}

const WAYS = ['android', 'iphone', 'windows'] as const;

function Voice() {
  const texts = useHelpTexts();
  const voice = useVoice();
  if (voice)
    return (
      <>
        <p>{texts.voiceThere(voice.name)}</p>
        {!voice.localService && <p className="mt-2 text-muted">{texts.voiceAway}</p>}
      </>
    );
  return (
    <>
      <p>{texts.voiceMissing}</p>
      <ul className="mt-2 grid list-disc gap-2 ps-6">
        {WAYS.map((way) => (
          <li key={way}>
            <p>{texts.ways[way]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
