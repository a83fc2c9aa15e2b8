import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import type { AudienceAnswer } from '@kalyanam/shared/contracts/audience';
import { useSessionUser } from '../../../session/session';
import { lazyPart } from '../../../shell/lazy-part';
import { seenPath, type SeenPart } from '../../../shell/paths';
import { SwitchField } from '../../../ui/form/switch-field';
import type { IconName } from '../../../ui/icon';
import { RowButton, RowLink, RowList } from '../../../ui/row-list';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useSaveWishSettings } from './wish-settings';
import { useWhoSeesTexts } from './who-sees.en';

const PauseSheet = lazyPart(async () => (await import('./pause-sheet')).PauseSheet);
const HideSheet = lazyPart(async () => (await import('./hide-sheet')).HideSheet);

const ICONS: Readonly<Record<SeenPart, IconName>> = { looked: 'eye', blocked: 'block', 'not-for-us': 'close' };

interface LessRowsProps {
  of: AudienceAnswer;
  lists: readonly SeenPart[];
}

/** Every way to be seen less, and the lists of those it concerns. */
export function LessRows({ of, lists }: LessRowsProps) {
  const texts = useWhoSeesTexts();
  const acting = useSessionUser()?.acting !== undefined;
  const words: Readonly<Record<SeenPart, { title: string; hint?: string }>> = {
    looked: { title: texts.looked, hint: texts.lookedMeans },
    blocked: { title: texts.blocked },
    'not-for-us': { title: texts.notForUs, hint: texts.notForUsMeans },
  };
  if (acting && lists.length === 0) return null;
  return (
    <section aria-labelledby="seen-less">
      <h2 id="seen-less" className="mb-3 text-2xl">
        {texts.less}
      </h2>
      <RowList>
        {!acting && <OwnRows of={of} />}
        {lists.map((part) => (
          <RowLink key={part} icon={ICONS[part]} {...words[part]} to={seenPath(part)} />
        ))}
      </RowList>
    </section>
  );
}

function OwnRows({ of }: Pick<LessRowsProps, 'of'>) {
  const texts = useWhoSeesTexts();
  const user = useSessionUser();
  const [sheet, setSheet] = useState<{ of: 'pause' | 'hide'; open: boolean } | null>(null);
  const close = () => setSheet((shown) => shown && { ...shown, open: false });
  return (
    <>
      <RowButton
        icon="pause"
        title={of.isActive ? texts.pause : texts.offline}
        hint={of.isActive ? texts.pauseMeans : texts.offlineMeans}
        leads
        onPress={() => setSheet({ of: 'pause', open: true })}
        onNear={PauseSheet.ahead}
      />
      {user && mayBrowse(user.verificationStatus) && (
        <RowButton
          icon="person"
          title={texts.hideOne}
          hint={texts.hideOneMeans}
          leads
          onPress={() => setSheet({ of: 'hide', open: true })}
          onNear={HideSheet.ahead}
        />
      )}
      <Misfits hidden={of.hideFromMisfits} />
      {sheet?.of === 'pause' && <PauseSheet of={of} open={sheet.open} onClose={close} />}
      {sheet?.of === 'hide' && <HideSheet open={sheet.open} onClose={close} />}
    </>
  );
}

/** Shows the choice immediately; falls back when the server refuses. */
function Misfits({ hidden }: { hidden: boolean }) {
  const texts = useWhoSeesTexts();
  const failure = useFailure();
  const save = useSaveWishSettings();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (hideFromMisfits: boolean) => save({ hideFromMisfits }),
    onError: (thrown) => showToast(failure(thrown)),
  });
  return (
    <li>
      <SwitchField
        row
        icon="filter"
        label={texts.misfits}
        hint={texts.misfitsMean}
        checked={isPending ? variables : hidden}
        onChange={(event) => {
          if (!isPending) mutate(event.target.checked);
        }}
      />
    </li>
  );
}
