import { useState } from 'react';
import type { CompletenessPart } from '@kalyanam/shared/topics/profile/completeness';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useHomeTexts } from './home.en';
import { putOff, wasPutOff } from './later';

const ALL: readonly CompletenessPart[] = ['family', 'native-place', 'study-work'];

/** Once, to those who have told nothing of it yet: what families ask in the first call. */
export function TellMore({ user, profile }: { user: SessionUser; profile: MyProfile }) {
  const texts = useHomeTexts();
  const [off, setOff] = useState(() => wasPutOff(user.id));
  const { missing } = profile.completeness;
  if (off || !ALL.every((part) => missing.includes(part))) return null;
  return (
    <section className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4">
        <Icon name="family" className="size-8 text-turmeric-ink" />
        <div>
          <h2 className="text-2xl">{texts.laterTitle}</h2>
          <p className="mt-1 max-w-prose">{texts.laterText}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={PATHS.moreDetails} className="max-sm:grow">
          {texts.fillIn}
        </ButtonLink>
        <Button
          look="secondary"
          className="max-sm:grow"
          onClick={() => {
            putOff(user.id);
            setOff(true);
          }}
        >
          {texts.later}
        </Button>
      </div>
    </section>
  );
}
