import { useState } from 'react';
import type { BiodataShare } from '@kalyanam/shared/contracts/biodata';
import { isRefused } from '@kalyanam/web/api-error';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { saveFile } from '../../../ui/save-file';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { biodataPdf } from './biodata.queries';
import { useBiodataTexts } from './biodata.en';
import { addressOf, WhatsApp } from './whatsapp';

const FILE = 'biodata.pdf';

interface LinkActsProps {
  share: BiodataShare & { path: string };
  /** Whether a PDF can be made here. */
  pdf: boolean;
}

/** The acts on a link: each works without the others. */
export function LinkActs({ share, pdf }: LinkActsProps) {
  const texts = useBiodataTexts();
  const failure = useFailure();
  const [file, setFile] = useState<Blob | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const [shownAddress, setShownAddress] = useState(false);
  const address = addressOf(share.path);

  const made = async (): Promise<Blob | null> => {
    if (file || !pdf) return file;
    setBusy(true);
    setFailed(null);
    try {
      const fresh = await biodataPdf(share.id);
      setFile(fresh);
      return fresh;
    } catch (thrown) {
      setFailed(thrown);
      return null;
    } finally {
      setBusy(false);
    }
  };

  const save = async () => {
    const fresh = await made();
    if (fresh) saveFile(FILE, fresh);
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast(texts.copied);
    } catch {
      setShownAddress(true);
    }
  };

  /** Shares the paper where the device can, else the link alone. Closing the list of applications is no failure. */
  const send = async () => {
    const fresh = await made();
    const files = fresh ? [new File([fresh], FILE, { type: 'application/pdf' })] : [];
    const text = texts.shareText(address);
    const withFile = files.length > 0 && navigator.canShare?.({ files, text });
    await navigator.share?.(withFile ? { files, text } : { text }).catch(() => null);
  };

  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <WhatsApp path={share.path} look="primary" />
        {'share' in navigator && (
          <Button look="secondary" onClick={() => void send()}>
            <Icon name="right" />
            {texts.share}
          </Button>
        )}
        <Button look="secondary" onClick={() => void copy()}>
          <Icon name="file" />
          {texts.copy}
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          <Icon name="print" />
          {texts.print}
        </Button>
        <Button look="secondary" busy={busy} disabled={!pdf} onClick={() => void save()}>
          <Icon name="download" />
          {busy ? texts.pdfMaking : texts.pdf}
        </Button>
      </div>
      {shownAddress && (
        <Notice>
          <p>{texts.copyFailed}</p>
          <p className="wrap-anywhere select-all">{address}</p>
        </Notice>
      )}
      {!pdf && <p className="text-small text-muted">{texts.pdfMissing}</p>}
      <FailureNotice failed={failed} title={failure(failed)}>
        <p>{texts.pdfFailed}</p>
        {!isRefused(failed, 'paper-missing') && (
          <Button look="quiet" busy={busy} onClick={() => void save()} className="-ml-3">
            {texts.again}
          </Button>
        )}
      </FailureNotice>
    </div>
  );
}
