import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LookingRequest, LookingStanding } from '@kalyanam/shared/contracts/looking';
import { ownProfileChanged } from '../../../parts/account/my-profile.queries';
import { LookingForm } from '../../../parts/looking/looking-form';
import { useLookingTexts } from '../../../parts/looking/looking.en';
import { PATHS } from '../../../shell/paths';
import { BackLink } from '../../../ui/back-link';
import { Answered } from './answered';
import { sendAnswer } from '../../../parts/looking/use-press';

/** C5: the question, for a logged-in member. */
export default function LookingPage() {
  const texts = useLookingTexts();
  const client = useQueryClient();
  const [given, setGiven] = useState<LookingStanding | null>(null);
  const send = async (request: LookingRequest) => {
    const standing = await sendAnswer(request);
    ownProfileChanged(client);
    setGiven(standing);
  };
  return (
    <div className="page grid max-w-xl gap-5 py-6 sm:py-10">
      <title>{texts.title}</title>
      <BackLink to={PATHS.myProfile}>{texts.myProfile}</BackLink>
      <h1 className="text-3xl sm:text-4xl">{texts.question}</h1>
      {given ? (
        <Answered given={given} />
      ) : (
        <>
          <p className="text-muted">{texts.why}</p>
          <LookingForm send={send} />
        </>
      )}
    </div>
  );
}
