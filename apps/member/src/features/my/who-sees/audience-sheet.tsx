import type { ReactNode } from 'react';
import type { AudienceAnswer } from '@kalyanam/shared/contracts/audience';
import { ContactChoice } from '../../../parts/account/contact-choice';
import { PhotoChoice } from '../../../parts/account/photo-choice';
import { PATHS } from '../../../shell/paths';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { RowLink, RowList } from '../../../ui/row-list';
import { FamilyChoice } from './family-choice';
import { WishesChoice } from './wishes-choice';
import { useWhoSeesTexts, type Seen } from './who-sees.en';

interface AudienceSheetProps {
  seen: Seen;
  of: AudienceAnswer;
  open: boolean;
  onClose: () => void;
}

/** One thing: who may see it, what each choice means, and where the thing itself is changed. */
export function AudienceSheet({ seen, of, open, onClose }: AudienceSheetProps) {
  const texts = useWhoSeesTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.sheets[seen]}
      foot={
        <Button className="w-full" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className="grid gap-5">
        <Content seen={seen} of={of} />
      </div>
    </Dialog>
  );
}

function Content({ seen, of }: Pick<AudienceSheetProps, 'seen' | 'of'>): ReactNode {
  const texts = useWhoSeesTexts();
  if (seen === 'contact') return <ContactChoice titleUnseen chosen={of.contact} />;
  if (seen === 'photos')
    return (
      <>
        <PhotoChoice titleUnseen chosen={of.photos} />
        <Link title={texts.whoAsked} to={`${PATHS.myPhotos}#asked`} />
      </>
    );
  if (seen === 'family')
    return (
      <>
        <FamilyChoice chosen={of.more} />
        <Link title={texts.editFamily} to={PATHS.moreDetails} />
      </>
    );
  if (seen === 'wishes')
    return (
      <>
        <WishesChoice chosen={of.wishes} />
        <Link title={texts.editWishes} to={PATHS.myWishes} />
      </>
    );
  if (seen === 'horoscope')
    return (
      <>
        <Means lines={texts.horoscopeMeans} />
        <Link title={texts.editHoroscope} to={`${PATHS.moreDetails}?q=horoscope`} />
      </>
    );
  return (
    <>
      <Means lines={texts.gothraMeans} />
      <Link title={texts.editGothra} hint={texts.editGothraMeans} to={PATHS.myGothra} />
    </>
  );
}

/** For what is shown by one rule to everyone. */
const Means = ({ lines }: { lines: Readonly<Record<string, string>> }) =>
  Object.values(lines).map((line) => <p key={line}>{line}</p>);

const Link = (link: { title: string; hint?: string; to: string }) => (
  <RowList>
    <RowLink {...link} />
  </RowList>
);
