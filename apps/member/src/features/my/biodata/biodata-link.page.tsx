import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { BiodataChoice } from '@kalyanam/shared/topics/biodata/biodata';
import type { BiodataAnswer, BiodataShare } from '@kalyanam/shared/contracts/biodata';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { PATHS } from '../../../shell/paths';
import { BackLink } from '../../../ui/back-link';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { Icon } from '../../../ui/icon';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { showToast } from '../../../ui/toast';
import { Suggested } from '../../../parts/family-desk/or-suggest';
import { biodataLink, biodataLinks, changeBiodata, useBiodataChanged } from './biodata.queries';
import { useBiodataTexts } from './biodata.en';
import { BiodataSheet } from './biodata-sheet';
import { BiodataTicks } from './biodata-ticks';
import { LinkActs } from './link-acts';
import { useCommonTexts } from '../../../ui/texts/common.en';

/** One link, with the page that it shows: this is what the printer gets, and no more. */
export default function BiodataLinkPage() {
  const texts = useBiodataTexts();
  const { id = '' } = useParams();
  const query = useQuery(biodataLink(id));
  return (
    <div className="page max-w-4xl py-6 print:p-0 sm:py-10">
      <title>{texts.linkTitle}</title>
      <div className="print:hidden">
        <BackLink to={PATHS.biodata}>{texts.all}</BackLink>
      </div>
      <Loaded
        query={query}
        skeleton={
          <Skeleton>
            <SkeletonBlock className="h-[40rem] w-full rounded-card" />
          </Skeleton>
        }
      >
        {(data) => <Link answer={data} />}
      </Loaded>
    </div>
  );
}

const hasPath = (share: BiodataShare): share is BiodataShare & { path: string } => share.path !== null;

function Link({ answer: { share, content, pdf } }: { answer: BiodataAnswer }) {
  const texts = useBiodataTexts();
  const language = useLanguage();
  const [changing, setChanging] = useState(false);
  const isOpen = share.state === 'valid' || share.state === 'not-looking';
  return (
    <>
      <div className="mb-6 grid gap-4 print:hidden">
        <div>
          <h1 data-own-words className="text-3xl wrap-anywhere sm:text-4xl">
            {texts.linkHeading(share.forWhom)}
          </h1>
          <p className="mt-1 text-muted">
            {`${texts.state[share.state]}${share.state === 'valid' ? `, ${texts.until(formatDay(share.expiresAt, language))}` : ''}. ${texts.opened(share.views)}.`}
          </p>
        </div>
        {isOpen && (hasPath(share) ? <LinkActs share={share} pdf={pdf} /> : <Notice>{texts.noPath}</Notice>)}
        {isOpen && !changing && (
          <Button look="quiet" onClick={() => setChanging(true)} className="-ml-3 justify-self-start">
            <Icon name="pencil" />
            {texts.change}
          </Button>
        )}
        {changing && <ChangeForm share={share} onDone={() => setChanging(false)} />}
        <p className="text-small text-muted">{texts.memberOnly}</p>
      </div>
      <BiodataSheet content={content} />
    </>
  );
}

function ChangeForm({ share, onDone }: { share: BiodataShare; onDone: () => void }) {
  const texts = useBiodataTexts();
  const common = useCommonTexts();
  const changed = useBiodataChanged();
  const links = useQuery(biodataLinks(1));
  const { language, sections, photo, contact, gothra, horoscope, head } = share;
  const [choice, setChoice] = useState<BiodataChoice>({ language, sections, photo, contact, gothra, horoscope, head });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const save = async () => {
    if (choice.sections.length === 0) return;
    setBusy(true);
    setFailed(null);
    try {
      await changeBiodata(share.id, { ...choice, version: share.version });
      await changed();
      showToast(texts.saved);
      onDone();
    } catch (thrown) {
      if (thrown instanceof Suggested) return onDone();
      setFailed(thrown);
      setBusy(false);
    }
  };
  return (
    <div className="fields rounded-card border border-line bg-paper p-4 sm:p-6">
      <p className="font-semibold">{texts.everybody}</p>
      <BiodataTicks
        choice={choice}
        stars={links.data?.horoscope ?? horoscope}
        familyNumber={links.data?.familyNumber ?? false}
        onChange={(change) => setChoice({ ...choice, ...change })}
      />
      <FailureNotice failed={failed} />
      <Button busy={busy} onClick={() => void save()} className="justify-self-start">
        {busy ? common.saving : texts.save}
      </Button>
    </div>
  );
}
